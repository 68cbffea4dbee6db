import { playTime } from '../testing/play-time.ts';
import { rngFromSeed, seedFromText } from '@roundhouse/engine';
import type { AnyGame, Seat, Viewer } from '@roundhouse/engine';
import { whistleStop, whistleStopLaws } from '@roundhouse/engine/testing';
import type { Laws } from '@roundhouse/engine/testing';
import { GAMES } from '@roundhouse/games';
import { LAWS } from '@roundhouse/games/laws';
import type { ServerMessage, TableSettings } from '@roundhouse/protocol';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../base/limits.ts';
import { Patience } from '../matches/patience.ts';
import { PlayServer } from './play-server.ts';
import type { Store } from '../store/store.ts';
import { Client } from '../testing/client.ts';
import { begunMatch, freshStore, person, SETTINGS } from '../testing/fresh-store.ts';
import { inVain, planFrom, planOf } from '../testing/plans.ts';
import type { Planned } from '../testing/plans.ts';
import { sample, stretchesOf } from '../testing/two-worlds.ts';
import type { Stretch } from '../testing/two-worlds.ts';

// The whole of a match for every viewer takes minutes, so usually some stretches of it are played.
const THOROUGH = process.env['ROUNDHOUSE_TEST'] === 'leaks';
const MOST_STRETCHES = THOROUGH ? Infinity : 20;
const MOST_LATE = THOROUGH ? Infinity : 5;
const SEATS = 3;
const LATE = { late: { delay: 1 } } as const;

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

const topOf = (state: unknown): number | undefined => (state as { deck: number[] }).deck.at(-1);

/** Tells everybody the next card, as soon as so many have sealed their choice. */
const leakyFrom = (sealed: number): AnyGame => ({
  ...(whistleStop as AnyGame),
  id: `leaky-from-${sealed}`,
  view: (state, viewer) => {
    const view = whistleStop.view(state as Parameters<typeof whistleStop.view>[0], viewer);
    const count = (state as { sealed: number[] }).sealed.filter((card) => card >= 0).length;
    return { ...view, next: count >= sealed ? topOf(state) : -1 };
  },
});
const leaky = leakyFrom(0);
const leakyLater = leakyFrom(1);

let server: PlayServer;
let store: Store;
let remove: () => Promise<void>;
let people: Client[];
let stranger: Client;
beforeAll(async () => {
  ({ store, remove } = await freshStore());
  server = new PlayServer({
    // What is told together depends on the time.
    patience: new Patience(() => false),
    store,
    games: [...allGames, leaky, leakyLater].map(staged),
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

/** What a match is played with besides the moves. */
interface Staging {
  readonly late?: Pick<TableSettings, 'delay'>;
  readonly planned?: Planned;
}

/** Plays the moves from this state over sockets, and gives every text that the viewer received. */
async function textsOf(
  game: AnyGame,
  world: unknown,
  { viewer, moves }: Stretch,
  delta: boolean,
  { late = {}, planned }: Staging = {},
): Promise<string[]> {
  const seed = randomBytes(16).toString('hex');
  worlds.set(JSON.stringify(rngFromSeed(seed)), world);
  const row = begunMatch({
    game: game.id,
    rulesVersion: game.rulesVersion,
    seed,
    seats: people.map(({ user }) => person(user)),
    settings: {
      ...SETTINGS,
      ...late,
      options: game.parseOptions(undefined) as TableSettings['options'],
    },
  });
  await store.createMatch(row);
  const { id: match } = row;
  const watching = viewer === 'spectator' ? stranger : clientOf(viewer);
  watching.delta = delta;
  const { alias } = await watching.subscribe(match);
  const arrivals = moves.map((_, entry) => watching.arrival(match, entry + 1));
  if (planned !== undefined) await keepPlan(match, planned);
  for (const [entry, [seat, move]] of moves.entries()) {
    // A mover's own answer comes with the position or after it.
    const isUnseen = seat === viewer || late.delay !== undefined;
    const arrived = isUnseen ? clientOf(seat).acceptance(match) : arrivals[entry];
    if (planned?.seat !== seat || entry >= planned.played)
      clientOf(seat).send({ type: 'move', match, id: `m${entry}`, entry, move: move as never });
    await arrived;
  }
  if (late.delay !== undefined) await hasRead(watching);
  const texts = watching.receivedFor(match, alias);
  for (const text of texts) expect(text).not.toContain(seed);
  watching.send({ type: 'unsubscribe', match });
  worlds.delete(JSON.stringify(rngFromSeed(seed)));
  return texts.map(withoutNames(match, alias));
}

/** When everything that was told before has come. */
async function hasRead(client: Client): Promise<void> {
  const id = randomBytes(8).toString('hex');
  const answered = client.next(
    (message): message is Extract<ServerMessage, { type: 'pong' }> =>
      message.type === 'pong' && message.id === id,
  );
  client.send({ type: 'ping', id });
  await answered;
}

async function keepPlan(match: string, { seat, line }: Planned): Promise<void> {
  const kept = clientOf(seat).acceptance(match);
  const program = { kind: 'conditional-moves', lines: [line] } as const;
  clientOf(seat).send({ type: 'program', match, id: 'plan', program });
  await kept;
}

function clientOf(seat: Seat): Client {
  const client = people[seat];
  if (client === undefined) throw new Error(`nobody sits at ${seat}`);
  return client;
}

/** The id, the alias and the hash of the seed are other ones for every match, and say nothing. */
const withoutNames =
  (match: string, alias: number) =>
  (text: string): string =>
    text
      .replaceAll(match, 'MATCH')
      .replace(`"alias":${alias},`, '"alias":0,')
      .replace(new RegExp(`^\\[${alias},`), '[0,')
      .replace(/"seedHash":"[0-9a-f]{64}"/, '"seedHash":"HASH"');

/** How many of the last texts tell what the last move has shown. */
function shownLast({ revealing, moves, viewer }: Stretch, delta: boolean): number {
  if (!revealing) return 0;
  return moves.at(-1)?.[0] === viewer && !delta ? 2 : 1;
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
      let deltas = 0;
      for (const [number, stretch] of sample(all, MOST_STRETCHES, rng).entries()) {
        // Most take deltas, as they do by default; the others whole positions.
        const delta = number % 4 < 3;
        const real = await textsOf(game, stretch.real, stretch, delta);
        const imagined = await textsOf(game, stretch.imagined, stretch, delta);
        const before = real.slice(0, real.length - shownLast(stretch, delta));
        expect(imagined.slice(0, before.length)).toEqual(before);
        expect(imagined).toHaveLength(real.length);
        if (viewer !== 'spectator')
          expect(planFrom(game, SEATS, imagined)).toEqual(planFrom(game, SEATS, real));
        compared += before.length;
        deltas += before.filter((text) => text.startsWith('[')).length;
        const hidden = secretsOf(game, stretch.imagined, viewer);
        for (const secret of secretsOf(game, stretch.real, viewer))
          if (!hidden.includes(secret)) expect(before.join('\n')).not.toContain(secret);
      }
      expect(compared).toBeGreaterThan(5);
      expect(deltas).toBeGreaterThan(0);
    },
  );

  it.each(viewers)('tells viewer %s nothing of what others have planned', async (viewer) => {
    const rng = rngFromSeed(seedFromText(`plans/${id}/${viewer}`));
    const all = [...stretchesOf(game, SEATS, viewer, rng)].flatMap((stretch) => {
      const planned = planOf(game, stretch);
      return planned ? [{ stretch, planned }] : [];
    });
    for (const { stretch, planned } of sample(all, MOST_STRETCHES / 4, rng)) {
      const without = await textsOf(game, stretch.real, stretch, true);
      expect(await textsOf(game, stretch.real, stretch, true, { planned })).toEqual(without);
      const dropped = { planned: inVain(planned) };
      expect(await textsOf(game, stretch.real, stretch, true, dropped)).toEqual(without);
    }
    expect(all.length).toBeGreaterThan(0);
  });
});

const revealingGames = allGames.filter(({ revealing }) => revealing.length > 0);
describe.each(revealingGames.map((game) => [game.id, game] as const))(
  '%s, seen late',
  (id, game) => {
    it('tells a spectator the same bytes, whatever the last move has shown', async () => {
      const rng = rngFromSeed(seedFromText(`late/${id}`));
      const all = [...stretchesOf(game, SEATS, 'spectator', rng)];
      const revealing = all.filter((stretch) => stretch.revealing);
      let compared = 0;
      for (const stretch of sample(revealing, MOST_LATE, rng)) {
        const real = await textsOf(game, stretch.real, stretch, true, LATE);
        const imagined = await textsOf(game, stretch.imagined, stretch, true, LATE);
        // A match that is over is shown as it is.
        if ([real, imagined].some((texts) => texts.at(-1)?.includes('"outcome":{'))) continue;
        expect(imagined).toEqual(real);
        compared++;
      }
      expect(compared).toBeGreaterThan(0);
    });
  },
);

describe('the leak test itself', () => {
  /** Everything that seat 0 is told in two worlds with another next card. */
  async function told(game: AnyGame, delta: boolean): Promise<[string[], string[]]> {
    const rng = rngFromSeed(seedFromText('leaky'));
    const [stretch] = [...stretchesOf(whistleStop, SEATS, 0, rng)].filter(
      ({ real, imagined }) => topOf(real) !== topOf(imagined),
    );
    if (stretch === undefined) throw new Error('no such stretch');
    return [
      await textsOf(game, stretch.real, stretch, delta),
      await textsOf(game, stretch.imagined, stretch, delta),
    ];
  }

  it.each([true, false])('notices a view that tells too much (in deltas: %s)', async (delta) => {
    const [real, imagined] = await told(leaky, delta);
    expect(imagined[1]).not.toBe(real[1]);
  });

  it('notices what a spectator sees too early', async () => {
    const rng = rngFromSeed(seedFromText('early'));
    const stretches = [...stretchesOf(whistleStop, SEATS, 'spectator', rng)];
    const differ = stretches.filter(({ revealing }) => revealing).slice(0, MOST_LATE);
    const told = async (world: 'real' | 'imagined'): Promise<string[][]> => {
      const texts: string[][] = [];
      for (const stretch of differ)
        texts.push(await textsOf(whistleStop, stretch[world], stretch, true));
      return texts;
    };
    expect(await told('imagined')).not.toEqual(await told('real'));
  });

  it('notices a plan that knows too much', async () => {
    const [real, imagined] = await told(leaky, false);
    const knowing: AnyGame = {
      ...leaky,
      imagine: (view, rng) => {
        const state = leaky.imagine(view, rng) as { deck: number[] };
        return { ...state, deck: [...state.deck, (view as { next: number }).next] };
      },
    };
    expect(planFrom(leaky, SEATS, imagined)).toEqual(planFrom(leaky, SEATS, real));
    expect(planFrom(knowing, SEATS, imagined)).not.toEqual(planFrom(knowing, SEATS, real));
  });

  it('notices a delta that tells too much', async () => {
    const [real, imagined] = await told(leakyLater, true);
    expect(imagined[1]).toBe(real[1]);
    expect(real[2]).toMatch(/^\[/);
    expect(imagined[2]).not.toBe(real[2]);
  });
});
