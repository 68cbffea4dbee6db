import type { WhistleStopMove, WhistleStopState } from '@roundhouse/engine/testing';
import type { Brain } from '../brain.ts';
import { softShares } from '../shares.ts';

const CARDS = 14;

/** An example of a brain: what a round is worth times the chance to win it, for each card in hand. */
export const whistleStopBrain: Brain<WhistleStopState, WhistleStopMove> = {
  evaluate(state, out) {
    const seats = state.hands.length;
    const estimates = state.scores.map((score, seat) => {
      const sealed = state.sealed[seat] ?? -1;
      const now = sealed < 0 ? 0 : worth(state, sealed) * chanceNow(state, seat, sealed);
      const later = (state.hands[seat] ?? []).map(
        (card) => worth(state, card) * (card / CARDS) ** (seats - 1),
      );
      return later.reduce((sum, each) => sum + each, score + now);
    });
    softShares(estimates, state.prize === 'one' ? 0.7 : 6, out);
  },
  prior(_state, _seat, moves, out) {
    for (const [i, { card }] of moves.entries()) out[i] = 1 + (card / CARDS) * (i === 0 ? 1 : 0.5);
  },
  tuning: { playoutSteps: 6 },
};

function worth(state: WhistleStopState, card: number): number {
  return state.prize === 'one' ? 1 : card;
}

function chanceNow(state: WhistleStopState, seat: number, card: number): number {
  return state.hands.reduce((chance, hand, other) => {
    if (other === seat) return chance;
    const sealed = state.sealed[other] ?? -1;
    if (sealed >= 0) return card > sealed ? chance : 0;
    return (chance * hand.filter((each) => each < card).length) / Math.max(1, hand.length);
  }, 1);
}
