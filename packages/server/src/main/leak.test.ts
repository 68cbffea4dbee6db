import { playTime } from '../testing/play-time.ts';
import { rngFromSeed, seedFromText } from '@roundhouse/engine';
import type { AnyGame, Seat, Viewer } from '@roundhouse/engine';
import { whistleStop, whistleStopLaws } from '@roundhouse/engine/testing';
import type { Laws } from '@roundhouse/engine/testing';
import { GAMES } from '@roundhouse/games';
import { LAWS } from '@roundhouse/games/laws';
import { PROTOCOL_VERSION } from '@roundhouse/protocol';
import type { TableSettings } from '@roundhouse/protocol';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../base/limits.ts';
import { PlayServer } from './play-server.ts';
import type { Store } from '../store/store.ts';
import { Client } from '../testing/client.ts';
import { begunMatch, freshStore, person, SETTINGS } from '../testing/fresh-store.ts';
import { sample, stretchesOf } from '../testing/two-worlds.ts';
import type { Stretch } from '../testing/two-worlds.ts';

// The whole of a match for every viewer takes minutes, so usually some stretches of it are played.
const THOROUGH = process.env['ROUNDHOUSE_TEST'] === 'leaks';
const MOST_STRETCHES = THOROUGH ? Infinity : 20;
const SEATS = 3;

/** The states that matches begin in, by the generator that their seed gives. */
const worlds = new Map<string, unknown>();
const staged = (game: AnyGame): AnyGame => ({
  ...game,
  setup: (options, seats, rng) => {
    const world = worlds.get(JSON.stringify(rng));
    return world === undefined ? game.setup(options, seats, rng) : game.clone(world);
  },
});
const allGames: readonly AnyGame[] = [whistleStop, ...GAMES];
const allLaws: Readonly<Record<string, Laws<unknown>>> = {
  ...LAWS,
  'whistle-stop': whistleStopLaws,
};

/** Tells everybody the next card. */
const topOf = (state: unknown): number | undefined => (state as { deck: number[] }).deck.at(-1);
const leaky: AnyGame = {
  ...(whistleStop as AnyGame),
  id: 'leaky-stop',
  view: (state, viewer) => ({
    ...whistleStop.view(state as Parameters<typeof whistleStop.view>[0], viewer),
    next: topOf(state),
  }),
};

let server: PlayServer;
let store: Store;
let remove: () => Promise<void>;
let people: Client[];
let stranger: Client;
beforeAll(async () => {
  ({ store, remove } = await freshStore());
  server = new PlayServer({
    store,
    games: [...allGames, leaky].map(staged),
    think: async () => ({ kind: 'none' }),
    pause: async () => undefined,
    now: () => 0,
    playTime: playTime(() => 0),
    limits: { ...LIMITS, messages: { perSecond: 1e9, burst: 1e9 } },
  });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  people = [];
  for (let seat = 0; seat < SEATS; seat++) people.push(await Client.guest(url, `Guest ${seat}`));
  stranger = await Client.guest(url, 'Stranger');
});
afterAll(async () => {
  for (const client of [...people, stranger]) client.close();
  await server.close();
  await remove().catch(() => undefined);
});

/** Plays the moves from this state over sockets, and gives every text that the viewer received. */
async function textsOf(
  game: AnyGame,
  world: unknown,
  { viewer, moves }: Stretch,
): Promise<string[]> {
  const seed = randomBytes(16).toString('hex');
  worlds.set(JSON.stringify(rngFromSeed(seed)), world);
  const row = begunMatch({
    game: game.id,
    rulesVersion: game.rulesVersion,
    seed,
    seats: people.map(({ user }) => person(user)),
    settings: { ...SETTINGS, options: game.parseOptions(undefined) as TableSettings['options'] },
  });
  await store.createMatch(row);
  const { id: match } = row;
  const watching = viewer === 'spectator' ? stranger : clientOf(viewer);
  await watching.subscribe(match);
  for (const [entry, [seat, move]] of moves.entries()) {
    // The mover's own answer comes after the position.
    const arrived =
      seat === viewer ? watching.acceptance(match) : watching.arrival(match, entry + 1);
    clientOf(seat).send({
      v: PROTOCOL_VERSION,
      type: 'move',
      match,
      id: `m${entry}`,
      entry,
      move: move as never,
    });
    await arrived;
  }
  const texts = watching.receivedFor(match);
  for (const text of texts) expect(text).not.toContain(seed);
  watching.send({ v: PROTOCOL_VERSION, type: 'unsubscribe', match });
  worlds.delete(JSON.stringify(rngFromSeed(seed)));
  return texts.map(withoutNames(match));
}

function clientOf(seat: Seat): Client {
  const client = people[seat];
  if (client === undefined) throw new Error(`nobody sits at ${seat}`);
  return client;
}

/** The id and the hash of the seed are other ones for every match, and say nothing. */
const withoutNames =
  (match: string) =>
  (text: string): string =>
    text.replaceAll(match, 'MATCH').replace(/"seedHash":"[0-9a-f]{64}"/, '"seedHash":"HASH"');

/** How many of the last texts tell what the last move has shown. */
function shownLast({ revealing, moves, viewer }: Stretch): number {
  if (!revealing) return 0;
  return moves.at(-1)?.[0] === viewer ? 2 : 1;
}

/** What the viewer may not know, if it is long enough not to occur by chance. */
function secretsOf(game: AnyGame, state: unknown, viewer: Viewer): string[] {
  return Object.values(allLaws[game.id]?.secrets(state, viewer) ?? {})
    .map((secret) => JSON.stringify(secret))
    .filter((text) => text.length >= 24 && /[1-9].*[1-9].*[1-9]/.test(text));
}

describe.each(allGames.map((game) => [game.id, game] as const))('%s on the wire', (id, game) => {
  const viewers: readonly Viewer[] = [0, SEATS - 1, 'spectator'];
  it.each(viewers)(
    'tells viewer %s the same bytes in worlds it can’t tell apart',
    async (viewer) => {
      const rng = rngFromSeed(seedFromText(`leak/${id}/${viewer}`));
      const all = [...stretchesOf(game, SEATS, viewer, rng)];
      let compared = 0;
      for (const stretch of sample(all, MOST_STRETCHES, rng)) {
        const real = await textsOf(game, stretch.real, stretch);
        const imagined = await textsOf(game, stretch.imagined, stretch);
        const before = real.slice(0, real.length - shownLast(stretch));
        expect(imagined.slice(0, before.length)).toEqual(before);
        expect(imagined).toHaveLength(real.length);
        compared += before.length;
        const hidden = secretsOf(game, stretch.imagined, viewer);
        for (const secret of secretsOf(game, stretch.real, viewer))
          if (!hidden.includes(secret)) expect(before.join('\n')).not.toContain(secret);
      }
      expect(compared).toBeGreaterThan(5);
    },
  );
});

describe('the leak test itself', () => {
  it('notices a view that tells too much', async () => {
    const rng = rngFromSeed(seedFromText('leaky'));
    const [stretch] = [...stretchesOf(whistleStop, SEATS, 0, rng)].filter(
      ({ real, imagined }) => topOf(real) !== topOf(imagined),
    );
    if (stretch === undefined) throw new Error('no such stretch');
    const real = await textsOf(leaky, stretch.real, stretch);
    const imagined = await textsOf(leaky, stretch.imagined, stretch);
    expect(imagined[1]).not.toBe(real[1]);
  });
});
