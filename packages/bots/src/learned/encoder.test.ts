import { rngFromSeed, seedFromText } from '@roundhouse/engine';
import type { AnyGame } from '@roundhouse/engine';
import { GAMES } from '@roundhouse/games';
import { describe, expect, it } from 'vitest';
import { brainOf } from '../brains.ts';
import { botNamed } from '../levels.ts';
import { Encoder } from './encoder.ts';
import { lookOf } from './judgement.ts';
import { playLesson } from './lesson.ts';
import { MOST_SEATS } from './samples.ts';
import { Survey } from './survey.ts';

/** A look with everything that a view can have, as one of the seats sees it. */
const lookAt = (seats: number, at: number) => ({
  phase: at % 2 === 0 ? 'build' : 'bid',
  over: at % 3 === 0,
  money: 10 * at,
  lot: at % 5,
  turn: at % seats,
  winner: at % 4 === 0 ? null : at % seats,
  auction: at % 2 === 0 ? null : { price: at, name: 'lot' },
  board: [at, at % 3, 7],
  cards: Array.from({ length: at % 4 }, (_, i) => i + 3),
  passed: Array.from({ length: at % (seats + 1) }, (_, seat) => seat),
  players: Array.from({ length: seats }, (_, seat) => ({ cash: seat + at, ready: seat < at % 3 })),
  shares: Array.from({ length: 2 * seats }, (_, i) => i * at),
});

function surveyed(): Encoder {
  const survey = new Survey();
  for (const seats of [2, 3, 4]) {
    for (let at = 0; at < 60; at++) survey.see(lookAt(seats, at), seats);
  }
  return new Encoder(survey.schema());
}

function encode(encoder: Encoder, look: unknown, viewer = 0, deciders = [0]) {
  const table = new Float32Array(encoder.common);
  const rows = new Float32Array(MOST_SEATS * encoder.own);
  const seats = encoder.encode({ look, viewer, deciders, shares: [] }, table, rows);
  const row = (turned: number) =>
    rows.slice(turned * encoder.own, (turned + 1) * encoder.own).join(' ');
  return {
    seats,
    text: `${table.join(' ')}\n${rows.join(' ')}`,
    table: table.join(' '),
    rows: Array.from({ length: seats }, (_, i) => row(i)),
  };
}

describe('a look', () => {
  const encoder = surveyed();
  const base = lookAt(3, 25);

  it('tells how many seats there are', () => {
    expect([2, 3, 4].map((seats) => encode(encoder, lookAt(seats, 5)).seats)).toEqual([2, 3, 4]);
  });

  it.each([
    ['phase', { phase: 'build' }],
    ['over', { over: true }],
    ['money', { money: 11 }],
    ['lot', { lot: 4 }],
    ['turn', { turn: 2 }],
    ['winner', { winner: null }],
    ['auction', { auction: null }],
    ['auction.price', { auction: { price: 3, name: 'lot' } }],
    ['board', { board: [25, 2, 7] }],
    ['cards', { cards: [4] }],
    ['passed', { passed: [1] }],
    ['players', { players: base.players.with(1, { cash: 0, ready: true }) }],
    ['shares', { shares: base.shares.with(3, 1) }],
  ])('is not the same with another %s', (_, change) => {
    expect(encode(encoder, { ...base, ...change }).text).not.toBe(encode(encoder, base).text);
  });

  it('has the viewer first and the others in turn order', () => {
    const turned = lookAt(3, 25);
    const [first, second, third] = turned.players;
    const shares = turned.shares;
    const other = {
      ...turned,
      turn: (turned.turn + 2) % 3,
      winner: turned.winner === null ? null : (turned.winner + 2) % 3,
      passed: turned.passed.map((seat) => (seat + 2) % 3),
      players: [second, third, first],
      shares: [...shares.slice(2), ...shares.slice(0, 2)],
    };
    expect(encode(encoder, turned, 1, [1])).toEqual(encode(encoder, other, 0, [0]));
    expect(encode(encoder, turned, 0, [1]).rows).not.toEqual(encode(encoder, other, 0, [0]).rows);
  });
});

describe.each(GAMES.map((game): [string, AnyGame] => [game.id, game]))('in %s', (_, game) => {
  const brain = brainOf(game.id);
  const survey = new Survey();
  const found: { state: unknown; seats: number }[] = [];
  for (const seats of game.seatCounts.slice(0, 2)) {
    const bots = Array.from({ length: seats }, () => botNamed('random'));
    const plan = { game, bots, seed: 'look', budget: { iterations: 1 }, mistakes: 0 };
    playLesson(plan, (state) => {
      for (let seat = 0; seat < seats; seat++) survey.see(lookOf(game, brain, state, seat), seats);
      found.push({ state: game.clone(state), seats });
    });
  }
  const encoder = new Encoder(survey.schema());
  const numbers = (state: unknown, seat: number) =>
    encode(encoder, lookOf(game, brain, state, seat), seat, [...game.deciders(state)]);

  it('worlds that a seat can’t tell apart have the same numbers', () => {
    const rng = rngFromSeed(seedFromText('worlds'));
    for (const { state, seats } of found.filter((_, at) => at % 7 === 0)) {
      for (let seat = 0; seat < seats; seat++) {
        const world = game.imagine(game.view(state, seat), [...rng]);
        expect(numbers(world, seat)).toEqual(numbers(state, seat));
      }
    }
  });

  it('knows the seats of the table, and tells looks apart', () => {
    const told = new Set<string>();
    const looks = new Set<string>();
    for (const { state, seats } of found) {
      const found = numbers(state, 0);
      expect(found.seats).toBe(seats);
      told.add(found.text);
      looks.add(JSON.stringify([lookOf(game, brain, state, 0), game.deciders(state)]));
    }
    expect(told.size).toBeGreaterThan(0.95 * looks.size);
    expect(looks.size).toBeGreaterThan(20);
  });
});
