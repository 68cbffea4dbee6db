/** A piece of a text, and whether it is what was looked for. */
interface Part {
  readonly text: string;
  readonly isHit: boolean;
}

/** Fewer letters are found everywhere. */
const LEAST = 2;

/** Without accents, capitals and the shapes of quotes; as long as it was, so that places stay the same. */
function fold(text: string): string {
  return Array.from({ length: text.length }, (_, i) =>
    text.charAt(i).normalize('NFD').toLowerCase().charAt(0).replace('’', "'"),
  ).join('');
}

/** What is looked for, as it is compared; nothing while it is too short. */
export function wantedOf(typed: string): string {
  const wanted = fold(typed.trim());
  return wanted.length < LEAST ? '' : wanted;
}

/** The text cut at what is wanted. */
export function partsOf(text: string, wanted: string): readonly Part[] {
  if (wanted === '') return [{ text, isHit: false }];
  const folded = fold(text);
  const parts: Part[] = [];
  let from = 0;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, from)) {
    if (at > from) parts.push({ text: text.slice(from, at), isHit: false });
    from = at + wanted.length;
    parts.push({ text: text.slice(at, from), isHit: true });
  }
  if (from < text.length) parts.push({ text: text.slice(from), isHit: false });
  return parts;
}

export const isIn = (texts: readonly string[], wanted: string): boolean =>
  wanted !== '' && texts.some((text) => fold(text).includes(wanted));
