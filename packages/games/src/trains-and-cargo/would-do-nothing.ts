import { rngFromSeed, seedFromText } from '@roundhouse/engine';
import type { Event } from './events.ts';
import { imagine } from './imagine.ts';
import { play } from './moves/play.ts';
import type { View } from './view.ts';

const SEED = seedFromText('nothing of what is hidden matters here');

const isChange = (event: Event): boolean =>
  event.kind !== 'card-played' &&
  event.kind !== 'card-had-no-effect' &&
  !(event.kind === 'collected' && event.count === 0);

/** T9: whether this card of the viewer's, whose turn it is, would change nothing. It is tried out in an imagined world. */
export function wouldDoNothing(view: View, card: number): boolean {
  if (view.viewer !== view.turn.seat || !view.hand.includes(card)) return false;
  const state = imagine(view, rngFromSeed(SEED));
  let changes = false;
  play.apply(state, view.turn.seat, { kind: 'play', card }, (event) => {
    changes ||= isChange(event);
  });
  return !changes && state.phase === 'cards';
}
