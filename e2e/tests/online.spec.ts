import { expect, test } from '../test.ts';
import type { Page } from '@playwright/test';
import { parseRecord, rngFromSeed } from '@roundhouse/engine';
import type { MatchRecord } from '@roundhouse/engine';
import { findGame } from '@roundhouse/games';
import { parseServerMessage, Positions } from '@roundhouse/protocol';
import { PLAYED } from '../games.ts';
import {
  device,
  hasUnsent,
  PlayServer,
  playToTheEndTogether,
  playTogether,
  setUpTable,
  sitDown,
} from '../online.ts';
import { clickAtOnce, unseen } from '../play.ts';
import { expectAccessible, pictures } from '../table.ts';

interface Heard {
  readonly type: string;
  readonly id?: string | undefined;
  readonly moves?: number;
  readonly deciders?: readonly number[];
  readonly viewer?: unknown;
  readonly view?: unknown;
  readonly legal?: readonly unknown[];
  readonly steps?: readonly { readonly events: readonly { readonly to: unknown }[] }[];
}

/** What goes over a page's sockets, both ways. */
interface Wire {
  readonly page: Page;
  readonly heard: readonly Heard[];
  readonly moves: readonly string[];
}

function listen(page: Page): Wire {
  const heard: Heard[] = [];
  const moves: string[] = [];
  page.on('websocket', (socket) => {
    const positions = new Positions(() => undefined);
    socket.on('framereceived', ({ payload }) => {
      const parsed = parseServerMessage(String(payload));
      if (parsed.ok) heard.push(...positions.whole(parsed.message));
    });
    socket.on('framesent', ({ payload }) => {
      const { type, id } = JSON.parse(String(payload)) as Heard;
      if (type === 'move' && id !== undefined) moves.push(id);
    });
  });
  return { page, heard, moves };
}

const answersTo = ({ heard }: Wire, move: string): string[] =>
  heard.filter(({ id }) => id === move).map(({ type }) => type);
const latest = ({ heard }: Wire): Heard | undefined =>
  heard.findLast(({ type }) => type === 'position');

const line = (page: Page) => page.locator('.line-sign');

for (const { id, name, fewest } of PLAYED) {
  test(`${id}: a whole match of two browsers and a bot, with the server killed and a browser offline in between`, async ({
    browser,
  }) => {
    test.setTimeout(240_000);
    const server = new PlayServer();
    await server.start();
    const [ada, ben, eve] = await Promise.all([device(browser), device(browser), device(browser)]);
    const { heard: heardByEve } = listen(eve);
    const players = [ada, ben].map(listen);
    try {
      const seats = Math.max(fewest, 3);
      const link = await setUpTable(ada, {
        address: server.address,
        name: 'Ada',
        game: name,
        seats,
      });
      await sitDown(ben, link, 'Ben');
      await expect(ada.getByText('Everyone’s here')).toBeVisible();
      await ada.getByRole('button', { name: 'Start the match' }).click();
      await Promise.all([ada, ben].map((page) => page.waitForSelector('.table')));
      await eve.goto(link);
      await eve.waitForSelector('.table');
      await expect(eve.getByText('You’re watching')).toBeVisible();

      await playTogether([ada, ben], 12);
      await expectAccessible(ada, '.bar', '.side');
      await pictures(ada, `online-table-${id}`);
      await server.kill();
      await expect(line(ada)).toHaveText(/Reconnecting|Connecting/);
      await server.start();
      for (const page of [ada, ben, eve]) await expect(line(page)).toHaveText(/Connected/, LONG);

      await playTogether([ada, ben], 6);
      await playOffline(players);

      await unseen(eve, () => playToTheEndTogether([ada, ben]));
      for (const page of [ada, ben, eve]) await expect(page.locator('.end')).toBeVisible(LONG);
      const positions = heardByEve.filter(({ type }) => type === 'position');
      expect(positions.length).toBeGreaterThan(5);
      for (const { viewer, legal, steps } of positions) {
        expect([viewer, legal]).toEqual(['spectator', []]);
        for (const { to } of steps?.flatMap(({ events }) => events) ?? []) expect(to).toBe('all');
      }
      await expect(eve.locator('.hand')).toHaveCount(0);
      const views = spectatorViews(await recordOf(eve, link));
      for (const { moves, view } of positions) expect(view).toEqual(views[moves ?? -1]);

      await ada.getByRole('button', { name: 'Verify the shuffle' }).click();
      await expect(ada.getByText(/^Verified: /)).toBeVisible(LONG);
      await expectAccessible(ada, '.end');
      await pictures(ada, `online-result-${id}`, { fullPage: true, dark: false });
      await eve.getByRole('link', { name: 'Replay' }).click();
      await expect(eve.getByLabel('Position in the match')).toBeVisible();
      await expect(eve.getByRole('heading', { name: 'Was the shuffle fair?' })).toBeVisible();
      await ben.getByRole('button', { name: 'Rematch' }).click();
      await expect(ben.getByText('Everyone’s here')).toBeVisible();
    } finally {
      await server.kill();
      for (const page of [ada, ben, eve]) await page.context().close();
    }
  });
}

const LONG = { timeout: 60_000 };

async function recordOf(page: Page, link: string): Promise<MatchRecord> {
  const path = new URL(link).pathname.replace('/match/', '/api/matches/');
  const read = await page.evaluate(async (from) => (await fetch(from)).json(), `${path}/record`);
  const parsed = parseRecord(read);
  if (!parsed.ok) throw new Error('that is no record');
  return parsed.record;
}

/** What anybody may see after each move, worked out from the whole truth, which is public once the match is over. */
function spectatorViews({ game: id, options, seats, seed, moves }: MatchRecord): unknown[] {
  const game = findGame(id);
  if (!game) throw new Error(`there is no ${id}`);
  const state = game.setup(options, seats, rngFromSeed(seed));
  const view = (): unknown => JSON.parse(JSON.stringify(game.view(state, 'spectator')));
  return [
    view(),
    ...moves.map(([seat, move]) => {
      game.apply(state, seat, move);
      return view();
    }),
  ];
}

/**
 * Whoever is asked loses the network in mid-turn and plays on: the move stays in the browser, and is played once when
 * the network is back. Before that nothing may be under way, and no bot may be about to move.
 */
async function playOffline(players: readonly Wire[]): Promise<void> {
  // What a page offers may be what it offered before its last move: asked is whom the server asks.
  const asked = (): Wire[] => players.filter((each) => (latest(each)?.legal?.length ?? 0) > 0);
  const isQuiet = async (): Promise<boolean> => {
    const waits = players.map(({ page }) => hasUnsent(page));
    return (
      !(await Promise.all(waits)).includes(true) &&
      asked().length > 0 &&
      players.every((each) => latest(each)?.deciders?.length === asked().length) &&
      players.every((each) => each.moves.every((move) => answersTo(each, move).length > 0))
    );
  };
  await expect.poll(isQuiet, LONG).toBe(true);
  const [player] = asked();
  if (!player) throw new Error('the match is over too early');
  const { page } = player;
  const sentBefore = player.moves.length;
  const movesBefore = latest(player)?.moves ?? 0;
  await page.context().setOffline(true);
  await expect(line(page)).toHaveText(/Offline/);
  const queued = page.getByText('Your move will be sent once you’re connected');
  for (let turn = 1; (await queued.count()) === 0; turn++) await clickAtOnce(page, turn);
  expect(player.moves).toHaveLength(sentBefore);
  await page.context().setOffline(false);
  await expect(line(page)).toHaveText(/Connected/, LONG);
  await expect(queued).toHaveCount(0);
  await expect.poll(() => latest(player)?.moves).toBeGreaterThan(movesBefore);
  const answers = (): string[][] =>
    player.moves.slice(sentBefore).map((move) => answersTo(player, move));
  await expect.poll(answers).toEqual([['accepted']]);
}
