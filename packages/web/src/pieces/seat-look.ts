import type { Seat } from '@roundhouse/engine';
import type { Livery, PatternName } from './patterns.ts';

/** The same in light and dark; told apart also by people who see fewer colours, and by pattern and letter anyway. */
const LOOKS: readonly { readonly colour: string; readonly pattern: PatternName }[] = [
  { colour: '#4a5a8a', pattern: 'plain' },
  { colour: '#b85810', pattern: 'stripe' },
  { colour: '#8762c3', pattern: 'dot' },
  { colour: '#18856f', pattern: 'chevron' },
  { colour: '#d79010', pattern: 'hatch' },
  { colour: '#2bbd97', pattern: 'ring' },
  { colour: '#b295eb', pattern: 'band' },
  { colour: '#7a4b38', pattern: 'check' },
];

/** What stands for a seat wherever it is drawn. */
export function seatLook(seat: Seat): Livery {
  const look = LOOKS[seat];
  if (!look) throw new Error(`seat ${seat} has no look`);
  return { ...look, letter: String.fromCharCode(65 + seat) };
}
