import { plural } from './plural.ts';

const YOU = 'Du';

/** „Du hast“, „Ada hat“: what a sentence about the past begins with. */
export const hat = (who: string): string => verb(who, 'hast', 'hat');

/** „Du bietest“, „Ada bietet“. */
export const verb = (who: string, yours: string, theirs: string): string =>
  `${who} ${who === YOU ? yours : theirs}`;

/** „du“ in the middle of a sentence, or the name. */
export const du = (who: string): string => (who === YOU ? 'du' : who);

/** „dir“, or the name. */
export const dir = (who: string): string => (who === YOU ? 'dir' : who);

/** „dich“, or the name. */
export const dich = (who: string): string => (who === YOU ? 'dich' : who);

/** „Adas“, „Max’“. */
export const genitive = (name: string): string => (/[sßxz]$/i.test(name) ? `${name}’` : `${name}s`);

/** „Deine“, „Adas“: whose hand it is, at the start of a line. */
export const deine = (who: string): string => (who === YOU ? 'Deine' : genitive(who));

/** „Dein“, „Adas“: whose turn it is, at the start of a line. */
export const dein = (who: string): string => (who === YOU ? 'Dein' : genitive(who));

/** „1 Karte“, „3 Karten“. */
export const count = (n: number, one: string, other: string): string =>
  plural('de', n, { one: `# ${one}`, other: `# ${other}` });
