import { PROTOCOL_VERSION } from '@roundhouse/protocol';
import type { ClientMessage, ServerMessage } from '@roundhouse/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { MatchRow, SeatRow } from '../store/store.ts';
import { Client } from '../testing/client.ts';
import { Nodes } from '../testing/nodes.ts';
import type { Hearing } from '../testing/nodes.ts';
import { servicesAnswer } from '../testing/services.ts';

const V = { v: PROTOCOL_VERSION } as const;
const reachable = await servicesAnswer('the test of seat changes', { nats: true });
type Started = Awaited<ReturnType<Nodes['start']>>;
type Of<Type> = Extract<ServerMessage, { type: Type }>;

const GAMES = ['whistle-stop', 'toll-road'] as const;
const HEARINGS: [string, Hearing][] = [
  ['over NATS', 'nats'],
  ['by looking, late', { lookEvery: 600_000 }],
];

/** Everything that somebody who has a seat can say, said by this client under ids and words of its own. */
function sayings(match: string, { user }: Client): ClientMessage[] {
  const said = (type: string) => ({ ...V, match, id: `${type} of ${user}` });
  return [
    { ...said('chat'), type: 'chat', text: user },
    { ...said('note'), type: 'note', text: user },
    { ...said('program'), type: 'program', program: { kind: 'pass-until-changed' } },
    { ...said('move'), type: 'move', entry: 0, move: { kind: 'pass' } },
    { ...said('seal'), type: 'move', entry: 0, move: { kind: 'seal', card: 0 } },
    { ...said('take-back'), type: 'take-back', entry: 1, count: 1 },
    { ...said('answer'), type: 'answer-take-back', entry: 1, agree: true },
    { ...said('return'), type: 'return' },
    { ...said('resign'), type: 'resign' },
  ];
}

/** A table at two nodes: seats change at the first, and the sockets are at the second. */
class Scene {
  match = '';
  readonly clients: Client[] = [];
  private readonly gone = new Map<Client, Promise<unknown>>();
  private readonly here: Started;
  private readonly there: Started;
  private readonly game: string;

  constructor(game: string, here: Started, there: Started) {
    this.game = game;
    this.here = here;
    this.there = there;
  }

  async person(name: string): Promise<Client> {
    const client = await Client.guest(this.there.url, name);
    this.clients.push(client);
    this.gone.set(
      client,
      client.closed().then(() => 'gone'),
    );
    return client;
  }

  async table(owner: Client, seats: (string | null)[], seating = 'chosen'): Promise<void> {
    const body = { game: this.game, seats, seating, onResign: 'bot', guestChat: true };
    this.match = (await this.ask(owner, 'POST', '/api/matches', body)).id;
  }

  /** Something at the table, at the first node. */
  async does(client: Client, what: string, body: object = {}): Promise<void> {
    await this.ask(client, 'POST', `/api/matches/${this.match}/${what}`, body);
  }

  ask(client: Client, method: string, path: string, body?: object): ReturnType<Client['request']> {
    return client.at(this.here.url).request(method, path, body);
  }

  /** Comes to the table at the second node, and knows it as it is now. */
  async comes(...clients: Client[]): Promise<void> {
    for (const client of clients) {
      const shown = client.next(
        (message): message is Of<'table'> =>
          message.type === 'table' && message.match === this.match,
      );
      client.send({ ...V, type: 'subscribe', match: this.match });
      await shown;
    }
  }

  /** Says all that there is to say, and waits for the answers, or until the server has closed the socket. */
  async saysEverything(client: Client): Promise<void> {
    for (const saying of sayings(this.match, client)) {
      const id = Reflect.get(saying, 'id') as string;
      const answered = client.next(
        (message): message is Of<'accepted' | 'refused'> =>
          (message.type === 'accepted' || message.type === 'refused') && message.id === id,
      );
      client.send(saying);
      if ((await Promise.race([answered, this.gone.get(client)])) === 'gone') return;
    }
  }

  async row(): Promise<MatchRow> {
    const row = await this.here.store.matchById(this.match);
    if (row === undefined) throw new Error('there is no such match');
    return row;
  }

  /** What was seen and done by anybody that belongs to a seat in which somebody else sits, in words. */
  async wrongs(speakers: readonly Client[]): Promise<string[]> {
    const { seats } = await this.row();
    const sitsAt = (seat: number, { user }: Client): boolean => seats[seat]?.user === user;
    const { store } = this.here;
    const wrongs = this.clients.flatMap((client) => this.wrongViews(client, seats));
    for (const { id, entry } of await store.entries(this.match, 0)) {
      const by = this.clients.find(({ user }) => id.endsWith(user));
      if (by !== undefined && !sitsAt(entry.seat, by)) wrongs.push(`${id} at seat ${entry.seat}`);
    }
    const lines = await store.chatAfter(this.match, 0, 100);
    for (const { user, text } of lines)
      if (user !== text && user !== '') wrongs.push(`${text} chats as ${user}`);
    for (const { seat } of await store.programs(this.match))
      if (!speakers.some((client) => sitsAt(seat, client))) wrongs.push(`a program at ${seat}`);
    for (const { user } of speakers) {
      const isSeated = seats.some((seat) => seat.user === user);
      const note = await store.note(this.match, user);
      const chats = lines.some(({ text }) => text === user);
      if (!isSeated && (chats || note !== '')) wrongs.push(`words of ${user}, who sits nowhere`);
    }
    return wrongs;
  }

  private wrongViews({ received, user }: Client, seats: MatchRow['seats']): string[] {
    const seat = seats.findIndex((each) => each.user === user);
    const viewer = seat < 0 ? 'spectator' : seat;
    return received.flatMap((text) => {
      const message = JSON.parse(text) as ServerMessage;
      if (!('match' in message) || message.match !== this.match) return [];
      if (message.type === 'program' && seat < 0) return ['another’s program'];
      if (message.type !== 'position') return [];
      const eyes = (message.view as { viewer?: unknown }).viewer ?? message.viewer;
      if (eyes === viewer && message.viewer === viewer) return [];
      // What a spectator sees is for all; it is all that whoever resigned sees.
      if (eyes === 'spectator' && message.viewer === 'spectator') return [];
      // Of somebody who left the match for good, nobody took the seat.
      if (eyes === message.viewer && isNobodys(seats[Number(eyes)])) return [];
      return [`the view of ${message.viewer} for ${viewer}`];
    });
  }
}

const isNobodys = (seat: SeatRow | undefined): boolean => seat?.user === null && seat.bot === null;

/** Seats change, and the match begins. Gives those who know an older table and say everything now. */
type Change = (scene: Scene) => Promise<Client[]>;

async function three(scene: Scene): Promise<[Client, Client, Client]> {
  return [await scene.person('Ada'), await scene.person('Bea'), await scene.person('Cy')];
}

async function leaves(scene: Scene, ...[ada, bea, cy]: [Client, Client, Client]): Promise<void> {
  await scene.does(bea, 'leave');
  await scene.does(cy, 'join', { seat: 1 });
  await scene.does(ada, 'start');
}

const CHANGES: readonly (readonly [string, Change])[] = [
  [
    'one leaves and another takes the seat',
    async (scene) => {
      const [ada, bea, cy] = await three(scene);
      await scene.table(ada, ['me', null]);
      await scene.does(bea, 'join', { seat: 1 });
      await scene.comes(ada, bea, cy);
      await leaves(scene, ada, bea, cy);
      return [bea];
    },
  ],
  [
    'two swap seats',
    async (scene) => {
      const [ada, bea, cy] = await three(scene);
      await scene.table(ada, ['me', null, null]);
      await scene.does(bea, 'join', { seat: 1 });
      await scene.does(cy, 'join', { seat: 2 });
      await scene.comes(ada, bea, cy);
      await scene.does(ada, 'leave');
      await scene.does(bea, 'leave');
      await scene.does(bea, 'join', { seat: 0 });
      await scene.does(ada, 'join', { seat: 1 });
      await scene.does(cy, 'start');
      return [ada, bea];
    },
  ],
  [
    'a bot fills a seat that was left',
    async (scene) => {
      const [ada, bea] = await three(scene);
      await scene.table(ada, ['me', null]);
      await scene.does(bea, 'join', { seat: 1 });
      await scene.comes(ada, bea);
      await scene.does(bea, 'leave');
      await scene.does(ada, 'fill', { bot: 'easy' });
      await scene.does(ada, 'start');
      return [bea];
    },
  ],
  [
    'seats are drawn at the start',
    async (scene) => {
      const [ada, bea, cy] = await three(scene);
      await scene.table(ada, ['me', null, null], 'random');
      await scene.does(bea, 'join', { seat: 1 });
      await scene.does(cy, 'join', { seat: 2 });
      await scene.comes(ada, bea, cy);
      await scene.does(ada, 'start');
      return [ada, bea, cy];
    },
  ],
  [
    'one leaves and takes another seat',
    async (scene) => {
      const [ada, bea, cy] = await three(scene);
      await scene.table(ada, ['me', null, null]);
      await scene.does(bea, 'join', { seat: 1 });
      await scene.comes(ada, bea, cy);
      await scene.does(bea, 'leave');
      await scene.does(cy, 'join', { seat: 1 });
      await scene.does(bea, 'join', { seat: 2 });
      await scene.does(ada, 'start');
      return [bea];
    },
  ],
  [
    'an account is deleted and another takes its seat',
    async (scene) => {
      const [ada, bea, cy] = await three(scene);
      await scene.table(ada, ['me', null]);
      await scene.does(bea, 'join', { seat: 1 });
      await scene.comes(ada, bea, cy);
      await scene.ask(bea, 'DELETE', '/api/me');
      await scene.does(cy, 'join', { seat: 1 });
      await scene.does(ada, 'start');
      return [bea];
    },
  ],
  [
    'an account is deleted during the match',
    async (scene) => {
      const [ada, bea] = await three(scene);
      await scene.table(ada, ['me', null, 'easy']);
      await scene.does(bea, 'join', { seat: 1 });
      await scene.does(ada, 'start');
      await scene.comes(ada, bea);
      await scene.ask(bea, 'DELETE', '/api/me');
      return [bea];
    },
  ],
  [
    'everybody sits one seat on for a rematch, and then one leaves it',
    async (scene) => {
      const [ada, bea, cy] = await three(scene);
      await scene.table(ada, ['me', null]);
      await scene.does(bea, 'join', { seat: 1 });
      await scene.does(ada, 'start');
      await scene.comes(ada, bea, cy);
      await playToEnd(scene.match, [ada, bea]);
      const path = `/api/matches/${scene.match}/rematch`;
      scene.match = (await scene.ask(ada, 'POST', path, {})).id;
      await scene.comes(ada, bea, cy);
      await scene.does(bea, 'leave');
      await scene.does(cy, 'join', { seat: 0 });
      await scene.does(ada, 'start');
      const invited = cy.received.some((text) => text.includes('"type":"rematch"'));
      expect(invited).toBe(false);
      return [bea, ada];
    },
  ],
];

async function playToEnd(match: string, players: readonly Client[]): Promise<void> {
  const last = ({ legal }: Of<'position'>) => legal.at(-1);
  await Promise.all(players.map((player) => player.playToEnd(match, last)));
}

describe.skipIf(!reachable).each(HEARINGS)(
  'sockets that know an older table, at a node that hears %s',
  (_, hearing) => {
    let nodes: Nodes;
    let [here, there] = [] as unknown as [Started, Started];
    let scene: Scene;
    beforeAll(async () => {
      nodes = await Nodes.create();
      here = await nodes.start(hearing);
      there = await nodes.start(hearing);
    });
    afterEach(() => {
      for (const client of scene.clients) client.close();
    });
    afterAll(() => nodes.remove());

    describe.each(GAMES)('in %s', (game) => {
      it.each(CHANGES)('see and do nothing for another seat when %s', async (__, change) => {
        scene = new Scene(game, here, there);
        const speakers = await change(scene);
        for (const client of speakers) await scene.saysEverything(client);
        expect((await scene.row()).status).not.toBe('open');
        expect(await scene.wrongs(speakers)).toEqual([]);
      });

      it('neither when they speak while seats change', async () => {
        scene = new Scene(game, here, there);
        const [ada, bea, cy] = await three(scene);
        await scene.table(ada, ['me', null]);
        await scene.does(bea, 'join', { seat: 1 });
        await scene.comes(ada, bea, cy);
        const changed = leaves(scene, ada, bea, cy).then(() => 'changed');
        const spoken = async (): Promise<string> => {
          await scene.saysEverything(bea);
          return 'spoken';
        };
        while ((await Promise.race([changed, spoken()])) === 'spoken');
        await scene.saysEverything(bea);
        expect(await scene.wrongs([])).toEqual([]);
      });
    });
  },
);
