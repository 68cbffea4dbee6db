import type { OptionValue } from '@roundhouse/engine';
import { findBox } from '../../games/shelf.ts';
import type { OptionWords } from '../../games/shelf.ts';
import { words } from '../../words/words.ts';

/** What a game calls one of its options. */
export const optionWords = (game: string, key: string): OptionWords[string] | undefined =>
  findBox(game)?.words().options[key];

/** What a value of an option is called: "yes", "One each". */
export function valueName(game: string, key: string, value: OptionValue): string {
  if (typeof value === 'boolean') return value ? words().game.yes : words().game.no;
  return optionWords(game, key)?.values[String(value)] ?? String(value);
}
