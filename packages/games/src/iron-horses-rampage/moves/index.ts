import type { MoveList, MoveOf, Phases, Seat } from '@roundhouse/engine';
import { NONE } from '@roundhouse/engine/kit';
import { hasAdvantage } from '../advantage.ts';
import { RAILWAYS } from '../data/railways.ts';
import type { State } from '../state.ts';
import { actionLimit } from '../turn.ts';
import { accept } from './accept.ts';
import { bury } from './bury.ts';
import { centralYard } from './central-yard.ts';
import { discard } from './discard.ts';
import { draw } from './draw.ts';
import { endTurn } from './end-turn.ts';
import { extraShift } from './extra-shift.ts';
import { keep } from './keep.ts';
import { payOff } from './pay-off.ts';
import { pay } from './pay.ts';
import { railwayPolice } from './railway-police.ts';
import { remedy } from './remedy.ts';
import { rivalAgents } from './rival-agents.ts';
import { sabotage } from './sabotage.ts';
import { safe } from './safe.ts';
import { salvageCrew } from './salvage-crew.ts';
import { sectionGang } from './section-gang.ts';
import { sheriff } from './sheriff.ts';
import { steal } from './steal.ts';
import { survey } from './survey.ts';
import { throughFreight } from './through-freight.ts';
import { transport } from './transport.ts';

/** Advantages that are used in the player's own turn; Railway Police is an answer. */
const ADVANTAGES = [
  extraShift,
  survey,
  centralYard,
  throughFreight,
  sectionGang,
  salvageCrew,
  rivalAgents,
] as const;
const ADVANTAGE_OF = RAILWAYS.map(({ advantage }) =>
  ADVANTAGES.find(({ kind }) => kind === advantage),
);

export const moves = [
  endTurn,
  draw,
  transport,
  sabotage,
  accept,
  pay,
  payOff,
  safe,
  steal,
  sheriff,
  remedy,
  ...ADVANTAGES,
  railwayPolice,
  keep,
  bury,
  discard,
] as const;
export type Move = MoveOf<typeof moves>;

export const phases: Phases<State, Move> = {
  turn: listTurn,
  answer: [accept, sheriff, railwayPolice],
  steal: [steal],
  pay: [pay],
  keep: [keep],
  bury: [bury],
  discard: [discard],
  over: [],
};

function listTurn(state: State, seat: Seat, list: MoveList<Move>): void {
  if (state.actionsUsed < actionLimit(state)) listActions(state, seat, list);
  if (hasAdvantage(state, seat))
    ADVANTAGE_OF[state.railway[seat] ?? NONE]?.legal(state, seat, list);
  endTurn.legal(state, seat, list);
}

function listActions(state: State, seat: Seat, list: MoveList<Move>): void {
  draw.legal(state, seat, list);
  transport.legal(state, seat, list);
  if (state.setbacks[seat] !== 0) {
    remedy.legal(state, seat, list);
    payOff.legal(state, seat, list);
  }
  safe.legal(state, seat, list);
  sabotage.legal(state, seat, list);
}
