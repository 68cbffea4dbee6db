import { drawBelow } from '@roundhouse/engine';
import type { Rng } from '@roundhouse/engine';
import { add, entry, filled, sum, takeAny } from '@roundhouse/engine/kit';
import { HAND_KINDS } from './data/indexes.ts';

/** What somebody knows of another hand. */
export interface OtherHand {
  /** How many cards it holds that nobody else has seen. */
  readonly unseen: number;
  /** How many it held at the last reshuffle, and which have left it since. */
  readonly heldThen: number;
  readonly leftSince: readonly number[];
}

/** All that somebody knows of the cards they can't see: what the other hands held then, and what can't be seen now. */
interface Unseen {
  readonly hands: readonly OtherHand[];
  readonly heldThen: readonly number[];
  readonly unseen: readonly number[];
}

/** How many cards are taken for old in each line of a table, and how many there must and may be. */
interface Lines {
  readonly count: number[];
  readonly least: readonly number[];
  readonly most: readonly number[];
}

/** A table of hands and kinds, or the other way round. */
interface Table {
  readonly lines: Lines;
  readonly crossing: Lines;
  /** How many cards are taken for old, and how many can be. */
  readonly old: (line: number, cross: number) => number;
  readonly left: (line: number, cross: number) => number;
  readonly change: (line: number, cross: number, by: number) => void;
}

/**
 * Of the cards that have left other hands since the last reshuffle, guesses by hand and kind which were held then
 * already, so that everything adds up: what was held then and has not left is among what can't be seen now.
 */
export function guessOldCards(rng: Rng, known: Unseen): number[][] {
  const { hands } = known;
  const old = hands.map(() => filled(HAND_KINDS, 0));
  const byHand: Table = {
    lines: {
      count: hands.map(() => 0),
      least: hands.map(({ heldThen, unseen }) => Math.max(0, heldThen - unseen)),
      most: hands.map(({ heldThen }) => heldThen),
    },
    crossing: {
      count: filled(HAND_KINDS, 0),
      least: known.heldThen.map((count, card) => Math.max(0, count - (known.unseen[card] ?? 0))),
      most: known.heldThen,
    },
    old: (hand, card) => entry(old, hand)[card] ?? 0,
    left: (hand, card) => entry(hands, hand).leftSince[card] ?? 0,
    change(hand, card, by) {
      add(entry(old, hand), card, by);
      add(byHand.lines.count, hand, by);
      add(byHand.crossing.count, card, by);
    },
  };
  guessAtRandom(rng, known, byHand);
  raiseAll(byHand);
  raiseAll(crossed(byHand));
  return old;
}

function guessAtRandom(rng: Rng, known: Unseen, { lines, crossing, change }: Table): void {
  for (const leaver of shuffledLeavers(rng, known)) {
    const { hand, card } = leaver;
    const isOpen = hasRoom(lines, hand) && hasRoom(crossing, card);
    if (isOpen && isLikelyOld(rng, known, leaver)) change(hand, card, 1);
  }
}

const hasRoom = ({ count, most }: Lines, line: number): boolean =>
  (count[line] ?? 0) < (most[line] ?? 0);
const canSpare = ({ count, least }: Lines, line: number): boolean =>
  (count[line] ?? 0) > (least[line] ?? 0);

function crossed({ lines, crossing, old, left, change }: Table): Table {
  return {
    lines: crossing,
    crossing: lines,
    old: (line, cross) => old(cross, line),
    left: (line, cross) => left(cross, line),
    change: (line, cross, by) => change(cross, line, by),
  };
}

/** Gives every line what it must have. */
function raiseAll(table: Table): void {
  const { count, least } = table.lines;
  for (let line = 0; line < count.length; line++) {
    while ((count[line] ?? 0) < (least[line] ?? 0)) {
      if (!raise(table, line, new Set())) throw new Error('what is known does not add up');
    }
  }
}

/** Takes one more card of this line for old; where a crossing line is full, for one of another line that can spare it. */
function raise(table: Table, line: number, seen: Set<number>): boolean {
  seen.add(line);
  const { crossing, old, left, change } = table;
  for (let cross = 0; cross < crossing.count.length; cross++) {
    if (old(line, cross) === left(line, cross)) continue;
    const giver = hasRoom(crossing, cross) ? undefined : findGiver(table, cross, seen);
    if (giver === null) continue;
    if (giver !== undefined) change(giver, cross, -1);
    change(line, cross, 1);
    return true;
  }
  return false;
}

function findGiver(table: Table, cross: number, seen: Set<number>): number | null {
  const { lines, old } = table;
  for (let line = 0; line < lines.count.length; line++) {
    if (seen.has(line) || old(line, cross) === 0) continue;
    if (canSpare(lines, line) || raise(table, line, seen)) return line;
  }
  return null;
}

interface Leaver {
  readonly hand: number;
  readonly card: number;
}

/** The cards that can have been held then, in any order. */
function shuffledLeavers(rng: Rng, { hands, heldThen }: Unseen): Leaver[] {
  const leavers: Leaver[] = [];
  for (const [hand, { leftSince, heldThen: held }] of hands.entries()) {
    if (held === 0) continue;
    for (let card = 0; card < HAND_KINDS; card++) {
      if ((heldThen[card] ?? 0) === 0) continue;
      for (let left = leftSince[card] ?? 0; left > 0; left--) leavers.push({ hand, card });
    }
  }
  const order = leavers.map((_, place) => place);
  return leavers.map(() => entry(leavers, takeAny(rng, order)));
}

/** A card was likely held then if its hand held many cards, and many of them were of its kind. */
function isLikelyOld(
  rng: Rng,
  { hands, heldThen, unseen }: Unseen,
  { hand, card }: Leaver,
): boolean {
  const { unseen: size, heldThen: held, leftSince } = entry(hands, hand);
  let drawn = (unseen[card] ?? 0) - (heldThen[card] ?? 0);
  for (const each of hands) drawn += each.leftSince[card] ?? 0;
  const old = held * (heldThen[card] ?? 0);
  const fresh = Math.max(0, size + sum(leftSince) - held) * drawn;
  return drawBelow(rng, old + fresh) < old;
}
