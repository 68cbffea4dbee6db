import { assertNever, below, moveParser, oneOf } from '@roundhouse/engine';
import type { Emit, Seat } from '@roundhouse/engine';
import { hasAdvantage } from '../advantage.ts';
import { CARD_KINDS, HAND_KINDS, RESOURCE_KINDS } from '../data/indexes.ts';
import {
  CENTRAL_15,
  CONTINENTAL_89,
  GREAT_LAKES_LOOP,
  GULF_AND_PLAINS,
  NORTH_EAST_LINE,
  SOUTHERN_BELT,
  WESTERN_RIDGE,
} from '../data/railways.ts';
import { SOURCES } from '../events.ts';
import type { Event } from '../events.ts';
import { MOST_SEATS } from '../meta.ts';
import { decider } from '../state.ts';
import type { State } from '../state.ts';
import { actionLimit, endTurn } from '../turn.ts';
import { applyRailwayPolice, applySheriff, legalAnswers } from './answer.ts';
import type { Answer } from './answer.ts';
import { applyCentralYard, legalCentralYards } from './central-yard.ts';
import type { CentralYard } from './central-yard.ts';
import { applyDiscard, legalDiscards } from './discard.ts';
import type { Discard } from './discard.ts';
import { applyDraw, legalDraws } from './draw.ts';
import type { Draw } from './draw.ts';
import { legalEndTurns } from './end-turn.ts';
import type { EndTurn } from './end-turn.ts';
import { applyExtraShift, legalExtraShifts } from './extra-shift.ts';
import type { ExtraShift } from './extra-shift.ts';
import { applySteal, legalSteals } from './hijack.ts';
import type { Steal } from './hijack.ts';
import type { List } from './list.ts';
import { applyPay, applyPayOff, legalPayOffs, legalPays } from './pay-off.ts';
import type { Pay, PayOff } from './pay-off.ts';
import { applyRemedy, legalRemedies } from './remedy.ts';
import type { Remedy } from './remedy.ts';
import { applyRivalAgents, legalRivalAgents } from './rival-agents.ts';
import type { RivalAgents } from './rival-agents.ts';
import { applySabotage, landSetback, legalSabotages } from './sabotage.ts';
import type { Sabotage } from './sabotage.ts';
import { applySafe, legalSafes } from './safe.ts';
import type { Safe } from './safe.ts';
import { applySalvageCrew, legalSalvageCrews } from './salvage-crew.ts';
import type { SalvageCrew } from './salvage-crew.ts';
import { applySectionGang, legalSectionGangs } from './section-gang.ts';
import type { SectionGang } from './section-gang.ts';
import {
  applyBury,
  applyKeep,
  applySurvey,
  legalBuries,
  legalKeeps,
  legalSurveys,
} from './survey.ts';
import type { Bury, Keep, Survey } from './survey.ts';
import { applyThroughFreight, legalThroughFreights } from './through-freight.ts';
import type { ThroughFreight } from './through-freight.ts';
import { applyTransport, legalTransports } from './transport.ts';
import type { Transport } from './transport.ts';

type Action = Draw | Transport | Remedy | PayOff | Safe | Sabotage;
type Advantage =
  | ExtraShift
  | Survey
  | CentralYard
  | ThroughFreight
  | SectionGang
  | SalvageCrew
  | RivalAgents;
export type Move = Action | Advantage | Answer | Pay | Steal | Keep | Bury | Discard | EndTurn;

const card = below(CARD_KINDS);
const resource = below(RESOURCE_KINDS);
const target = below(MOST_SEATS);
export const parseMove = moveParser<Move>({
  draw: {},
  transport: { card: resource },
  remedy: { card },
  'pay-off': { setback: card },
  pay: { card: resource, from: oneOf(SOURCES) },
  safe: { card: resource },
  sabotage: { card, target },
  accept: {},
  sheriff: {},
  'railway-police': {},
  steal: { card: resource },
  'extra-shift': {},
  survey: {},
  keep: { card },
  bury: { card },
  'central-yard': {},
  'through-freight': { card: resource },
  'section-gang': { setback: card },
  'salvage-crew': { card },
  'rival-agents': { card, target },
  discard: { card: below(HAND_KINDS) },
  'end-turn': {},
});

export function legalMoves(state: State, seat: Seat): Move[] {
  const moves: Move[] = [];
  if (seat !== decider(state)) return moves;
  switch (state.phase) {
    case 'turn':
      if (state.actionsUsed < actionLimit(state)) legalActions(state, seat, moves);
      if (hasAdvantage(state, seat)) legalAdvantages(state, seat, moves);
      legalEndTurns(moves);
      break;
    case 'answer':
      legalAnswers(state, seat, moves);
      break;
    case 'steal':
      legalSteals(state, moves);
      break;
    case 'pay':
      legalPays(state, seat, moves);
      break;
    case 'keep':
      legalKeeps(state, moves);
      break;
    case 'bury':
      legalBuries(state, moves);
      break;
    case 'discard':
      legalDiscards(state, seat, moves);
      break;
    case 'over':
      break;
    default:
      assertNever(state.phase);
  }
  return moves;
}

function legalActions(state: State, seat: Seat, list: List<Action>): void {
  legalDraws(state, list);
  legalTransports(state, seat, list);
  legalRemedies(state, seat, list);
  legalPayOffs(state, seat, list);
  legalSafes(state, seat, list);
  legalSabotages(state, seat, list);
}

function legalAdvantages(state: State, seat: Seat, list: List<Advantage>): void {
  switch (state.railway[seat]) {
    case NORTH_EAST_LINE:
      return legalExtraShifts(list);
    case WESTERN_RIDGE:
      return legalSurveys(state, list);
    case CENTRAL_15:
      return legalCentralYards(state, list);
    case CONTINENTAL_89:
      return legalThroughFreights(state, seat, list);
    case SOUTHERN_BELT:
      return legalSectionGangs(state, seat, list);
    case GREAT_LAKES_LOOP:
      return legalSalvageCrews(state, list);
    case GULF_AND_PLAINS:
      return legalRivalAgents(state, seat, list);
    default:
  }
}

export function apply(state: State, seat: Seat, move: Move, emit?: Emit<Event>): void {
  switch (move.kind) {
    case 'draw':
      return applyDraw(state, seat, emit);
    case 'transport':
      return applyTransport(state, seat, move, emit);
    case 'remedy':
      return applyRemedy(state, seat, move, emit);
    case 'pay-off':
      return applyPayOff(state, move);
    case 'pay':
      return applyPay(state, seat, move, emit);
    case 'safe':
      return applySafe(state, seat, move, emit);
    case 'sabotage':
      return applySabotage(state, seat, move, emit);
    case 'accept':
      return landSetback(state, emit);
    case 'sheriff':
      return applySheriff(state, seat, emit);
    case 'railway-police':
      return applyRailwayPolice(state, seat, emit);
    case 'steal':
      return applySteal(state, seat, move, emit);
    case 'discard':
      return applyDiscard(state, seat, move, emit);
    case 'end-turn':
      return endTurn(state, emit);
    default:
      applyAdvantage(state, seat, move, emit);
  }
}

function applyAdvantage(
  state: State,
  seat: Seat,
  move: Advantage | Keep | Bury,
  emit?: Emit<Event>,
): void {
  switch (move.kind) {
    case 'extra-shift':
      return applyExtraShift(state, seat, emit);
    case 'survey':
      return applySurvey(state, seat, emit);
    case 'keep':
      return applyKeep(state, seat, move, emit);
    case 'bury':
      return applyBury(state, seat, move, emit);
    case 'central-yard':
      return applyCentralYard(state, seat, emit);
    case 'through-freight':
      return applyThroughFreight(state, seat, move, emit);
    case 'section-gang':
      return applySectionGang(state, seat, move, emit);
    case 'salvage-crew':
      return applySalvageCrew(state, seat, move, emit);
    case 'rival-agents':
      return applyRivalAgents(state, seat, move, emit);
    default:
      assertNever(move);
  }
}
