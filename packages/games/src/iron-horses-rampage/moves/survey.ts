import type { Emit, Seat } from '@roundhouse/engine';
import { useAdvantage } from '../advantage.ts';
import { CARDS } from '../data/cards.ts';
import { canDraw, receive, takeTop } from '../deck.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { resumeTurn } from '../turn.ts';
import type { List } from './list.ts';

/** Western Ridge: looks at three cards, keeps one and puts the others under the deck. */
export interface Survey {
  readonly kind: 'survey';
}

/** The card that is kept. */
export interface Keep {
  readonly kind: 'keep';
  readonly card: number;
}

/** Of the two cards left, the one that goes under the deck first; the other lies beneath it. */
export interface Bury {
  readonly kind: 'bury';
  readonly card: number;
}

const LOOKED_AT = 3;
const SURVEY: Survey = { kind: 'survey' };
const KEEPS = CARDS.map((_, card): Keep => ({ kind: 'keep', card }));
const BURIES = CARDS.map((_, card): Bury => ({ kind: 'bury', card }));

export function legalSurveys(state: State, list: List<Survey>): void {
  if (canDraw(state)) list.push(SURVEY);
}

export function applySurvey(state: State, seat: Seat, emit?: Emit<Event>): void {
  useAdvantage(state, seat, emit);
  while (state.looked.length < LOOKED_AT) {
    const card = takeTop(state, seat, emit);
    if (card === undefined) break;
    state.looked.push(card);
  }
  state.phase = 'keep';
  emit?.({ kind: 'surveyed', to: 'all', seat, count: state.looked.length });
  emit?.({ kind: 'surveyed-cards', to: [seat], seat, cards: state.looked.slice() });
}

export function legalKeeps(state: State, list: List<Keep>): void {
  listOnce(state.looked, KEEPS, list);
}

export function applyKeep(state: State, seat: Seat, { card }: Keep, emit?: Emit<Event>): void {
  state.looked.splice(state.looked.indexOf(card), 1);
  emit?.({ kind: 'kept', to: 'all', seat });
  if (!receive(state, seat, card, emit)) {
    emit?.({ kind: 'kept-card', to: [seat], seat, card });
  }
  // Also with two cards of one kind: if the table did not wait, everybody would know.
  if (state.looked.length > 1) state.phase = 'bury';
  else putUnder(state, seat, emit);
}

export function legalBuries(state: State, list: List<Bury>): void {
  listOnce(state.looked, BURIES, list);
}

export function applyBury(state: State, seat: Seat, { card }: Bury, emit?: Emit<Event>): void {
  if (state.looked[0] !== card) state.looked.reverse();
  putUnder(state, seat, emit);
}

function putUnder(state: State, seat: Seat, emit?: Emit<Event>): void {
  const count = state.looked.length;
  state.under.push(...state.looked);
  state.looked.length = 0;
  if (count > 0) emit?.({ kind: 'buried', to: 'all', seat, count });
  resumeTurn(state, emit);
}

function listOnce<Move>(cards: readonly number[], moves: readonly Move[], list: List<Move>): void {
  for (const [at, card] of cards.entries()) {
    if (cards.indexOf(card) === at) list.push(moves[card] as Move);
  }
}
