// RR60 as one would write it with nothing around it: plain functions that change a plain object and check every move
// themselves. Whose turn it is stays with the caller. boardgame.io runs these same rules.
import {
  CARDS,
  CITIES,
  COLOURS,
  FEW_PIECES,
  FIRST_HAND,
  HAND_LIMIT,
  MOVE_LIMIT,
  PIECES,
  POINTS,
  ROUTES,
  SEATS,
  SLOTS,
} from '../rr60/data.ts';
import type { Route } from '../rr60/data.ts';
import { drawBelow, shuffle } from '../rr60/mulberry.ts';
import { FIRST_CLAIM, FIRST_TAKE, hashByte, policySeed } from './playout.ts';
import type { Playout } from './playout.ts';

export interface Table {
  rng: number;
  deck: number[];
  discard: number[];
  market: number[];
  hands: number[][];
  owner: number[];
  pieces: number[];
  score: number[];
  passes: number;
  turnsLeft: number;
  moveNumber: number;
  over: boolean;
}

const PASS = 0;
const DRAW = 1;
const FROM = ROUTES.map(({ from }) => from);
const TO = ROUTES.map(({ to }) => to);
const COLOUR = ROUTES.map(({ colour }) => colour);
const LENGTH = ROUTES.map(({ length }) => length);

export function setUp(seed: number): Table {
  const table: Table = {
    rng: seed | 0,
    deck: [],
    discard: [],
    market: [],
    hands: [],
    owner: [],
    pieces: [],
    score: [],
    passes: 0,
    turnsLeft: -1,
    moveNumber: 0,
    over: false,
  };
  for (let card = 0; card < CARDS; card++) table.deck.push(card);
  shuffle(table, table.deck);
  for (let seat = 0; seat < SEATS; seat++) {
    table.hands.push([]);
    table.pieces.push(PIECES);
    table.score.push(0);
  }
  for (let round = 0; round < FIRST_HAND; round++) {
    for (let seat = 0; seat < SEATS; seat++) {
      (table.hands[seat] as number[]).push(table.deck.pop() as number);
    }
  }
  for (let slot = 0; slot < SLOTS; slot++) table.market.push(table.deck.pop() as number);
  for (let route = 0; route < ROUTES.length; route++) table.owner.push(-1);
  return table;
}

function drawTop(table: Table): number {
  if (table.deck.length === 0) {
    if (table.discard.length === 0) return -1;
    const deck = table.discard.slice();
    shuffle(table, deck);
    table.deck = deck;
    table.discard = [];
  }
  return table.deck.pop() as number;
}

const counts = new Int32Array(COLOURS);

/** The codes of all legal moves, ascending. */
export function legalCodes(table: Table, seat: number): number[] {
  const cards = table.deck.length + table.discard.length;
  return codesFor(table, table.hands[seat] as number[], cards, table.pieces[seat] as number);
}

function codesFor(
  { market, owner }: Pick<Table, 'market' | 'owner'>,
  hand: readonly number[],
  cards: number,
  pieces: number,
): number[] {
  const codes: number[] = [];
  if (hand.length < HAND_LIMIT) {
    if (cards > 0) codes.push(DRAW);
    for (let slot = 0; slot < SLOTS; slot++) {
      if ((market[slot] as number) >= 0) codes.push(FIRST_TAKE + slot);
    }
  }
  counts.fill(0);
  for (let i = 0; i < hand.length; i++) (counts[(hand[i] as number) % COLOURS] as number)++;
  for (let route = 0; route < ROUTES.length; route++) {
    const length = LENGTH[route] as number;
    if ((owner[route] as number) >= 0 || length > pieces) continue;
    if ((counts[COLOUR[route] as number] as number) >= length) codes.push(FIRST_CLAIM + route);
  }
  if (codes.length === 0) codes.push(PASS);
  return codes;
}

/** What one seat may know of a table. */
export interface TableView extends Pick<
  Table,
  'market' | 'owner' | 'pieces' | 'score' | 'passes' | 'turnsLeft' | 'moveNumber' | 'over'
> {
  readonly hand: readonly number[];
  readonly handSizes: readonly number[];
  readonly deckSize: number;
  readonly discardSize: number;
}

export function viewOf(table: Table, seat: number): TableView {
  const { market, owner, pieces, score, passes, turnsLeft, moveNumber, over } = table;
  return {
    hand: table.hands[seat] ?? [],
    handSizes: table.hands.map(({ length }) => length),
    deckSize: table.deck.length,
    discardSize: table.discard.length,
    market,
    owner,
    pieces,
    score,
    passes,
    turnsLeft,
    moveNumber,
    over,
  };
}

/** The codes of all legal moves of who sees this, for a client that has its view only. */
export function codesInView(
  view: Pick<TableView, 'hand' | 'deckSize' | 'discardSize' | 'market' | 'owner'>,
  pieces: number,
): number[] {
  return codesFor(view, view.hand, view.deckSize + view.discardSize, pieces);
}

function isLegal(table: Table, seat: number, code: number): boolean {
  const hand = table.hands[seat] as number[];
  if (code === PASS) return legalCodes(table, seat)[0] === PASS;
  if (code === DRAW)
    return hand.length < HAND_LIMIT && table.deck.length + table.discard.length > 0;
  if (code >= FIRST_TAKE && code < FIRST_CLAIM) {
    return hand.length < HAND_LIMIT && (table.market[code - FIRST_TAKE] as number) >= 0;
  }
  const route = code - FIRST_CLAIM;
  if (!(route >= 0 && route < ROUTES.length) || (table.owner[route] as number) >= 0) return false;
  const length = LENGTH[route] as number;
  if (length > (table.pieces[seat] as number)) return false;
  let count = 0;
  for (let i = 0; i < hand.length; i++) {
    if ((hand[i] as number) % COLOURS === COLOUR[route]) count++;
  }
  return count >= length;
}

/** Checks and plays one move; false, with nothing changed, if it is not legal. */
export function playCode(table: Table, seat: number, code: number): boolean {
  if (table.over || !isLegal(table, seat, code)) return false;
  if (code === PASS) {
    table.passes++;
  } else {
    table.passes = 0;
    if (code === DRAW) drawTwo(table, seat);
    else if (code < FIRST_CLAIM) takeCard(table, seat, code - FIRST_TAKE);
    else claimRoute(table, seat, code - FIRST_CLAIM);
  }
  endTurn(table, seat);
  return true;
}

function drawTwo(table: Table, seat: number): void {
  const hand = table.hands[seat] as number[];
  for (let drawn = 0; drawn < 2 && hand.length < HAND_LIMIT; drawn++) {
    const card = drawTop(table);
    if (card < 0) break;
    hand.push(card);
  }
}

function takeCard(table: Table, seat: number, slot: number): void {
  (table.hands[seat] as number[]).push(table.market[slot] as number);
  table.market[slot] = drawTop(table);
}

function claimRoute(table: Table, seat: number, route: number): void {
  const hand = table.hands[seat] as number[];
  const { length, colour } = ROUTES[route] as Route;
  let need = length;
  const kept: number[] = [];
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] as number;
    if (need > 0 && card % COLOURS === colour) {
      need--;
      table.discard.push(card);
    } else {
      kept.push(card);
    }
  }
  table.hands[seat] = kept;
  table.owner[route] = seat;
  (table.pieces[seat] as number) -= length;
  (table.score[seat] as number) += POINTS[length] as number;
}

function endTurn(table: Table, seat: number): void {
  table.moveNumber++;
  if (table.turnsLeft > 0) table.turnsLeft--;
  else if (table.turnsLeft < 0 && (table.pieces[seat] as number) <= FEW_PIECES) {
    table.turnsLeft = SEATS;
  }
  if (table.turnsLeft === 0 || table.passes >= SEATS || table.moveNumber >= MOVE_LIMIT) {
    for (let each = 0; each < SEATS; each++) {
      (table.score[each] as number) += networkBonus(table.owner, each);
    }
    table.over = true;
  }
}

function networkBonus(owner: readonly number[], seat: number): number {
  const parent: number[] = [];
  for (let city = 0; city < CITIES; city++) parent.push(city);
  const find = (city: number): number => {
    let root = city;
    while (parent[root] !== root) root = parent[root] as number;
    return root;
  };
  let any = false;
  for (let route = 0; route < ROUTES.length; route++) {
    if (owner[route] !== seat) continue;
    any = true;
    parent[find(FROM[route] as number)] = find(TO[route] as number);
  }
  if (!any) return 0;
  const size = new Array<number>(CITIES).fill(0);
  let best = 0;
  for (let city = 0; city < CITIES; city++) {
    const root = find(city);
    const cities = (size[root] as number) + 1;
    size[root] = cities;
    if (cities > best) best = cities;
  }
  return best;
}

/** A whole random game. */
export const playHandWritten: Playout = (seed, hash) => {
  const policy = { rng: policySeed(seed) };
  const table = setUp(seed);
  let seat = 0;
  let moves = 0;
  while (!table.over) {
    const codes = legalCodes(table, seat);
    const code = codes[drawBelow(policy, codes.length)] as number;
    if (!playCode(table, seat, code)) throw new Error('a legal move was refused');
    seat = (seat + 1) % SEATS;
    moves++;
    hash = hashByte(hash, code);
  }
  return { moves, hash: table.score.reduce(hashByte, hash) };
};
