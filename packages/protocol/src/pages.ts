/** The first part of the app's addresses, and whether one of something follows or the page also stands alone. */
const PAGES = {
  account: 'alone',
  clubs: 'alone',
  friends: 'alone',
  game: 'of-one',
  leaderboard: 'alone',
  lesson: 'of-one',
  match: 'of-one',
  matches: 'alone',
  online: 'alone',
  order: 'alone',
  people: 'of-one',
  puzzle: 'of-one',
  recover: 'alone',
  replay: 'of-one',
  settings: 'alone',
  stop: 'of-one',
  table: 'of-one',
  tournaments: 'alone',
} as const;

export type PageName = keyof typeof PAGES;

const isPageName = (name: string): name is PageName => Object.hasOwn(PAGES, name);

/** The page at an address of these parts, if the app has one there. */
export function pageAt([name = '', id = '']: readonly string[]): PageName | undefined {
  if (!isPageName(name)) return undefined;
  return id === '' && PAGES[name] === 'of-one' ? undefined : name;
}
