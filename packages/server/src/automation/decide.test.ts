import { findGame } from '@roundhouse/games';
import { germanRailways } from '@roundhouse/games/german-railways';
import { iberianGauge } from '@roundhouse/games/iberian-gauge';
import { ironHorsesRael } from '@roundhouse/games/iron-horses-rael';
import { ironHorsesRampage } from '@roundhouse/games/iron-horses-rampage';
import { describe, expect, it } from 'vitest';
import { rngFromSeed, seedFromText } from '@roundhouse/engine';
import type { MoveBase } from '@roundhouse/engine';
import { canArm, decide, programsFor } from './decide.ts';
import type { Situation } from './decide.ts';

const german = germanRailways.automation;
const rael = ironHorsesRael.automation;
const rampage = ironHorsesRampage.automation;
const any = iberianGauge.automation;

const at = (change: Partial<Situation> = {}): Situation => ({
  seat: 0,
  lot: null,
  view: {},
  legal: [],
  played: [],
  seenAfter: () => [],
  wentBackAfter: () => false,
  fired: [],
  ...change,
});
const pass: MoveBase = { kind: 'pass' };
const bid = (amount: number): MoveBase => ({ kind: 'bid', amount }) as MoveBase;

describe('the programs of a game', () => {
  it.each([
    ['german-railways', ['pass-until-changed', 'bid-up-to']],
    ['iron-horses-rampage', ['answer']],
    ['iron-horses-rael', ['pass-until-changed']],
    ['iberian-gauge', ['pass-until-changed']],
    ['trains-and-cargo', []],
    ['no-such-game', []],
  ])('%s: %j', (game, kinds) => {
    expect(programsFor(game)).toEqual(kinds);
  });
});

describe('pass until something changes', () => {
  const program = { kind: 'pass-until-changed' } as const;

  it('passes while others only pass', () => {
    const played = [{ seat: 1, move: pass }];
    expect(decide(program, any, at({ legal: [{ kind: 'build' }, pass], played }))).toEqual({
      move: pass,
      why: 'nothing-changed',
    });
  });

  it('waits while it is not asked', () => {
    expect(decide(program, any, at())).toEqual({});
  });

  it('stops when another seat does more, and when it can’t pass', () => {
    const played = [{ seat: 2, move: { kind: 'build' } }];
    expect(decide(program, any, at({ legal: [pass], played }))).toEqual({
      stop: 'seat-2-did-more-than-pass',
    });
    expect(decide(program, any, at({ legal: [{ kind: 'build' }] }))).toEqual({
      stop: 'no-pass-possible',
    });
  });

  it('stops where a pass could end the match', () => {
    const round = (endsIfQuiet: boolean): Situation => at({ legal: [pass], view: { endsIfQuiet } });
    expect(decide(program, german, round(false)).move).toEqual(pass);
    expect(decide(program, german, round(true))).toEqual({ stop: 'could-end-match' });
    const turn = (quietTurns: number): Situation =>
      at({
        legal: [pass],
        view: {
          phase: 'act',
          activity: 0,
          ending: null,
          quietTurns,
          idleTurns: 0,
          players: [0, 1],
        },
      });
    expect(decide(program, rael, turn(0)).move).toEqual(pass);
    expect(decide(program, rael, turn(1))).toEqual({ stop: 'could-end-match' });
  });
});

describe('bid up to an amount', () => {
  const program = { kind: 'bid-up-to', amount: 10 } as const;
  const view = { auction: { railroad: 3, opener: 1 } };
  const lot = [3, 1];
  const leave: MoveBase = { kind: 'drop-out' };

  it('bids as little as it can, up to the limit', () => {
    expect(
      decide(program, german, at({ view, lot, legal: [leave, bid(12), bid(9), bid(10)] })),
    ).toEqual({ move: bid(9), why: 'below-limit' });
    expect(decide(program, german, at({ view, lot, legal: [leave, bid(10)] })).move).toEqual(
      bid(10),
    );
  });

  it('leaves the auction above the limit, and stops', () => {
    expect(decide(program, german, at({ view, lot, legal: [leave, bid(11)] }))).toEqual({
      move: leave,
      why: 'limit-reached',
      stop: 'limit-reached',
    });
  });

  it('stops when it is another auction, or none', () => {
    const other = { auction: { railroad: 4, opener: 1 } };
    expect(decide(program, german, at({ view: other, lot, legal: [bid(1)] }))).toEqual({
      stop: 'auction-over',
    });
    expect(decide(program, german, at({ view: { auction: null }, lot }))).toEqual({
      stop: 'auction-over',
    });
  });

  it('can be made only in an auction', () => {
    expect(canArm(program, german, view)).toBe(true);
    expect(canArm(program, german, { auction: null })).toBe(false);
    expect(canArm(program, rampage, {})).toBe(false);
  });

  it('knows the view of the game', () => {
    const game = findGame('german-railways');
    const state = game?.setup(game.parseOptions(undefined), 3, rngFromSeed(seedFromText('x')));
    const view0 = game?.view(state, 0) as { auction: object | null };
    expect(view0.auction).toMatchObject({
      railroad: expect.any(Number),
      opener: expect.any(Number),
    });
    const [first] = game?.deciders(state) ?? [];
    const kinds = new Set(game?.legalMoves(state, first ?? 0).map(({ kind }) => kind));
    expect(kinds).toContain('bid');
  });
});

describe('answer setbacks', () => {
  const accept: MoveBase = { kind: 'accept' };
  const sheriff: MoveBase = { kind: 'sheriff' };
  const window = at({ legal: [accept, sheriff] });

  it('always, if there is an answer', () => {
    expect(decide({ kind: 'answer', answer: 'always' }, rampage, window).move).toEqual(sheriff);
    const none = at({ legal: [accept] });
    expect(decide({ kind: 'answer', answer: 'always' }, rampage, none)).toEqual({
      move: accept,
      why: 'no-answer-at-hand',
    });
  });

  it('never', () => {
    expect(decide({ kind: 'answer', answer: 'never' }, rampage, window)).toEqual({
      move: accept,
      why: 'never-answers',
    });
  });

  it('leaves everything else to its owner', () => {
    const turn = at({ legal: [{ kind: 'draw' }] });
    expect(decide({ kind: 'answer', answer: 'always' }, rampage, turn)).toEqual({});
  });

  it('is only for games with setbacks to answer', () => {
    expect(canArm({ kind: 'answer', answer: 'never' }, german, {})).toBe(false);
    expect(canArm({ kind: 'answer', answer: 'never' }, rampage, {})).toBe(true);
  });
});
