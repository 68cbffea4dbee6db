import type { TournamentTerms } from '@roundhouse/protocol';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TournamentChange, TournamentRows } from '../store/tournament-store.ts';
import { entrant, names, openTournament } from '../testing/tournament-rows.ts';
import { isOver, signUp, withdraw } from './entering.ts';
import type { Decided } from './entering.ts';
import { advance, cancel, pause, resume, start } from './running.ts';
import type { AdvanceFacts } from './running.ts';
import type { TableResult } from './standings.ts';
import { contenders, isPending, pairingsOf, standingsOf } from './tournament.ts';

const WEEK = 7 * 24 * 3_600_000;
const START = 1_000_000_000;

/** A tournament that is kept nowhere; p00 is the strongest, and the stronger wins. */
class Played {
  state: TournamentRows;
  now = START;
  areApart: AdvanceFacts['areApart'] = () => false;
  private nth = 0;

  constructor(players: number, terms: Partial<TournamentTerms>) {
    const entrants = names(players).map((user) => entrant(user, { id: user }));
    this.state = { row: openTournament({}, terms), entrants, pairings: [] };
  }

  given(results: ReadonlyMap<string, TableResult> = new Map()): AdvanceFacts {
    return {
      counts: [2, 3, 4, 5],
      areApart: this.areApart,
      now: this.now,
      strengthOf: (user) => 2000 - Number(user.slice(1)),
      results,
      newId: () => `match-${this.nth++}`,
    };
  }

  do(decided: Decided | undefined): this {
    if (decided === undefined) return this;
    if (typeof decided === 'string') throw new Error(decided);
    const { row, entrants = [], pairings = [] }: TournamentChange = decided;
    const known = new Map(this.state.entrants.map((each) => [each.id, each]));
    for (const each of entrants) known.set(each.id, each);
    const tables = new Map(
      this.state.pairings.map((each) => [`${each.round}/${each.number}`, each]),
    );
    for (const each of pairings) tables.set(`${each.round}/${each.number}`, each);
    this.state = { row, entrants: [...known.values()], pairings: [...tables.values()] };
    return this;
  }

  start(): this {
    return this.do(start(this.state, this.given()));
  }

  /** As long as there is something to do. */
  look(results?: ReadonlyMap<string, TableResult>): this {
    for (;;) {
      const change = advance(this.state, this.given(results));
      if (change === undefined) return this;
      this.do(change);
    }
  }

  /** Every match that is being played ends. */
  playRound(): this {
    const open = this.state.pairings.filter(isPending);
    const results = open.map(
      ({ match, players }) => [match ?? '', players.toSorted().map((id) => [id])] as const,
    );
    return this.look(new Map(results));
  }
}

describe('every format', () => {
  const format = fc.constantFrom<TournamentTerms['format']>('swiss', 'round-robin', 'knock-out');
  const drops = fc.array(fc.option(fc.nat(), { nil: undefined }), { maxLength: 10 });

  it('comes to an end whoever drops out, seats nobody twice in a round, and ranks everybody once', () => {
    fc.assert(
      fc.property(
        format,
        fc.constantFrom(2, 3, 4),
        fc.integer({ min: 4, max: 15 }),
        drops,
        (wanted, seats, count, gone) => {
          const played = new Played(count, { format: wanted, seats }).start();
          let rounds = 0;
          for (; !isOver(played.state); rounds++) {
            expect(rounds).toBeLessThan(40);
            const paired = pairingsOf(played.state, played.state.row.round);
            const seated = paired.flatMap(({ players }) => players);
            expect(new Set(seated).size).toBe(seated.length);
            const at = gone[rounds];
            const left = contenders(played.state);
            const leaver = at === undefined ? undefined : left[at % left.length]?.user;
            if (typeof leaver === 'string') played.do(withdraw(played.state, leaver));
            played.playRound();
          }
          expect(played.state.row).toMatchObject({ state: 'finished', dueAt: null });
          const lines = standingsOf(played.state);
          expect(lines.map(({ id }) => id).toSorted()).toEqual(names(count));
          // Somebody who never met the strongest may have won everything, too.
          const best = lines.find(({ id }) => id === 'p00');
          if (gone.length === 0) expect(best?.score).toBe(lines[0]?.score);
        },
      ),
      { numRuns: 120 },
    );
  });

  it('keeps those apart who have blocked each other, as long as there is another way', () => {
    for (const wanted of ['swiss', 'knock-out'] as const) {
      const played = new Played(8, { format: wanted, rounds: 3 });
      const apart = ['p00 p04', 'p04 p00', 'p00 p07', 'p07 p00', 'p02 p03', 'p03 p02'];
      played.areApart = (a, b) => apart.includes(`${a} ${b}`);
      played.start();
      for (let round = 0; round < 2; round++) {
        for (const { players } of pairingsOf(played.state, played.state.row.round))
          expect(apart).not.toContain(players.join(' '));
        played.playRound();
      }
    }
  });
});

describe('the calendar', () => {
  it('begins a round a week, whether or not the matches before are over', () => {
    const league = { format: 'round-robin', roundEvery: WEEK } as const;
    const played = new Played(6, league).start();
    expect(played.state.row).toMatchObject({ round: 1, rounds: 5, dueAt: START + WEEK });
    played.playRound();
    expect(played.state.row.round).toBe(1);
    for (const round of [2, 3, 4, 5]) {
      played.now = START + (round - 1) * WEEK;
      expect(played.look().state.row.round).toBe(round);
    }
    expect(played.state.pairings.filter(isPending)).toHaveLength(12);
    expect(played.state.row).toMatchObject({ state: 'running', round: 5 });
    played.now += 1;
    expect(played.playRound().state.row.state).toBe('finished');
  });

  it('waits in a knock-out for whoever still plays', () => {
    const played = new Played(4, { format: 'knock-out', roundEvery: WEEK }).start();
    played.now = START + 2 * WEEK;
    expect(played.look().state.row).toMatchObject({ round: 1, dueAt: null });
    expect(played.playRound().state.row.round).toBe(2);
  });

  it('stands still during a pause', () => {
    const played = new Played(6, { format: 'swiss', rounds: 4, roundEvery: WEEK }).start();
    played.do(pause(played.state)).playRound();
    expect(pause(played.state)).toBe('not-running');
    played.now = START + 10 * WEEK;
    expect(played.look().state.row).toMatchObject({ state: 'paused', round: 1 });
    played.do(resume(played.state, played.given()));
    expect(played.state.row).toMatchObject({ round: 2, dueAt: START + 11 * WEEK });
  });

  it('starts with those who checked in, and not at all if they are too few', () => {
    const checkIn = { startsAt: START + 100, checkIn: 50 };
    for (const there of [3, 1]) {
      const played = new Played(4, checkIn);
      played.now = START + 60;
      const { row, entrants } = played.state;
      const present = entrants.slice(0, there).map((each) => ({ ...each, checkedIn: true }));
      played.do({ row, entrants: present });
      expect(played.look().state.row.state).toBe('open');
      played.now = START + 100;
      played.look();
      expect(contenders(played.state)).toHaveLength(there);
      expect(played.state.row.state).toBe(there === 3 ? 'running' : 'cancelled');
    }
  });

  it('closes sign-up, and lets in whoever comes during check-in as being there', () => {
    const played = new Played(2, { startsAt: START + 100, checkIn: 50, signUpUntil: START + 80 });
    const zoe = { id: 'z', user: 'zoe', name: 'Zoe', origin: null };
    const early = signUp(played.state, zoe, START);
    const inTime = signUp(played.state, zoe, START + 60);
    expect(early).toMatchObject({ entrants: [{ checkedIn: false }] });
    expect(inTime).toMatchObject({ entrants: [{ checkedIn: true }] });
    expect(signUp(played.state, zoe, START + 80)).toBe('sign-up-closed');
  });
});

it('a knock-out gives the places by how far everybody came', () => {
  const played = new Played(8, { format: 'knock-out' }).start();
  while (!isOver(played.state)) played.playRound();
  expect(played.state.row.round).toBe(3);
  const lines = standingsOf(played.state);
  expect(lines.map(({ score }) => score)).toEqual([3, 2, 1, 1, 0, 0, 0, 0]);
  expect(lines.slice(0, 2).map(({ id }) => id)).toEqual(['p00', 'p01']);
});

it('what is over stays as it is', () => {
  const played = new Played(2, {}).start().playRound();
  expect(played.state.row.state).toBe('finished');
  for (const decided of [
    start(played.state, played.given()),
    pause(played.state),
    resume(played.state, played.given()),
    cancel(played.state, START),
    withdraw(played.state, 'p00'),
  ])
    expect(decided).toBe('tournament-over');
  expect(advance(played.state, played.given())).toBeUndefined();
});
