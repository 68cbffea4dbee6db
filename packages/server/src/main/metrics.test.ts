import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Metrics } from '../base/metrics.ts';
import { StoreUnavailable } from '../store/sql.ts';
import type { Store } from '../store/store.ts';
import { watchStore } from '../store/watch-store.ts';
import type { StoreWatch } from '../store/watch-store.ts';
import { Client } from '../testing/client.ts';
import { begunMatch, bot, person } from '../testing/fresh-store.ts';
import { startServer } from '../testing/play-server.ts';

const newMetrics = (): Metrics =>
  new Metrics({
    isReady: () => true,
    sockets: () => 3,
    bytesWaiting: () => 9,
    liveMatches: () => 2,
    jobs: () => 1,
    botsThinking: () => 5,
    botsWaiting: () => 4,
    unfolded: () => 7,
    isNewsOpen: () => false,
  });

const read = (name: string): string =>
  readFileSync(new URL(`../../../../deploy/${name}`, import.meta.url), 'utf8');

describe('metrics', () => {
  it('are what was told and what is so now', async () => {
    const metrics = newMetrics();
    metrics.noteStore('append', 4);
    metrics.noteStore('jobs.claim', 20, 'unavailable');
    metrics.noteStore('chat', 20, 'failed');
    metrics.noteRefusal('socket', 'too-many');
    metrics.noteRequest(404, 3);
    metrics.noteBotWait(300);
    const text = await metrics.text();
    for (const line of [
      'roundhouse_ready 1',
      'roundhouse_sockets 3',
      'roundhouse_live_matches 2',
      'roundhouse_jobs 1',
      'roundhouse_bots_thinking 5',
      'roundhouse_bots_waiting 4',
      'roundhouse_entries_unfolded 7',
      'roundhouse_news_away 1',
      'roundhouse_entry_stored_seconds_bucket{le="0.005"} 1',
      'roundhouse_store_seconds_bucket{le="0.01",operation="jobs.claim"} 0',
      'roundhouse_store_errors_total{operation="jobs.claim",kind="unavailable"} 1',
      'roundhouse_store_errors_total{operation="chat",kind="failed"} 1',
      'roundhouse_refusals_total{door="socket",reason="too-many"} 1',
      'roundhouse_http_requests_total{status="404"} 1',
      'roundhouse_http_seconds_count 1',
      'roundhouse_bot_wait_seconds_bucket{le="1"} 1',
    ])
      expect(text).toContain(`${line}\n`);
  });

  it.each(['dashboard.json', 'alerts.yaml'])('%s names only what there is', async (file) => {
    const text = await newMetrics().text();
    const exported = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['bucket', 'sum', 'count'].map((end) => `${name}_${end}`) : [name],
    );
    const named = read(file).match(/\b(?:roundhouse|nodejs|process)_\w+/g) ?? [];
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !exported.includes(name))).toEqual([]);
  });

  it('all of ours are on the dashboard', async () => {
    const text = await newMetrics().text();
    const ours = [...text.matchAll(/^# TYPE (roundhouse_\w+)/gm)].map(([, name = '']) => name);
    const dashboard = read('dashboard.json');
    expect(ours.filter((name) => !dashboard.includes(name))).toEqual([]);
    expect(() => JSON.parse(dashboard) as unknown).not.toThrow();
  });
});

/** Something to wait for until it is opened. */
function gate(): { opened: Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

it('a server tells of its store, its bots and whom it refused', async () => {
  const begun: (() => void)[] = [];
  const [asked, thought] = [gate(), gate()];
  const { server, store, url, stop } = await startServer({
    think: async ({ legal }, { onBegun }) => {
      begun.push(onBegun);
      asked.open();
      await thought.opened;
      return legal[0] ?? { kind: 'none' };
    },
  });
  const text = (): Promise<string> => server.metrics.text();
  const seats = [bot('easy'), person('x')];
  const match = { id: 'm', game: 'toll-road', seats, deciders: [0], waitsForBot: true };
  await store.createMatch(begunMatch(match));
  await server.wake('m');
  await asked.opened;
  expect(await text()).toContain('roundhouse_bots_waiting 1\n');
  begun[0]?.();
  const thinking = await text();
  for (const line of [
    'roundhouse_bots_waiting 0',
    'roundhouse_bots_thinking 1',
    'roundhouse_bot_wait_seconds_count 1',
    'roundhouse_jobs 1',
    'roundhouse_ready 1',
  ])
    expect(thinking).toContain(`${line}\n`);
  const eve = await Client.guest(url, 'Eve');
  const moved = eve.arrival('m', 1);
  await eve.subscribe('m');
  thought.open();
  await moved;
  await fetch(`${url}/api/nowhere`);
  eve.send({ type: 'resign', match: 'm', id: 'r' });
  await eve.next((message): message is never => message.type === 'refused');
  const after = await text();
  expect(after).toMatch(/roundhouse_entry_stored_seconds_count [1-9]/);
  expect(after).toContain('roundhouse_refusals_total{door="http",reason="not-found"} 1\n');
  expect(after).toContain('roundhouse_refusals_total{door="socket",reason="not-seated"} 1\n');
  eve.close();
  await stop();
});

describe('a watched store', () => {
  const seen: Parameters<StoreWatch>[] = [];
  const inner = {
    unfolded: 1,
    matchById: async (id: string) => ({ id, unfolded: inner.unfolded }),
    jobs: { claim: async () => Promise.reject(new StoreUnavailable('gone')) },
  };
  const store = watchStore(inner as unknown as Store, (...measured) => seen.push(measured));

  it('answers as before, and tells what was asked and how it went', async () => {
    expect(await store.matchById('m')).toEqual({ id: 'm', unfolded: 1 });
    await expect(store.jobs.claim(1)).rejects.toThrow(StoreUnavailable);
    expect(seen).toEqual([
      ['matchById', expect.any(Number)],
      ['jobs.claim', expect.any(Number), 'unavailable'],
    ]);
  });

  it('shows what is so now', () => {
    inner.unfolded = 9;
    expect(store.unfolded).toBe(9);
  });
});
