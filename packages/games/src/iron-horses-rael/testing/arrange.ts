import { rngFromSeed, seedFromText, tryMove } from '@roundhouse/engine';
import type { Seat } from '@roundhouse/engine';
import { NONE } from '@roundhouse/engine/kit';
import { atTable } from '@roundhouse/engine/testing';
import { CABOOSES } from '../data/cabooses.ts';
import { CARDS, FIRST_CABOOSE, FIRST_ENGINE } from '../data/cards.ts';
import { COLOURS } from '../data/colours.ts';
import type { Colour } from '../data/colours.ts';
import type { Source } from '../data/sources.ts';
import type { Event } from '../events.ts';
import { addToHand, HAND_LIMIT } from '../hand.ts';
import { ironHorsesRael } from '../index.ts';
import type { Move } from '../moves/index.ts';
import { ENGINES_IN_PLAY } from '../state.ts';
import type { State } from '../state.ts';
import { laws } from './laws.ts';

/** Hands and decks are laid out without regard for where else their cards are: the battery checks what play can reach. */
export const { play, offers } = atTable(ironHorsesRael, { ...laws, conserve: () => undefined });

/** A new match, before the first engines are chosen. */
export function newMatch(seats: number, seed = 'scene'): State {
  return ironHorsesRael.setup({}, seats, rngFromSeed(seedFromText(seed)));
}

/** A match in which it is seat 0's first turn. */
export function arrange(seats: number, seed?: string): State {
  let state = newMatch(seats, seed);
  while (state.phase === 'choose') state = play(state, ...offers(state).slice(0, 1)).state;
  state.turn = 0;
  return state;
}

/** Seals the first engine of any seat, not only of the first that decides. */
export function choose(
  state: State,
  seat: Seat,
  engineChosen: number,
): { state: State; events: Event[] } {
  const step = tryMove(ironHorsesRael, state, seat, { kind: 'choose', engine: engineChosen });
  if (!step.ok) throw new Error(step.error);
  return step;
}

/** Gives a seat exactly these cards. */
export function setHand(state: State, seat: Seat, cards: readonly number[]): void {
  state.hands.fill(NONE, seat * HAND_LIMIT, (seat + 1) * HAND_LIMIT);
  state.handSizes[seat] = 0;
  for (const card of cards) addToHand(state, seat, card);
}

/** Gives a seat exactly these engines in play. */
export function setInPlay(state: State, seat: Seat, engines: readonly number[]): void {
  state.inPlay.fill(NONE, seat * ENGINES_IN_PLAY, (seat + 1) * ENGINES_IN_PLAY);
  for (const [i, engine] of engines.entries()) state.inPlay[seat * ENGINES_IN_PLAY + i] = engine;
}

/** The card number of a car. */
export function car(colour: Colour, value: number): number {
  return COLOURS.indexOf(colour) * COLOURS.length + value;
}

/** The card number of a caboose. */
export function caboose(doubles: Colour, negates: Colour): number {
  return (
    FIRST_CABOOSE +
    CABOOSES.findIndex(
      (each) => COLOURS[each.doubles] === doubles && COLOURS[each.negates] === negates,
    )
  );
}

/** The card number of an engine, by its name. */
export function engine(name: string): number {
  const card = CARDS.findIndex((each) => each.name === name);
  if (card < FIRST_ENGINE) throw new Error(`no engine ${name}`);
  return card;
}

/** The legal moves of whoever decides as short texts, such as `draw up`. */
export function texts(state: State): string[] {
  return offers(state).map((move) => Object.values<string | number>({ ...move }).join(' '));
}

/** How an event of this kind reads, without its kind and audience. */
export function told(events: readonly Event[], kind: Event['kind']): object | undefined {
  const event = events.find((each) => each.kind === kind);
  if (event === undefined) return undefined;
  const { kind: _, to: __, ...rest } = event;
  return rest;
}

/** Short ways to write moves. */
export const draw = (from: Source): Move => ({ kind: 'draw', from });
export const discard = (card: number): Move => ({ kind: 'discard', card });
export const begin = (card: number): Move => ({ kind: 'begin', engine: card });
export const complete = (card: number): Move => ({ kind: 'complete', engine: card });
export const add = (card: number): Move => ({ kind: 'add', card });
export const deliver = (region: number): Move => ({ kind: 'deliver', region });
export const rotate = (position: number): Move => ({ kind: 'rotate', position });
export const PASS: Move = { kind: 'pass' };
export const DECLINE: Move = { kind: 'decline' };
