import type { MoveBase } from '@roundhouse/engine';

const firsts = new Set<MoveBase>();
const byText = new Map<string, MoveBase>();

/**
 * One object for all equal moves, the one seen first, so that they compare by identity. Only for moves that a game
 * listed: where those are constants this costs one look-up, and else a text.
 */
export function oneFor(move: MoveBase): MoveBase {
  if (firsts.has(move)) return move;
  const text = JSON.stringify(move);
  const first = byText.get(text);
  if (first !== undefined) return first;
  byText.set(text, move);
  firsts.add(move);
  return move;
}
