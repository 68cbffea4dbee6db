import { count } from '../../../words/english.ts';

export const en = {
  exportAll: 'Export everything',
  exportAllAbout:
    'All matches of this browser in one file, running ones too, and your comments on matches online',
  imported: (n: number, remarked: number) =>
    [
      n === 0 && remarked === 0 ? 'You already have every match in that file.' : '',
      n === 0 ? '' : `${count(n, 'match', 'matches')} imported.`,
      remarked === 0 ? '' : `Comments on ${count(remarked, 'match', 'matches')} online imported.`,
    ]
      .filter((part) => part !== '')
      .join(' '),
  filter: 'Filter matches',
  search: 'Search',
  searchHint: 'Game, player or comment',
  game: 'Game',
  allGames: 'All games',
  opponent: 'Opponent',
  allOpponents: 'All opponents',
  result: 'Result',
  results: { all: 'All results', won: 'Won', lost: 'Not won', open: 'Not over yet' },
  when: 'When',
  periods: { ever: 'Any time', week: 'Last 7 days', month: 'Last 30 days', year: 'Last 365 days' },
  found: (n: number) => count(n, 'match', 'matches'),
  none: 'No matches fit these filters.',
  stats: 'How I play',
  statsBy: 'By',
  by: { game: 'Game', seat: 'Seat', seats: 'Number of players', opponent: 'Opponent' },
  seat: (n: number) => `Seat ${n}`,
  seats: (n: number) => `${n} players`,
  wins: 'Won',
  place: 'Average place',
  rate: (won: number, played: number) =>
    `${won} of ${played} won (${Math.round((100 * won) / played)}%)`,
  noStats: 'Finish a match, and this shows how you did.',
  fromMove: (move: number, online: boolean) =>
    `From move ${move}${online ? ' of an online match' : ''}`,
  comment: 'Comment',
  problem: (line: number, column: number, expected: string, found: string) =>
    `Line ${line}, column ${column}: expected ${expected}, found ${found}.`,
  quoted: (text: string) => `“${text}”`,
  theEnd: 'the end of the text',
  such: (words: string) => `such as ${words}`,
  expected: {
    tag: 'a tag in brackets',
    'closing-quote': 'a closing quotation mark',
    'closing-bracket': 'a closing bracket',
    'closing-brace': 'a closing brace',
    game: 'the tag of a known game',
    rules: 'another version of the rules',
    seed: 'a seed of 32 hexadecimal digits',
    'seat-tags': 'a tag for each seat, in a number that the game allows',
    options: 'options of this game',
    branch: 'where the match went on from another one',
    number: 'the number of the next move',
    seat: 'the letter of a seat',
    decider: 'a player who has to decide now',
    move: 'a move',
    value: 'a value',
    'legal-move': 'a legal move',
    end: 'nothing more, because the match is over',
    result: 'the result that the moves lead to',
  },
};
