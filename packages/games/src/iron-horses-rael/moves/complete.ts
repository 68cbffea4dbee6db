import type { Seat } from '@roundhouse/engine';
import { engineValue, FIRST_CABOOSE, FIRST_ENGINE } from '../data/cards.ts';
import { ENGINES } from '../data/engines.ts';
import { ENGINES_IN_PLAY, HAND_LIMIT, NONE } from '../state.ts';
import type { State } from '../state.ts';
import type { MoveList } from './move-list.ts';

/** Starts to complete the train of an engine in play. */
export interface CompleteMove {
  readonly kind: 'complete';
  readonly engine: number;
}

const COMPLETES = ENGINES.map((_, i): CompleteMove => ({
  kind: 'complete',
  engine: FIRST_ENGINE + i,
}));

/** R1, R9: only trains that the hand can finish: any number of its cars and one caboose. */
export function legalCompletes(state: State, seat: Seat, moves: MoveList<CompleteMove>): void {
  const longest = longestTrain(state, seat);
  for (let place = 0; place < ENGINES_IN_PLAY; place++) {
    const engine = state.inPlay[seat * ENGINES_IN_PLAY + place] as number;
    if (engine === NONE || engineValue(engine) > longest) continue;
    moves.push(COMPLETES[engine - FIRST_ENGINE] as CompleteMove);
  }
}

function longestTrain(state: State, seat: Seat): number {
  const first = seat * HAND_LIMIT;
  const end = first + (state.handSizes[seat] as number);
  let at = first;
  while (at < end && (state.hands[at] as number) < FIRST_CABOOSE) at++;
  const hasCaboose = at < end && (state.hands[at] as number) < FIRST_ENGINE;
  return at - first + (hasCaboose ? 1 : 0);
}

/** D2: nobody else sees a train before it is delivered. */
export function applyComplete(state: State, { engine }: CompleteMove): void {
  state.engine = engine;
  state.phase = 'add';
}
