import type { TableSettings } from '@roundhouse/protocol';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { begunMatch, bot, person, SETTINGS } from '../fresh-store.ts';
import type { LobbyFilter, MatchRow, SeatRow } from '../../store/store.ts';
import { openNodes } from '../open-nodes.ts';
import type { OpenStore } from '../open-nodes.ts';

const FREE: SeatRow = { user: null, name: null, bot: null };
const BY_MAIL: TableSettings = {
  ...SETTINGS,
  time: { kind: 'by-mail', perMove: 3_600_000, reserve: 0 },
};

/** What every store must do for tables, the lobby and rematches. Run on each adapter. */
export function describeTableStore(name: string, open: OpenStore): void {
  describe(`${name}: tables`, () => {
    const [store] = openNodes(open, 1000, 'tables');

    /** Games of their own keep what each test lists apart. */
    const table = async (game: string, change: Partial<MatchRow> = {}): Promise<MatchRow> => {
      const row = begunMatch({
        game,
        status: 'open',
        owner: randomUUID(),
        seats: [person('ada'), FREE],
        ...change,
      });
      await store.createMatch(row);
      return row;
    };
    const listed = async (filter: LobbyFilter, most = 10, perHost = 3): Promise<string[]> =>
      (await store.openMatches(filter, most, perHost)).map(({ id }) => id);

    it('are listed page by page, the newest first', async () => {
      const game = randomUUID();
      const rows: MatchRow[] = [];
      for (let at = 0; at < 5; at++)
        rows.push(await table(game, { createdAt: Math.floor(at / 2) }));
      const first = await store.openMatches({ game }, 3, 3);
      expect(first.map(({ createdAt }) => createdAt)).toEqual([2, 1, 1]);
      const rest = await listed({ game, ...after(first) }, 3);
      expect(new Set([...first.map(({ id }) => id), ...rest])).toEqual(
        new Set(rows.map(({ id }) => id)),
      );
      expect(rest).toHaveLength(2);
    });

    it('of one host fill no page', async () => {
      const game = randomUUID();
      const honest = await table(game, { createdAt: 1 });
      const greedy: string[] = [];
      for (let at = 2; at < 40; at++)
        greedy.push((await table(game, { owner: `greedy ${game}`, createdAt: at })).id);
      const newest = greedy.slice(-3).toReversed();
      expect(await listed({ game })).toEqual([...newest, honest.id]);
    });

    it('are found by pace and by free seats', async () => {
      const game = randomUUID();
      const full = await table(game, { createdAt: 3, seats: [person('ada'), bot('easy')] });
      const live = await table(game, { createdAt: 2 });
      const slow = await table(game, { createdAt: 1, settings: BY_MAIL });
      await table(game, { status: 'playing' });
      await table(game, { isPublic: false });
      expect(await listed({ game })).toEqual([full.id, live.id, slow.id]);
      expect(await listed({ game, pace: 'live', withFreeSeat: true })).toEqual([live.id]);
      expect(await listed({ game, pace: 'turn-based' })).toEqual([slow.id]);
    });

    it('are counted by their host and by where it is', async () => {
      const [owner, origin] = [randomUUID(), randomUUID()];
      const game = 'whistle-stop';
      const seats = [person('ada'), bot('easy')];
      await table(game, { owner, origin });
      await table(game, { owner, origin, seats });
      await table(game, { owner, origin, seats, status: 'playing' });
      await table(game, { owner, origin, status: 'playing' });
      await table(game, { origin, seats, status: 'finished' });
      await table(game, { origin, seats, status: 'playing' });
      expect(await store.tablesOf('owner', owner)).toEqual({ open: 2, withBots: 1 });
      expect(await store.tablesOf('origin', origin)).toEqual({ open: 2, withBots: 2 });
    });

    it('remember the position that a table begins with', async () => {
      const move = [0, { kind: 'seal' }] as const;
      const start = { seed: 'ab', moves: [move], branches: [{ at: 1 }], anew: true };
      const row = await table('whistle-stop', { start });
      expect((await store.matchById(row.id))?.start).toEqual(start);
      await store.updateMatch({ ...row, removed: ['bea'] });
      expect((await store.matchById(row.id))?.start).toEqual(start);
      expect((await store.matchById((await table('whistle-stop')).id))?.start).toBeUndefined();
    });

    it('remember whom the host has removed', async () => {
      const row = await table('whistle-stop');
      await store.updateMatch({ ...row, removed: ['bea'], origin: 'here' });
      expect(await store.matchById(row.id)).toMatchObject({ removed: ['bea'], origin: 'here' });
    });

    it('follow a match once, and once more if that one came to nothing', async () => {
      const before = await table('whistle-stop', { status: 'finished' });
      const follow = async (of: MatchRow): Promise<[string, boolean]> => {
        const next = begunMatch({ status: 'open' });
        return [next.id, await store.createRematch(next, of)];
      };
      const tried = await Promise.all(Array.from({ length: 5 }, () => follow(before)));
      const made = tried.filter(([, ok]) => ok).map(([id]) => id);
      expect(made).toHaveLength(1);
      for (const [id, ok] of tried) expect((await store.matchById(id)) !== undefined).toBe(ok);
      const linked = { ...before, rematch: made[0] ?? null };
      expect(await store.matchById(before.id)).toEqual(linked);
      const [again, ok] = await follow(linked);
      expect(ok).toBe(true);
      expect((await store.matchById(before.id))?.rematch).toBe(again);
    });
  });
}

function after(page: readonly MatchRow[]): Pick<LobbyFilter, 'after'> {
  const last = page.at(-1);
  return last === undefined ? {} : { after: last };
}
