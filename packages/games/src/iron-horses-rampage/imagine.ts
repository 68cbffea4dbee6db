import type { Rng } from '@roundhouse/engine';
import { add, entry, filled, NONE, numbersOf, oncePer, sum, takeAny } from '@roundhouse/engine/kit';
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
  const { known, unseen, loose, masters, missing } = knowledgeOf(view);
  const state = clone(known);
  state.rng = rng;
  if (areOldCardsHidden(view)) dealAll(view, state, unseen);
  else dealHands(view, state, { cards: loose.slice(), missing });
  // A Master is never in a hand, so those not seen join what is left only now.
  for (let i = 0; i < masters.length; i++) state.deck.push(masters[i] ?? NONE);
  if (isSurveyor(view)) return state;
  state.looked = takeSome(rng, state.deck, view.lookedSize);
  state.under = takeSome(rng, state.deck, view.underSize);
  return state;
}

const areOldCardsHidden = ({ allHeldThen }: View): boolean => sum(allHeldThen) > 0;

/** Deals what the other hands held at the last reshuffle first. */
function dealAll(view: View, state: State, unseen: readonly number[]): void {
  const left = unseen.slice();
  state.heldThen = dealOldCards(view, state.rng, { unseen: left, hand: state.hand });
  const missing = missingFrom(view, state.hand);
  dealHands(view, state, { cards: listOf(left, 0, FIRST_MASTER), missing });
}

/** Deals every hand what it misses; the other cards are the deck. */
function dealHands(
  { viewer, players }: View,
  state: State,
  { cards, missing }: { readonly cards: number[]; readonly missing: readonly number[] },
): void {
  for (let seat = 0; seat < players.length; seat++) {
    if (seat === viewer) continue;
    const first = seat * HAND_KINDS;
    for (let left = missing[seat] ?? 0; left > 0; left--) {
      add(state.hand, first + takeAny(state.rng, cards), 1);
    }
  }
  state.deck = cards;
}

/** How many cards of each hand are not in it yet. */
function missingFrom({ players }: View, hand: readonly number[]): number[] {
  let seat = 0;
  return numbersOf(players, ({ handSize }) => {
    const first = HAND_KINDS * seat++;
    return handSize - sum(hand.slice(first, first + HAND_KINDS));
  });
}

/** D12: deals out what the other hands held at the last reshuffle: what has not left them since is there still. */
function dealOldCards(
  view: View,
  rng: Rng,
  { unseen, hand }: { unseen: number[]; hand: number[] },
): number[] {
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

/** What search asks for in every world. */
interface Knowledge {
  readonly known: State;
  /** How many cards of each kind the viewer can't locate. */
  readonly unseen: readonly number[];
  /** The same as lists: those that can be in hands, and Masters. */
  readonly loose: readonly number[];
  readonly masters: readonly number[];
  /** How many cards of each hand the viewer does not know. */
  readonly missing: readonly number[];
}

const knowledgeOf = oncePer((view: View): Knowledge => {
  const known = knownState(view);
  const unseen = unseenCounts(view);
  return {
    known,
    unseen,
    loose: listOf(unseen, 0, FIRST_MASTER),
    masters: listOf(unseen, FIRST_MASTER, CARD_KINDS),
    missing: missingFrom(view, known.hand),
  };
});

/** All that the viewer knows, without the cards that it can't locate. */
function knownState(view: View): State {
  const { players } = view;
  return {
    rng: [0, 0, 0, 0],
    hand: joined(players.map(({ known }, seat) => (seat === view.viewer ? view.hand : known))),
    heldThen: filled(players.length * HAND_KINDS, 0),
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
    railway: numbersOf(players, ({ railway }) => railway),
    advantage: numbersOf(players, ({ advantage }) => advantage),
    master: numbersOf(players, ({ master }) => master),
    setbacks: numbersOf(players, ({ setbacks }) =>
      setbacks.reduce((bits, card) => bits | setbackBit(card), 0),
    ),
    handSize: numbersOf(players, ({ handSize }) => handSize),
    known: joined(players.map(({ known }) => known)),
    leftSince: joined(players.map(({ leftSince }) => leftSince)),
    inPlay: joined(players.map(({ inPlay }) => inPlay)),
    safes: joined(players.map(({ safes }) => safes)),
    delivered: numbersOf(players, ({ delivered }) => delivered),
  };
}

function isSurveyor({ viewer, players }: View): boolean {
  return viewer !== 'spectator' && players[viewer]?.railway === WESTERN_RIDGE;
}

/** How many cards of each kind the viewer can't locate. */
function unseenCounts(view: View): readonly number[] {
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
}

function listOf(counts: readonly number[], first: number, end: number): number[] {
  const cards: number[] = [];
  for (let card = first; card < end; card++) {
    for (let count = counts[card] ?? 0; count > 0; count--) cards.push(card);
  }
  return cards;
}

function takeSome(rng: Rng, cards: number[], count: number): number[] {
  const taken: number[] = [];
  for (let left = count; left > 0; left--) taken.push(takeAny(rng, cards));
  return taken;
}

/** All rows in one list; `concat` copies each as a block. */
function joined(rows: readonly (readonly number[])[]): number[] {
  return new Array<number>().concat(...rows);
}
