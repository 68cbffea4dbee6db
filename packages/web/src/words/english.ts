import { plural } from './plural.ts';

/** “1 card”, “3 cards”. */
export const count = (n: number, one: string, other: string): string =>
  plural('en', n, { one: `# ${one}`, other: `# ${other}` });

const YOU = 'You';

/** “you” in the middle of a sentence, or the name. */
export const you = (who: string): string => (who === YOU ? 'you' : who);

/** “You play”, “Ada plays”. */
export const verb = (who: string, yours: string, theirs: string): string =>
  `${who} ${who === YOU ? yours : theirs}`;

/** “Your”, “Ada’s”. */
export const whose = (who: string): string => (who === YOU ? 'Your' : `${who}’s`);
