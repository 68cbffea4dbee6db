import { plural } from './plural.ts';

/** “1 card”, “3 cards”. */
export const count = (n: number, one: string, other: string): string =>
  plural('en', n, { one: `# ${one}`, other: `# ${other}` });
