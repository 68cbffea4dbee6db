import { eventsFor, rngFromSeed, sameMove, seedFromText, setUpMatch } from '@roundhouse/engine';
import type { AnyGame, EventBase, MoveBase, Seat } from '@roundhouse/engine';
import { findGame, GAMES } from '@roundhouse/games';
import { cardOf } from '@roundhouse/games/iron-horses-rampage';
import type { Move as RampageMove } from '@roundhouse/games/iron-horses-rampage';
import { describe, expect, it } from 'vitest';
import { HINT, LEVELS, thinkingTime } from './bot-names.ts';
import type { Comparison, Prospect } from './comparison.ts';
import { botNamed } from './levels.ts';
import { optionsFor } from './play-match.ts';

interface Position {
  readonly state: unknown;
  readonly seat: Seat;
  readonly legal: readonly MoveBase[];
}

/** The positions of a match between greedy bots that somebody has to decide something in. */
function* positions(game: AnyGame, seats: number, seed: string, most: number): Generator<Position> {
  const options = optionsFor(game, seats);
  const begun = setUpMatch(game, { options, seats, seed: seedFromText(seed) });
  if (!begun.ok) throw new Error(begun.error);
  const { state } = begun;
  for (let number = 0; number < most; number++) {
    const [seat] = game.deciders(state);
    if (seat === undefined) return;
    const legal = game.legalMoves(state, seat);
    if (legal.length > 1) yield { state: game.clone(state), seat, legal };
    const { move } = botNamed('greedy').choose({
      game,
      view: game.view(state, seat),
      seat,
      legal,
      rng: rngFromSeed(seedFromText(`${seed} ${number}`)),
      budget: { iterations: 1 },
    });
    game.apply(state, seat, move);
  }
}

function hint(game: AnyGame, { state, seat, legal }: Position, iterations: number): Comparison {
  const { comparison } = botNamed(HINT.bot).choose({
    game,
    view: game.view(state, seat),
    seat,
    legal,
    rng: rngFromSeed(seedFromText('hint')),
    budget: { iterations },
    explain: true,
  });
  if (comparison === undefined) throw new Error('nothing was compared');
  return comparison;
}

/** Follows a plan in the true state and compares what it foretold with what happens. */
function expectTrue(game: AnyGame, { state, seat }: Position, { plan }: Prospect): void {
  const now = game.clone(state);
  for (const { move, events, view } of plan) {
    const legal = game.legalMoves(now, seat);
    expect(legal.some((each) => sameMove(each, move))).toBe(true);
    const told: EventBase[] = [];
    game.apply(now, seat, move, (event) => told.push(event));
    expect(eventsFor(told, seat).slice(0, events.length)).toEqual(events);
    if (view !== undefined) expect(game.view(now, seat)).toEqual(view);
  }
}

it('a hint comes from the strongest level, with more time than that has at a table', () => {
  expect(HINT.bot).toBe(LEVELS.at(-1));
  expect(HINT.milliseconds).toBeGreaterThan(thinkingTime(HINT.bot));
});

describe.each(GAMES.map((game) => ({ id: game.id, game })))('a hint in $id', ({ game }) => {
  it('foretells only what then happens', () => {
    const seats = game.seatCounts.includes(3) ? 3 : 2;
    let asked = 0;
    let foretold = 0;
    let number = 0;
    for (const position of positions(game, seats, 'foretold', 150)) {
      if (number++ % 12 !== 0) continue;
      const { best, others } = hint(game, position, 40);
      for (const prospect of [best, ...others]) {
        expectTrue(game, position, prospect);
        foretold += prospect.plan.reduce((sum, { events }) => sum + events.length, 0);
        expect(prospect.chances.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
      }
      asked++;
    }
    expect(asked).toBeGreaterThan(4);
    expect(foretold).toBeGreaterThan(asked);
  });
});

describe('a hint in Iron Horses (Rampage), with a $200,000 card ready', () => {
  const game = findGame('iron-horses-rampage') as AnyGame;
  const oil: RampageMove = { kind: 'transport', card: cardOf('oil') };
  const ready = function* (seed: string): Generator<Position> {
    for (const position of positions(game, 2, seed, 120)) {
      if (position.legal.some((move) => sameMove(move, oil))) yield position;
    }
  };

  it('plays the card that wins the match', () => {
    const winning = [...ready('hint 8')].filter((position) => {
      const state = game.clone(position.state);
      game.apply(state, position.seat, oil);
      return game.outcome(state) !== undefined;
    });
    expect(winning.length).toBeGreaterThan(0);
    for (const position of winning) {
      const { best } = hint(game, position, 400);
      expect(best.move).toEqual(oil);
      expect(best.chances[position.seat]).toBe(1);
    }
  });

  it('draws only where that is worth more by its own comparison', () => {
    let drawn = 0;
    for (const seed of ['hint 0', 'hint 1', 'hint 2', 'hint 8', 'hint 10']) {
      for (const position of ready(seed)) {
        const { best, others } = hint(game, position, 400);
        if (best.move.kind !== 'draw') continue;
        const played = others.find(({ move }) => sameMove(move, oil));
        if (played === undefined) continue;
        expect(best.value).toBeGreaterThan(played.value);
        drawn++;
      }
    }
    expect(drawn).toBeGreaterThan(0);
  });
});
