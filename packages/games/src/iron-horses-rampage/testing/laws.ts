import type { Viewer } from '@roundhouse/engine';
import { filled, sum } from '@roundhouse/engine/kit';
import type { Laws } from '@roundhouse/engine/testing';
import {
  CARD_COUNTS,
  CARD_KINDS,
  FIRST_MASTER,
  FIRST_SETBACK,
  HAND_KINDS,
  LASTING_SETBACKS,
  RESOURCE_KINDS,
  SAFE,
  VALUE,
} from '../data/indexes.ts';
import { CARDS } from '../data/cards.ts';
import { WESTERN_RIDGE } from '../data/railways.ts';
import { GOAL, HAND_LIMIT } from '../meta.ts';
import { lies } from '../setbacks.ts';
import type { State } from '../state.ts';

/** Where the cards of each kind are, added up. */
function countCards(state: State): number[] {
  const counts = filled(CARD_KINDS, 0);
  const add = (card: number, count = 1): void => {
    counts[card] = (counts[card] ?? 0) + count;
  };
  const piles = [state.deck, state.under, state.looked, state.discards];
  for (const card of piles.flat()) add(card);
  for (const [at, count] of state.hand.entries()) add(at % HAND_KINDS, count);
  for (const [at, count] of state.inPlay.entries()) add(at % RESOURCE_KINDS, count);
  for (const [at, count] of state.safes.entries()) add(at % RESOURCE_KINDS, count);
  add(SAFE, sum(state.safes));
  for (const card of state.master) if (card >= 0) add(card);
  for (const seat of state.railway.keys()) {
    for (let card = FIRST_SETBACK; card < FIRST_SETBACK + LASTING_SETBACKS; card++) {
      if (lies(state, seat, card)) add(card);
    }
  }
  if (state.phase === 'answer') add(state.setback);
  return counts;
}

function findLostCard(state: State): string | undefined {
  const counts = countCards(state);
  const wrong = counts.findIndex((count, card) => count !== CARD_COUNTS[state.resources][card]);
  return wrong < 0 ? undefined : `${counts[wrong]} cards of ${CARDS[wrong]?.name}`;
}

function findWrongCache(state: State): string | undefined {
  for (const seat of state.railway.keys()) {
    const hand = state.hand.slice(seat * HAND_KINDS, (seat + 1) * HAND_KINDS);
    if (sum(hand) !== state.handSize[seat]) return `hand size of ${seat}`;
    const value = VALUE.map((each, card) => {
      const at = seat * RESOURCE_KINDS + card;
      return each * ((state.inPlay[at] ?? 0) + (state.safes[at] ?? 0));
    });
    if (sum(value) !== state.delivered[seat]) return `delivered of ${seat}`;
    if (sum(value) >= GOAL && state.phase !== 'over') return `${seat} has won and play goes on`;
    const resting = seat !== state.turn && state.phase !== 'over';
    if (resting && sum(hand) > HAND_LIMIT) return `${seat} has too many cards`;
  }
  return undefined;
}

function findWrongRemainder(state: State): string | undefined {
  if (state.hand.length !== state.railway.length * HAND_KINDS) return 'a Master in a hand';
  if (state.known.some((count, at) => count > (state.hand[at] ?? 0))) return 'known cards';
  if (state.heldThen.some((count, place) => count > heldOrLeft(state, place))) {
    return 'a card held at the reshuffle';
  }
  if ([...state.hand, ...state.inPlay, ...state.safes].some((count) => count < 0)) return 'a debt';
  if (new Set(state.railway).size !== state.railway.length) return 'a railway twice';
  if (state.master.some((card) => card >= 0 && card < FIRST_MASTER)) return 'not a Master';
  if (state.phase !== 'pay' && sum(state.paid) > 0) return 'a payment left over';
  const surveying = state.phase === 'keep' || state.phase === 'bury';
  if (!surveying && state.looked.length > 0) return 'a Survey left over';
  return undefined;
}

/** What has been in a hand since the last reshuffle, known cards apart. */
function heldOrLeft({ hand, known, leftSince }: State, place: number): number {
  return (hand[place] ?? 0) - (known[place] ?? 0) + (leftSince[place] ?? 0);
}

/** What is wrong with a state even if cards were left out of the deck. */
export function findDisorder(state: State): string | undefined {
  return findWrongCache(state) ?? findWrongRemainder(state);
}

export const laws: Laws<State> = {
  conserve: (state) => findLostCard(state) ?? findDisorder(state),
  secrets(state, viewer) {
    const others = state.railway.map((_, seat) => seat).filter((seat) => seat !== viewer);
    const surveyed = isSurveyor(state, viewer) ? [] : surveyedCards(state);
    return {
      generator: state.rng,
      deck: state.deck.toSorted((a, b) => a - b),
      hands: others.map((seat) => state.hand.slice(seat * HAND_KINDS, (seat + 1) * HAND_KINDS)),
      ...Object.fromEntries(surveyed),
    };
  },
};

/** The secrets of a Survey, which few matches have. */
function surveyedCards({ under, looked }: State): [string, number[]][] {
  const secrets: [string, number[]][] = [
    ['cards under the deck', under],
    ['a Survey', looked],
  ];
  return secrets.filter(([, cards]) => cards.length > 0);
}

function isSurveyor(state: State, viewer: Viewer): boolean {
  return viewer !== 'spectator' && state.railway[viewer] === WESTERN_RIDGE;
}
