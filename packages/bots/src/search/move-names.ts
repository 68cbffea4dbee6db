import type { MoveBase } from '@roundhouse/engine';

const known = new WeakMap<MoveBase, MoveBase>();
const byText = new Map<string, MoveBase>();

/** One object for all equal moves, so that they compare by identity. Moves that are constants cost one look-up. */
export function oneFor(move: MoveBase): MoveBase {
  const found = known.get(move);
  if (found !== undefined) return found;
  const text = JSON.stringify(move);
  const one = byText.get(text) ?? move;
  byText.set(text, one);
  known.set(move, one);
  return one;
}
