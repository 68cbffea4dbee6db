import type { AnyGame, MoveBase } from '../game.ts';
import type { FieldCheck } from '../parse.ts';

/** One word from a name: what would end a word becomes a hyphen. */
const wordOf = (name: string): string => name.trim().replaceAll(/[\s,;{}[\]"]+/g, '-');

/** Words are the same in large and small letters, with and without accents, with hyphens or underscores. */
export function fold(word: string): string {
  return word
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('_', '-')
    .toLowerCase();
}

/** A move as people write it: its kind, then a word for each field. */
export function spellMove(game: Pick<AnyGame, 'moveFields'>, move: MoveBase): string {
  const fields = Object.entries(game.moveFields[move.kind] ?? {});
  const words = fields.map(([field, check]) => spellValue(check, Reflect.get(move, field)));
  return [move.kind, ...words].join(' ');
}

function spellValue({ names }: FieldCheck, value: unknown): string {
  return wordOf((typeof value === 'number' ? names?.[value] : undefined) ?? String(value));
}

/** The value of a field that a word spells: by its name, as a number or as itself. */
export function readValue({ names, accepts }: FieldCheck, word: string): unknown {
  const wanted = fold(word);
  const named = names?.findIndex((name) => fold(wordOf(name)) === wanted) ?? -1;
  const isNumber = /^-?\d+$/.test(word);
  const values: readonly unknown[] = [
    ...(named >= 0 ? [named] : []),
    ...(isNumber ? [Number(word)] : []),
    word,
    word.toLowerCase(),
    ...(wanted === 'true' || wanted === 'false' ? [wanted === 'true'] : []),
  ];
  return values.find((value) => accepts(value));
}

/** Some of the words that a field takes, to tell people what was expected. */
export function wordsFor({ names, accepts }: FieldCheck): string[] {
  return (names ?? []).flatMap((name, value) => (accepts(value) ? [wordOf(name)] : []));
}

/** The kind of move that a word names. */
export function readKind(game: Pick<AnyGame, 'moveFields'>, word: string): string | undefined {
  return Object.keys(game.moveFields).find((kind) => fold(kind) === fold(word));
}
