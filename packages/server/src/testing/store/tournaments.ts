import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { accountIn, begunMatch, person } from '../fresh-store.ts';
import { entrant, openTournament } from '../tournament-rows.ts';
import { openNodes } from '../open-nodes.ts';
import type { OpenStore } from '../open-nodes.ts';
import type { Store } from '../../store/store.ts';
import type { EntrantRow, PairingRow, TournamentRow } from '../../store/tournament-store.ts';

const NOW = 1_000_000;

/** What every store must do for tournaments. Run on each adapter. */
export function describeTournaments(name: string, open: OpenStore): void {
  describe(`${name}: tournaments`, () => {
    const [store, other] = openNodes(open, 60_000, 'one', 'two');

    const somebody = (): Promise<string> => accountIn(store);
    const created = async (change: Partial<TournamentRow> = {}): Promise<TournamentRow> => {
      const row = openTournament(change, { game: randomUUID() });
      await store.tournaments.create(row);
      return row;
    };
    const again = (row: TournamentRow, change: Partial<TournamentRow> = {}): TournamentRow => ({
      ...row,
      version: row.version + 1,
      ...change,
    });
    /** With two who play each other, and one who sits out. */
    const running = async (
      match: string,
    ): Promise<{ row: TournamentRow; entrants: EntrantRow[]; pairings: PairingRow[] }> => {
      const users = [await somebody(), await somebody(), await somebody()];
      const row = await created();
      const entrants = users.map((user, since) => entrant(user, { since, origin: 'here' }));
      const [a = '', b = '', c = ''] = entrants.map(({ id }) => id);
      const pairings = [
        { round: 1, number: 0, match, players: [a, b], result: null },
        { round: 1, number: 1, match: null, players: [c], result: [[c]] },
      ];
      const begun = { ...row, state: 'running' as const, round: 1, rounds: 2, startedAt: NOW };
      expect(await store.tournaments.save({ row: begun, entrants, pairings })).toBe(true);
      return { row: again(begun), entrants, pairings };
    };
    const claimed = async (by: Store, { id }: TournamentRow, now = NOW): Promise<boolean> =>
      (await by.tournaments.claim(now, 1000)).includes(id);

    it('are read as they were written', async () => {
      const given = await running(randomUUID());
      expect(await other.tournaments.find(given.row.id)).toEqual(given);
      expect(await other.tournaments.find(randomUUID())).toBeUndefined();
    });

    it('change as a whole or not at all, and of two changes that cross one comes too late', async () => {
      const { row, entrants, pairings } = await running(randomUUID());
      const [pairing] = pairings;
      if (pairing === undefined) throw new Error('nobody is paired');
      const result = [[pairing.players[0] ?? ''], [pairing.players[1] ?? '']];
      const done = { row: { ...row, round: 2 }, pairings: [{ ...pairing, result }] };
      const late = { row: { ...row, round: 9 }, entrants: [entrant('nobody')] };
      const saved = await Promise.all([
        store.tournaments.save(done),
        other.tournaments.save({ ...done, row: { ...row, round: 2 } }),
      ]);
      expect(saved.toSorted()).toEqual([false, true]);
      expect(await other.tournaments.save(late)).toBe(false);
      const found = await other.tournaments.find(row.id);
      expect(found).toMatchObject({ row: { round: 2 }, pairings: [{ result }, {}] });
      expect(found?.entrants).toEqual(entrants);
    });

    it('are listed by state, game, club and who is in them, the newest first', async () => {
      const [ada, bea, club] = [await somebody(), await somebody(), randomUUID()];
      const game = randomUUID();
      const rows: TournamentRow[] = [];
      for (const [createdAt, change] of [
        { owner: ada },
        { owner: bea },
        { owner: bea, club },
        { owner: bea, state: 'finished' as const },
      ].entries()) {
        const row = openTournament({ ...change, createdAt }, { game });
        await store.tournaments.create(row);
        rows.push(row);
      }
      const [first, second, ofClub, over] = rows;
      const entry = entrant(ada, { id: randomUUID(), checkedIn: true });
      if (second) await store.tournaments.save({ row: second, entrants: [entry] });
      const list = async (
        filter: Partial<Parameters<Store['tournaments']['list']>[0]>,
      ): Promise<(string | undefined)[]> =>
        (await other.tournaments.list({ states: ['open'], ...filter }, ada, 50)).map(
          ({ row }) => row.id,
        );
      expect(await list({ game })).toEqual([second?.id, first?.id]);
      expect(await list({ game, after: second })).toEqual([first?.id]);
      expect(await list({ game, states: ['finished', 'cancelled'] })).toEqual([over?.id]);
      expect(await list({ club })).toEqual([ofClub?.id]);
      expect(await list({ of: ada })).toEqual([second?.id, first?.id]);
      expect(await other.tournaments.list({ states: ['open'], game }, ada, 1)).toMatchObject([
        { organiser: bea, players: 1, entry: { state: 'in', checkedIn: true } },
      ]);
      expect(await other.tournaments.list({ states: ['open'], game }, null, 1)).toMatchObject([
        { entry: null },
      ]);
      expect([await store.tournaments.countOf(ada), await store.tournaments.countOf(bea)]).toEqual([
        1, 2,
      ]);
      expect(await store.tournaments.openFor(ada)).toEqual([second?.id]);
    });

    it('go on at one node: at their date, when a match is over, and where one was never laid', async () => {
      const dated = await created({ dueAt: NOW });
      expect(await claimed(other, dated, NOW - 1)).toBe(false);
      const both = [await claimed(store, dated), await claimed(other, dated)];
      expect(both).toEqual([true, false]);
      await other.tournaments.release(dated.id);
      expect(await claimed(other, dated)).toBe(false);
      await store.tournaments.release(dated.id);
      expect(await claimed(other, dated)).toBe(true);
      await store.tournaments.save({ row: { ...dated, state: 'cancelled' } });

      const match = randomUUID();
      const { row, entrants } = await running(match);
      expect(await claimed(store, row)).toBe(true);
      expect(await other.tournaments.waiting(row.id)).toEqual([match]);
      const seats = entrants.slice(0, 2).map(({ user }) => person(user ?? ''));
      const laid = begunMatch({ id: match, seats, tournament: row.id });
      await store.createMatch(laid);
      await store.tournaments.release(row.id);
      expect(await other.matchById(match)).toMatchObject({ tournament: row.id });
      expect(await claimed(other, row)).toBe(false);
      expect(await other.tournaments.waiting(row.id)).toEqual([]);
      await store.updateMatch({ ...laid, status: 'finished' });
      expect(await claimed(other, row)).toBe(true);
    });

    it('keep nothing of somebody who goes but a place in the table', async () => {
      const { row, entrants } = await running(randomUUID());
      const [ada, bea] = entrants;
      const own = await created({ owner: ada?.user ?? null, about: 'Come all', dueAt: NOW });
      await store.deleteUser(ada?.user ?? '');
      const found = await other.tournaments.find(row.id);
      expect(found?.entrants[0]).toMatchObject({
        user: null,
        name: null,
        state: 'out',
        origin: null,
      });
      expect(found?.entrants[1]).toEqual(bea);
      expect(found?.row.version).toBeGreaterThan(row.version);
      expect((await other.tournaments.find(own.id))?.row).toMatchObject({
        owner: null,
        about: '',
        state: 'cancelled',
        dueAt: null,
      });
    });
  });
}
