import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Ratings } from '../../ratings/ratings.ts';
import { recomputeRatings } from '../../ratings/recompute.ts';
import type { Recomputed } from '../../ratings/recompute.ts';
import { SHOWN } from '../account.ts';
import { accountIn, begunMatch, bot, SETTINGS } from '../fresh-store.ts';
import { TEST_GAMES } from '../games.ts';
import { at, endRated, LIVE, moveOf, NOON } from '../rated-matches.ts';
import type { RatedMatch } from '../rated-matches.ts';
import { openNodes } from '../open-nodes.ts';
import type { OpenStore } from '../open-nodes.ts';
import type { Ladder } from '../../store/rating-store.ts';
import type { Entry, MatchRow, SeatRow, Store } from '../../store/store.ts';

const games = TEST_GAMES;
const MINUTE = 60_000;

/** What every store must do with ratings. Run on each adapter. */
export function describeRatings(name: string, open: OpenStore): void {
  describe(`${name}: ratings`, () => {
    const [store, other] = openNodes(open, 60_000, 'one', 'two');

    const ratings = (by: Store): Ratings =>
      new Ratings({ store: by, games, log: (what) => expect(what).toBe('nothing') });
    const account = (): Promise<string> => accountIn(store);
    const accounts = (count: number): Promise<string[]> =>
      Promise.all(Array.from({ length: count }, account));
    /** A ladder of its own, so that tests don't meet. */
    const newLadder = (): Ladder => ({ game: `game ${randomUUID()}`, pace: 'live' });
    const ended = (...match: RatedMatch): Promise<MatchRow> => endRated(store, ...match);
    const pointsOf = async (user: string, season = 'all'): Promise<number | undefined> =>
      (await store.ratings.standingsOf(user, season))[0]?.points;
    const recomputed = async (ladder: Ladder, correct = false): Promise<Recomputed | undefined> => {
      for await (const each of recomputeRatings(store, games, correct))
        if (each.game === ladder.game) return each;
      return undefined;
    };

    it('finds what is due, rates it once, whichever nodes try, and never again', async () => {
      const ladder = newLadder();
      const [ada = '', bea = ''] = await accounts(2);
      const row = await ended(ladder, [at(ada), at(bea)], [[0], [1]]);
      expect(await store.ratings.due(1000)).toContain(row.id);
      const nodes = [store, other, store, other].map(ratings);
      await Promise.all(nodes.map((node) => node.rate(row.id)));
      expect(await store.ratings.due(1000)).not.toContain(row.id);
      await ratings(other).rate(row.id);
      const [standing] = await store.ratings.standingsOf(ada, 'all');
      expect(standing).toMatchObject({ ...ladder, matches: 1, wins: 1, isSure: false });
      expect(await pointsOf(ada)).toBeGreaterThan(1500);
      expect(await pointsOf(bea)).toBeLessThan(1500);
      expect(await pointsOf(bea, '2026-2')).toBe(await pointsOf(bea));
      expect(await pointsOf(bea, '2026-1')).toBeUndefined();
      expect(await store.ratings.ofMatch(row.id)).toMatchObject({ number: 1, verdict: 'counted' });
    });

    it('gives many matches that end at once their numbers, and the same digits when it is done again', async () => {
      const ladder = newLadder();
      const people = await accounts(6);
      const rows: MatchRow[] = [];
      for (const [i, a] of people.entries())
        for (const b of people.slice(i + 1))
          rows.push(
            await ended(
              ladder,
              [at(a), at(b), bot('hard')],
              [[i % 3], [(i + 1) % 3], [(i + 2) % 3]],
            ),
          );
      await Promise.all(rows.map(({ id }, i) => ratings(i % 2 === 0 ? store : other).rate(id)));
      const kept = await store.ratings.after(ladder, 0, 100);
      expect(kept.map(({ number }) => number)).toEqual(rows.map((_, i) => i + 1));
      expect(await recomputed(ladder)).toMatchObject({
        matches: rows.length,
        players: 6,
        differing: 0,
      });
    });

    it('finds and corrects ratings that are not what the matches say', async () => {
      const ladder = newLadder();
      const [ada = '', bea = ''] = await accounts(2);
      for (const when of [NOON, NOON + 1]) {
        const { id } = await ended(ladder, [at(ada), at(bea)], [[0], [1]], { when });
        await ratings(store).rate(id);
      }
      const before = await store.ratings.standingsOf(ada, 'all');
      const raised = before.map((standing) => ({ ...standing, mu: 99, points: 3000 }));
      expect(await store.ratings.correct(ladder, 1, [], raised)).toBe(false);
      expect(await store.ratings.correct(ladder, 2, [], raised)).toBe(true);
      expect(await pointsOf(ada)).toBe(3000);
      expect(await recomputed(ladder)).toMatchObject({ differing: 1 });
      expect(await pointsOf(ada)).toBe(3000);
      await recomputed(ladder, true);
      expect(await store.ratings.standingsOf(ada, 'all')).toEqual(before);
      expect(await recomputed(ladder)).toMatchObject({ differing: 0 });
    });

    it('counts only so many matches a day of the same two, and fewer at one address', async () => {
      for (const [origins, most] of [
        [['here', 'there'], 5],
        [['here', 'here'], 2],
      ] as const) {
        const ladder = newLadder();
        const [ada = '', bea = ''] = await accounts(2);
        const seats = [at(ada, origins[0]), at(bea, origins[1])];
        for (let n = 0; n < 7; n++) {
          const { id } = await ended(ladder, seats, [[0], [1]], { when: NOON + n * MINUTE });
          await ratings(store).rate(id);
        }
        const kept = await store.ratings.after(ladder, 0, 10);
        expect(kept.filter(({ verdict }) => verdict === 'counted')).toHaveLength(most);
        expect(kept.filter(({ verdict }) => verdict === 'pair-limit')).toHaveLength(7 - most);
        expect(kept.every(({ sameAddress }) => sameAddress === (most === 2))).toBe(true);
        expect((await store.ratings.standingsOf(ada, 'all'))[0]?.matches).toBe(most);
        const { id } = await ended(ladder, seats, [[0], [1]], { when: NOON + 25 * 60 * MINUTE });
        await ratings(store).rate(id);
        expect((await store.ratings.ofMatch(id))?.verdict).toBe('counted');
        expect((await store.matchById(id))?.seats[0]?.origin).toBeUndefined();
        expect(await recomputed(ladder)).toMatchObject({ matches: 8, differing: 0 });
      }
    });

    const verdictOf = async (seats: readonly SeatRow[], ladder: Ladder, when: number) => {
      const { id } = await ended(ladder, seats, [[0], [1]], { when });
      await ratings(store).rate(id);
      return (await store.ratings.ofMatch(id))?.verdict;
    };

    it('counts no more at one address if there is another account for every match', async () => {
      const ladder = newLadder();
      const ada = await account();
      const verdicts: (string | undefined)[] = [];
      for (let n = 0; n < 4; n++) {
        const seats = [at(ada, 'here'), at(await account(), 'here')];
        verdicts.push(await verdictOf(seats, ladder, NOON + n));
      }
      expect(verdicts).toEqual(['counted', 'counted', 'pair-limit', 'pair-limit']);
      const [cid = '', dan = ''] = await accounts(2);
      expect(await verdictOf([at(ada, 'here'), at(cid, 'there')], ladder, NOON + 5)).toBe(
        'counted',
      );
      expect(await verdictOf([at(cid, 'there'), at(dan, 'there')], ladder, NOON + 6)).toBe(
        'counted',
      );
      expect(await recomputed(ladder)).toMatchObject({ differing: 0 });
    });

    it('counts no more at one address if the other account is deleted before the match is rated', async () => {
      const ladder = newLadder();
      const ada = await account();
      const verdicts: unknown[] = [];
      for (let n = 0; n < 3; n++) {
        const straw = await account();
        const last: Entry = { kind: 'resign', seat: 1 };
        const seats = [at(ada, 'here'), at(straw, 'here')];
        const { id } = await ended(ladder, seats, [[0], [1]], { when: NOON + n, last });
        await store.deleteUser(straw);
        await ratings(store).rate(id);
        const { verdict, sameAddress } = (await store.ratings.ofMatch(id)) ?? {};
        verdicts.push([verdict, sameAddress]);
        const kept = (await store.matchById(id))?.seats ?? [];
        expect(kept.map(({ origin }) => origin)).toEqual([undefined, undefined]);
      }
      expect(verdicts).toEqual([
        ['counted', true],
        ['counted', true],
        ['pair-limit', true],
      ]);
    });

    it('counts nothing between a user and programs of the same user', async () => {
      const ladder = newLadder();
      const [ada = '', bea = ''] = await accounts(2);
      const program = async (botOf: string): Promise<string> => {
        const id = randomUUID();
        const names = { name: id, nameKey: id, login: null, passwordHash: null };
        await store.createUser({ id, ...names, createdAt: 1, botOf });
        return id;
      };
      const [first, second, hers] = [await program(ada), await program(ada), await program(bea)];
      expect(await verdictOf([at(ada), at(first)], ladder, NOON)).toBe('one-owner');
      expect(await verdictOf([at(first), at(second)], ladder, NOON + 1)).toBe('one-owner');
      expect(await pointsOf(ada)).toBeUndefined();
      expect(await pointsOf(first)).toBeUndefined();
      expect(await verdictOf([at(ada), at(hers)], ladder, NOON + 2)).toBe('counted');
      expect(await verdictOf([at(first), at(hers)], ladder, NOON + 3)).toBe('counted');
      await store.deleteUser(second);
      expect(await recomputed(ladder)).toMatchObject({ matches: 4, differing: 0 });
    });

    it('keeps the digits of the others when a player is deleted', async () => {
      const ladder = newLadder();
      const [ada = '', bea = '', cid = ''] = await accounts(3);
      for (const [i, seats] of [
        [at(ada), at(bea)],
        [at(bea), at(cid)],
      ].entries()) {
        const last: Entry = { kind: 'resign', seat: 1 };
        const { id } = await ended(ladder, seats, [[0], [1]], { when: NOON + i, last });
        await ratings(store).rate(id);
      }
      const before = await pointsOf(cid);
      await store.deleteUser(bea);
      expect(await store.ratings.standingsOf(bea, 'all')).toEqual([]);
      expect(await store.ratings.history(bea, ladder, 10)).toEqual([]);
      const kept = await store.ratings.after(ladder, 0, 10);
      expect(JSON.stringify(kept)).not.toContain(bea);
      expect(await recomputed(ladder)).toMatchObject({ differing: 0 });
      expect(await pointsOf(cid)).toBe(before);
    });

    it('lists whoever is shown and sure, the best first, by season and of all time', async () => {
      const ladder = newLadder();
      const [ada = '', bea = ''] = await accounts(2);
      await store.profiles.show(ada, SHOWN);
      for (let day = 0; day < 14; day++) {
        const when = NOON + day * 24 * 60 * MINUTE;
        const { id } = await ended(
          ladder,
          [at(ada), at(bea)],
          day % 3 === 0 ? [[1], [0]] : [[0], [1]],
          { when },
        );
        await ratings(store).rate(id);
      }
      const listed = async (season: string): Promise<string[]> =>
        (await store.ratings.leaders(ladder, season, 0, 10)).map((leader) => leader.name);
      expect(await listed('all')).toEqual([ada]);
      expect(await listed('2026-2')).toEqual([ada]);
      expect(await listed('2026-3')).toEqual([]);
      await store.profiles.show(bea, SHOWN);
      expect(await listed('all')).toEqual([ada, bea]);
      expect(await store.ratings.ahead(ladder, 'all', (await pointsOf(bea)) ?? 0)).toBe(1);
      expect(await store.ratings.leaders(ladder, 'all', 1, 10)).toMatchObject([{ name: bea }]);
      expect((await store.ratings.history(ada, ladder, 5))[0]?.points).toBe(await pointsOf(ada));
      expect(await store.ratings.firstEnd(ladder)).toBe(NOON);
      expect(await store.profiles.bySeats(ada)).toEqual([{ seats: 2, matches: 14, wins: 9 }]);
      const against = await store.profiles.against(ada, false, 5);
      expect(against).toEqual([{ name: bea, matches: 14, ahead: 9, behind: 5 }]);
      expect(await store.profiles.achieved(bea)).toEqual([
        { kind: 'win', game: ladder.game, at: NOON },
        { kind: 'upset', game: ladder.game, at: NOON + 6 * 24 * 60 * MINUTE },
      ]);
      await store.profiles.show(ada, { ...SHOWN, ratings: false, opponents: false });
      expect(await listed('all')).toEqual([bea]);
      expect(await store.profiles.withRatingsShown([ada, bea])).toEqual([bea]);
      expect(await store.profiles.against(bea, false, 5)).toEqual([]);
      expect(await store.profiles.against(bea, true, 5)).toHaveLength(1);
    });

    it('remembers the first win against somebody rated much higher, and still does when all is computed again', async () => {
      const ladder = newLadder();
      const [ada = '', bea = '', cid = ''] = await accounts(3);
      const play = async (winner: string, loser: string, day: number): Promise<void> => {
        const when = NOON + day * 24 * 60 * MINUTE;
        const { id } = await ended(ladder, [at(winner), at(loser)], [[0], [1]], { when });
        await ratings(store).rate(id);
      };
      for (let day = 0; day < 20; day++) await play(ada, day < 2 ? bea : cid, day);
      for (const day of [20, 21]) await play(bea, ada, day);
      const noon = (day: number): number => NOON + day * 24 * 60 * MINUTE;
      const { game } = ladder;
      const both = [
        { kind: 'upset', game, at: noon(20) },
        { kind: 'win', game, at: noon(20) },
      ];
      expect(await store.profiles.achieved(bea)).toEqual(both);
      expect(await store.profiles.achieved(ada)).toEqual([{ kind: 'win', game, at: noon(0) }]);
      expect(await store.profiles.achieved(cid)).toEqual([]);
      expect(await recomputed(ladder, true)).toMatchObject({ differing: 0 });
      expect(await store.profiles.achieved(bea)).toEqual(both);
    });

    it('lists a player’s matches that go on and the latest that are over, wherever they ended', async () => {
      const [ada = '', bea = ''] = await accounts(2);
      const ids: string[] = [];
      for (const isPublic of [true, false, true, true]) {
        const row = begunMatch({ seats: [at(ada), at(bea)], isPublic });
        await store.createMatch(row);
        ids.push(row.id);
      }
      const [first = '', second = '', third = '', fourth = ''] = ids;
      const head = { deciders: [], deadline: null, waitsForBot: false, turns: [] };
      const outcome = { ranking: [[0], [1]], scores: [1, 0], reason: 'over' };
      for (const [i, match] of [third, second, first].entries())
        await store.append(
          { match, number: 1, id: `${i}`, entry: moveOf(0), at: NOON + i },
          { ...head, status: 'finished', outcome },
        );
      const mine = async (most: number): Promise<string[]> =>
        (await store.matchesOf(ada, most)).map(({ id }) => id);
      expect(await mine(10)).toEqual([first, second, third, fourth]);
      expect(await mine(2)).toEqual([first, second]);
      const shown = async (most: number): Promise<string[]> =>
        (await store.finishedOf(ada, most)).map(({ id }) => id);
      expect(await shown(10)).toEqual([first, third]);
      expect(await shown(1)).toEqual([first]);
      const changed = await store.jobs.changedFor([ada], NOON + 1);
      expect(changed.map(({ match }) => match).toSorted()).toEqual([first, second].toSorted());
    });

    it('finds the public match of the strongest among those that go on', async () => {
      const ladder = newLadder();
      const [ada = '', bea = '', cid = ''] = await accounts(3);
      const { id } = await ended(ladder, [at(ada), at(bea)], [[0], [1]]);
      await ratings(store).rate(id);
      const settings = { ...SETTINGS, time: LIVE };
      const going = async (who: string, change: Partial<MatchRow> = {}): Promise<string> => {
        const seats = [at(who), at(cid)];
        const row = begunMatch({ ...ladder, settings, seats, updatedAt: NOON * 2, ...change });
        await store.createMatch(row);
        return row.id;
      };
      await going(bea);
      const strong = await going(ada);
      await going(ada, { isPublic: false });
      await going(ada, { updatedAt: NOON });
      const found = await store.strongestMatches(NOON * 2);
      expect(found.filter(({ game }) => game === ladder.game).map((row) => row.id)).toEqual([
        strong,
      ]);
    });

    it('leaves matches alone that nobody agreed to rate', async () => {
      const [ada = '', bea = ''] = await accounts(2);
      const row = begunMatch({ seats: [at(ada), at(bea)], status: 'finished', outcome: null });
      await store.createMatch(row);
      expect(await store.ratings.due(1000)).not.toContain(row.id);
      await ratings(store).rate(row.id);
      expect(await store.ratings.ofMatch(row.id)).toBeUndefined();
    });
  });
}
