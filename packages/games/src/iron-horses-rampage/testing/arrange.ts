import { rngFromSeed, seedFromText } from '@roundhouse/engine';
import type { Seat } from '@roundhouse/engine';
import { add } from '@roundhouse/engine/kit';
import { atTable } from '@roundhouse/engine/testing';
import { cardOf, HAND_KINDS, RESOURCE_KINDS, setbackBit, VALUE } from '../data/indexes.ts';
import { RAILWAYS } from '../data/railways.ts';
import { ironHorsesRampage as game } from '../index.ts';
import type { Move, State } from '../index.ts';
import { bareTable } from '../setup.ts';
import { USED } from '../state.ts';
import { findDisorder, laws } from './laws.ts';

/** What one player has; cards by their ids. The advantage counts as used up unless said otherwise. */
export interface Arranged {
  readonly railway?: string;
  readonly advantage?: number;
  readonly master?: string;
  readonly setbacks?: readonly string[];
  readonly hand?: readonly string[];
  readonly inPlay?: readonly string[];
  readonly safes?: readonly string[];
}

/** A table at the start of seat 0's turn, each card taken from the deck. `deck` leaves only these cards in it. */
export function arrange(
  players: readonly Arranged[],
  piles: { readonly deck?: readonly string[]; readonly discard?: readonly string[] } = {},
): State {
  const rng = rngFromSeed(seedFromText('arranged'));
  const state = bareTable({ resources: 53 }, players.length, rng);
  const take = (id: string): number => {
    const card = cardOf(id);
    const place = state.deck.indexOf(card);
    if (place < 0) throw new Error(`no ${id} is left`);
    state.deck.splice(place, 1);
    return card;
  };
  const free = RAILWAYS.filter(({ id }) => players.every(({ railway }) => railway !== id));
  for (const [seat, player] of players.entries()) {
    const id = player.railway ?? free[seat]?.id;
    state.railway[seat] = RAILWAYS.findIndex((railway) => railway.id === id);
    arrangePlayer(state, seat, player, take);
  }
  for (const id of piles.discard ?? []) state.discards.push(take(id));
  if (piles.deck !== undefined) state.deck = piles.deck.map(cardOf);
  return state;
}

function arrangePlayer(
  state: State,
  seat: Seat,
  player: Arranged,
  take: (id: string) => number,
): void {
  state.advantage[seat] = player.advantage ?? USED;
  if (player.master !== undefined) state.master[seat] = take(player.master);
  for (const id of player.setbacks ?? []) {
    state.setbacks[seat] = (state.setbacks[seat] ?? 0) | setbackBit(take(id));
  }
  for (const id of player.hand ?? []) {
    add(state.hand, seat * HAND_KINDS + take(id), 1);
    add(state.handSize, seat, 1);
  }
  for (const [ids, list] of [
    [player.inPlay ?? [], state.inPlay],
    [player.safes ?? [], state.safes],
  ] as const) {
    for (const id of ids) {
      const card = take(id);
      add(list, seat * RESOURCE_KINDS + card, 1);
      add(state.delivered, seat, VALUE[card] ?? 0);
    }
  }
  for (const _ of player.safes ?? []) take('safe');
}

export const { play, offers } = atTable(game, { ...laws, conserve: findDisorder });

/** How many cards of a kind a seat has in hand. */
export function held(state: State, seat: Seat, id: string): number {
  return state.hand[seat * HAND_KINDS + cardOf(id)] ?? 0;
}

/** How many cards of a kind lie in the discard pile. */
export function discarded(state: State, id: string): number {
  return state.discards.filter((card) => card === cardOf(id)).length;
}

// Moves by the ids of their cards.
export const DRAW: Move = { kind: 'draw' };
export const END_TURN: Move = { kind: 'end-turn' };
export const ACCEPT: Move = { kind: 'accept' };
export const SHERIFF: Move = { kind: 'sheriff' };
export const POLICE: Move = { kind: 'railway-police' };
export const transport = (id: string): Move => ({ kind: 'transport', card: cardOf(id) });
export const remedy = (id: string): Move => ({ kind: 'remedy', card: cardOf(id) });
export const payOff = (id: string): Move => ({ kind: 'pay-off', setback: cardOf(id) });
export const pay = (id: string, from: 'hand' | 'play' = 'hand'): Move => ({
  kind: 'pay',
  card: cardOf(id),
  from,
});
export const safe = (id: string): Move => ({ kind: 'safe', card: cardOf(id) });
export const sabotage = (id: string, target: Seat): Move => ({
  kind: 'sabotage',
  card: cardOf(id),
  target,
});
export const steal = (id: string): Move => ({ kind: 'steal', card: cardOf(id) });
export const discard = (id: string): Move => ({ kind: 'discard', card: cardOf(id) });
