import type { Move, State } from '@roundhouse/games/iron-horses-rampage';
import type { Brain } from '../brain.ts';
import { softShares } from '../shares.ts';
import { weightOf } from './priors.ts';
import { turnsToGoal } from './race.ts';

const NEAR = 0.6;
const FAR = 0.12;
const leads: number[] = [];

/** A race to a value in play: whoever needs fewer turns is ahead, the more surely the fewer are left. */
export const ironHorsesRampageBrain: Brain<State, Move> = {
  evaluate(state, out) {
    const seats = state.railway.length;
    leads.length = seats;
    let fewest = Infinity;
    for (let seat = 0; seat < seats; seat++) {
      const turns = turnsToGoal(state, seat);
      leads[seat] = -turns;
      fewest = Math.min(fewest, turns);
    }
    softShares(leads, NEAR + FAR * Math.max(0, fewest), out);
  },
  prior(state, seat, moves, out) {
    for (let i = 0; i < moves.length; i++) out[i] = weightOf(state, seat, moves[i] as Move);
  },
  // The evaluation sees a race; only a match played on shows who will be stopped in it.
  tuning: { playoutSteps: 120 },
};
