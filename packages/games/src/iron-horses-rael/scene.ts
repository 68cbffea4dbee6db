import { rngFromSeed, seedFromText, tryMove } from '@roundhouse/engine';
import type { Seat } from '@roundhouse/engine';
import { CARDS, FIRST_CABOOSE, FIRST_ENGINE } from './data/cards.ts';
import { CABOOSES } from './data/cabooses.ts';
import { COLOURS } from './data/colours.ts';
import type { Colour } from './data/colours.ts';
import type { Event } from './events.ts';
import { addToHand } from './hand.ts';
import { ironHorsesRael } from './index.ts';
import type { Move } from './moves/index.ts';
import { ENGINES_IN_PLAY, HAND_LIMIT, NONE } from './state.ts';
import type { State } from './state.ts';

/** For tests: a new match, before the first engines are chosen. */
export function newMatch(seats: number, seed = 'scene'): State {
  return ironHorsesRael.setup({}, seats, rngFromSeed(seedFromText(seed)));
}

/** For tests: a match in which it is seat 0's first turn. */
export function firstTurn(seats: number): State {
  let state = newMatch(seats);
  for (let seat = 0; seat < seats; seat++) {
    const [choice] = ironHorsesRael.legalMoves(state, seat);
    state = play(state, seat, choice).state;
  }
  state.turn = 0;
  return state;
}

/** For tests: plays a move that must be legal. */
export function play(state: State, seat: Seat, move: unknown): { state: State; events: Event[] } {
  const step = tryMove(ironHorsesRael, state, seat, move);
  if (!step.ok) throw new Error(`${step.error}: ${JSON.stringify(move)}`);
  return step;
}

/** For tests: plays moves of whoever has to decide; gives the state and all events. */
export function playAll(state: State, moves: readonly Move[]): { state: State; events: Event[] } {
  const events: Event[] = [];
  let now = state;
  for (const move of moves) {
    const step = play(now, ironHorsesRael.deciders(now)[0] ?? NONE, move);
    now = step.state;
    events.push(...step.events);
  }
  return { state: now, events };
}

/** For tests: gives a seat exactly these cards. */
export function setHand(state: State, seat: Seat, cards: readonly number[]): void {
  state.hands.fill(NONE, seat * HAND_LIMIT, (seat + 1) * HAND_LIMIT);
  state.handSizes[seat] = 0;
  for (const card of cards) addToHand(state, seat, card);
}

/** For tests: gives a seat exactly these engines in play. */
export function setInPlay(state: State, seat: Seat, engines: readonly number[]): void {
  state.inPlay.fill(NONE, seat * ENGINES_IN_PLAY, (seat + 1) * ENGINES_IN_PLAY);
  for (const [i, engine] of engines.entries()) state.inPlay[seat * ENGINES_IN_PLAY + i] = engine;
}

/** For tests: the card number of a car. */
export function car(colour: Colour, value: number): number {
  return COLOURS.indexOf(colour) * COLOURS.length + value;
}

/** For tests: the card number of a caboose. */
export function caboose(doubles: Colour, negates: Colour): number {
  return (
    FIRST_CABOOSE +
    CABOOSES.findIndex(
      (each) => COLOURS[each.doubles] === doubles && COLOURS[each.negates] === negates,
    )
  );
}

/** For tests: the card number of an engine, by its name. */
export function engine(name: string): number {
  const card = CARDS.findIndex((each) => each.name === name);
  if (card < FIRST_ENGINE) throw new Error(`no engine ${name}`);
  return card;
}

/** For tests: legal moves as short texts, such as `draw up`. */
export function offers(state: State, seat: Seat): string[] {
  return ironHorsesRael
    .legalMoves(state, seat)
    .map((move) => Object.values<string | number>({ ...move }).join(' '));
}

/** For tests: how an event of this kind reads, without its kind and audience. */
export function told(events: readonly Event[], kind: Event['kind']): object | undefined {
  const event = events.find((each) => each.kind === kind);
  if (event === undefined) return undefined;
  const { kind: _, to: __, ...rest } = event;
  return rest;
}
