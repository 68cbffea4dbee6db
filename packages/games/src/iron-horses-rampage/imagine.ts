import type { Rng, Seat } from '@roundhouse/engine';
import { add, entry, filled, oncePer, sum, takeAny } from '@roundhouse/engine/kit';
import {
  CARD_COUNTS,
  CARD_KINDS,
  FIRST_MASTER,
  HAND_KINDS,
  RESOURCE_KINDS,
  SAFE,
  setbackBit,
} from './data/indexes.ts';
import { WESTERN_RIDGE } from './data/railways.ts';
import { guessOldCards } from './old-cards.ts';
import type { OtherHand } from './old-cards.ts';
import { nextKinds } from './payments.ts';
import { clone } from './state.ts';
import type { State } from './state.ts';
import type { PlayerView, View } from './view.ts';

/** A whole state: what the viewer sees, and every other card dealt at random to where a card must be. */
export function imagine(view: View, rng: Rng): State {
  let world = dealWorld(view, rng);
  // Whoever has begun to pay can pay: hands that could not are dealt anew.
  while (world.phase === 'pay' && nextKinds(world, world.turn) === 0) world = dealWorld(view, rng);
  return world;
}

function dealWorld(view: View, rng: Rng): State {
  const state = clone(knownState(view));
  const unseen = unseenCounts(view).slice();
  const { hand } = state;
  state.rng = rng;
  state.heldThen = dealOldCards(view, rng, { unseen, hand });
  const loose = listOf(unseen, 0, FIRST_MASTER);
  for (const [seat, player] of view.players.entries()) {
    if (seat !== view.viewer) fillHand(rng, loose, { hand, seat, player });
  }
  // A Master is never in a hand, so those not seen join what is left only now.
  state.deck = [...loose, ...listOf(unseen, FIRST_MASTER, CARD_KINDS)];
  if (isSurveyor(view)) return state;
  state.looked = takeSome(rng, state.deck, view.lookedSize);
  state.under = takeSome(rng, state.deck, view.underSize);
  return state;
}

/** D12: deals out what the other hands held at the last reshuffle: what has not left them since is there still. */
function dealOldCards(
  view: View,
  rng: Rng,
  { unseen, hand }: { unseen: number[]; hand: number[] },
): number[] {
  if (sum(view.allHeldThen) === 0) return filled(view.players.length * HAND_KINDS, 0);
  const own = view.viewer === 'spectator' ? undefined : view.ownHeldThen;
  const held = view.allHeldThen.map((count, card) => count - (own?.[card] ?? 0));
  const hands = view.players.map((player, seat) => otherHand(player, seat === view.viewer));
  const left = guessOldCards(rng, { hands, heldThen: held, unseen });
  for (const row of left) for (const [card, count] of row.entries()) add(held, card, -count);
  const old = listOf(held, 0, HAND_KINDS);
  return hands.flatMap(({ heldThen }, seat) => {
    if (seat === view.viewer) return view.ownHeldThen;
    const row = entry(left, seat);
    for (let missing = heldThen - sum(row); missing > 0; missing--) {
      const card = takeAny(rng, old);
      add(row, card, 1);
      add(unseen, card, -1);
      add(hand, seat * HAND_KINDS + card, 1);
    }
    return row;
  });
}

const NOT_OTHER: OtherHand = { unseen: 0, heldThen: 0, leftSince: filled(HAND_KINDS, 0) };

function otherHand(
  { handSize, known, heldThen, leftSince }: PlayerView,
  isOwn: boolean,
): OtherHand {
  return isOwn ? NOT_OTHER : { unseen: handSize - sum(known), heldThen, leftSince };
}

/** All that the viewer knows, without the cards that it can't locate. */
const knownState = oncePer((view: View): State => {
  const { players } = view;
  return {
    rng: [0, 0, 0, 0],
    hand: joined(players.map(({ known }, seat) => (seat === view.viewer ? view.hand : known))),
    heldThen: [],
    deck: [],
    looked: view.looked.slice(),
    under: view.under.slice(),
    resources: view.resources,
    phase: view.phase,
    turn: view.turn,
    turnsOver: view.turnsOver,
    idleTurns: view.idleTurns,
    acted: view.acted,
    actionsUsed: view.actionsUsed,
    extraActions: view.extraActions,
    transported: view.transported,
    setback: view.setback,
    target: view.target,
    paid: view.paid.slice(),
    discards: view.discards.slice(),
    railway: players.map(({ railway }) => railway),
    advantage: players.map(({ advantage }) => advantage),
    master: players.map(({ master }) => master),
    setbacks: players.map(({ setbacks }) =>
      setbacks.reduce((bits, card) => bits | setbackBit(card), 0),
    ),
    handSize: players.map(({ handSize }) => handSize),
    known: joined(players.map(({ known }) => known)),
    leftSince: joined(players.map(({ leftSince }) => leftSince)),
    inPlay: joined(players.map(({ inPlay }) => inPlay)),
    safes: joined(players.map(({ safes }) => safes)),
    delivered: players.map(({ delivered }) => delivered),
  };
});

function isSurveyor({ viewer, players }: View): boolean {
  return viewer !== 'spectator' && players[viewer]?.railway === WESTERN_RIDGE;
}

/** How many cards of each kind the viewer can't locate. */
const unseenCounts = oncePer((view: View): readonly number[] => {
  const unseen = CARD_COUNTS[view.resources].slice();
  const see = (card: number, count = 1): void => {
    add(unseen, card, -count);
  };
  for (const card of view.discards) see(card);
  for (const card of view.looked) see(card);
  for (const card of view.under) see(card);
  // While it is being paid for, a setback still lies in front of its victim.
  if (view.phase === 'answer') see(view.setback);
  for (const [seat, player] of view.players.entries()) {
    const hand = seat === view.viewer ? view.hand : player.known;
    for (let card = 0; card < HAND_KINDS; card++) see(card, hand[card]);
    for (let card = 0; card < RESOURCE_KINDS; card++) {
      see(card, player.inPlay[card]);
      see(card, player.safes[card]);
      see(SAFE, player.safes[card]);
    }
    for (const card of player.setbacks) see(card);
    if (player.master >= 0) see(player.master);
  }
  return unseen;
});

function listOf(counts: readonly number[], first: number, end: number): number[] {
  const cards: number[] = [];
  for (let card = first; card < end; card++) {
    for (let count = counts[card] ?? 0; count > 0; count--) cards.push(card);
  }
  return cards;
}

/** Deals a hand what it misses. */
function fillHand(
  rng: Rng,
  cards: number[],
  { hand, seat, player }: { hand: number[]; seat: Seat; player: PlayerView },
): void {
  const first = seat * HAND_KINDS;
  let missing = player.handSize - sum(hand.slice(first, first + HAND_KINDS));
  for (; missing > 0; missing--) add(hand, first + takeAny(rng, cards), 1);
}

function takeSome(rng: Rng, cards: number[], count: number): number[] {
  return Array.from({ length: count }, () => takeAny(rng, cards));
}

/** All rows in one list; `concat` copies each as a block. */
function joined(rows: readonly (readonly number[])[]): number[] {
  return new Array<number>().concat(...rows);
}
