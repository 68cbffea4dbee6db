import { signal } from '@preact/signals';
import { REFUSALS } from '@roundhouse/engine';
import type { Frame, Seat } from '@roundhouse/engine';
import { PROTOCOL_VERSION } from '@roundhouse/protocol';
import type {
  ChatLine,
  PositionMessage,
  Program,
  ProgramNote,
  SeenStep,
  ServerMessage,
  Table,
} from '@roundhouse/protocol';
import type { MatchInfo, Place, Played, PlayRefusal, Update } from '../host.ts';
import { api } from './api.ts';
import { matchInfoOf } from './match-info.ts';
import type { Answered, PlaySocket, Request, Subscriber } from './play-socket.ts';

/** What a request says besides its envelope. */
type Said = Request extends infer Each
  ? Each extends Request
    ? Omit<Each, 'v' | 'match' | 'id'>
    : never
  : never;

const PLAY_REFUSALS: readonly PlayRefusal[] = [...REFUSALS, 'unavailable'];

/** One match on the server, as far as this visitor may know it: its table, its story and what is said at it. */
export class OnlineMatch implements Subscriber {
  readonly id: string;
  readonly table = signal<Table | undefined>(undefined);
  readonly missing = signal(false);
  readonly latest = signal<PositionMessage | undefined>(undefined);
  readonly chat = signal<readonly ChatLine[]>([]);
  readonly program = signal<Program | null>(null);
  readonly programNotes = signal<readonly ProgramNote[]>([]);
  readonly watchers = signal(0);
  /** The table that follows this match, if its players have one. */
  readonly rematch = signal<string | undefined>(undefined);
  private readonly socket: PlaySocket;
  private steps: readonly SeenStep[] = [];
  private readonly frames = new Map<number, Frame>();
  private listener: ((update: Update) => void) | undefined;
  private readonly stop: () => void;

  constructor(id: string, socket: PlaySocket) {
    this.id = id;
    this.socket = socket;
    this.stop = socket.visit(id, this);
  }

  get info(): MatchInfo | undefined {
    const table = this.table.value;
    return table && matchInfoOf(table);
  }

  /** The seat of this visitor. */
  get seat(): Seat | undefined {
    const seat = this.table.value?.seats.findIndex(({ you }) => you) ?? -1;
    return seat < 0 ? undefined : seat;
  }

  known(): number {
    return this.latest.value?.entry ?? 0;
  }

  hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.table.value = message.table;
        return;
      case 'position':
        this.follow(message);
        return;
      case 'chat':
        this.chat.value = addLines(this.chat.value, message.lines);
        return;
      case 'program':
        this.program.value = message.program;
        this.programNotes.value = message.notes;
        return;
      case 'watchers':
        this.watchers.value = message.count;
        return;
      case 'rematch':
        this.rematch.value = message.next;
        return;
      case 'refused':
        if (message.id === undefined && message.reason === 'no-such-match')
          this.missing.value = true;
        return;
      default:
    }
  }

  /** From now on this one hears every update; it starts with the whole story. */
  listen(listener: ((update: Update) => void) | undefined): void {
    this.listener = listener;
    this.tellWhole();
  }

  tellWhole(): void {
    const { whole } = this;
    if (whole) this.listener?.(whole);
  }

  /** The whole story so far. */
  get whole(): Extract<Update, { kind: 'whole' }> | undefined {
    const message = this.latest.value;
    if (!message) return undefined;
    const { viewer } = message;
    return { kind: 'whole', viewer, position: message, steps: this.steps };
  }

  /** Plays a move of this visitor's seat, if it answers the newest position. */
  readonly play: Place['play'] = async (_, move, moves) => {
    const latest = this.latest.value;
    if (latest?.moves !== moves) return { ok: false, error: 'stale' };
    const flat = move as Extract<Request, { type: 'move' }>['move'];
    return played(await this.say({ type: 'move', entry: latest.entry, move: flat }));
  };

  async takeBack(count: number): Promise<Played> {
    return played(await this.say({ type: 'take-back', entry: this.known(), count }));
  }

  /** How many steps lead back to before this visitor's last one. */
  get stepsToMyLast(): number {
    const { seat } = this;
    const last = this.steps.findLastIndex((step) => step.seat === seat);
    return last < 0 ? 0 : this.steps.length - last;
  }

  /** The entry of this visitor's last step; 0 before it. */
  get lastOwnEntry(): number {
    return this.steps.findLast(({ seat }) => seat === this.seat)?.entry ?? 0;
  }

  /** The number of the newest line. */
  get lastChat(): number {
    return this.chat.value.at(-1)?.number ?? 0;
  }

  /** Whether more was said than is here. */
  get hasEarlierChat(): boolean {
    return (this.chat.value[0]?.number ?? 1) > 1;
  }

  /** Reads the lines before the first one that is here; false if that failed. */
  async readEarlierChat(): Promise<boolean> {
    const [first] = this.chat.value;
    if (!first) return true;
    const reply = await api.chat({ id: this.id, before: String(first.number) });
    if (reply.ok) this.chat.value = addLines(this.chat.value, reply.value);
    return reply.ok;
  }

  say(said: Said): Promise<Answered> {
    const id = Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36));
    const envelope = { v: PROTOCOL_VERSION, match: this.id, id: id.join('') } as const;
    return this.socket.ask({ ...envelope, ...said });
  }

  /** The position after the first `moves`: one that was seen, or as the server remembers it. */
  readonly at: Place['at'] = async (viewer, moves) => {
    const seen = this.frames.get(moves);
    if (seen) return seen;
    if (viewer !== this.latest.value?.viewer) return undefined;
    const reply = await api.viewAt({ id: this.id, moves: String(moves) });
    return reply.ok ? this.frameOf(moves, reply.value.view) : undefined;
  };

  leave(): void {
    this.listener = undefined;
    this.stop();
  }

  private follow(message: PositionMessage): void {
    const before = this.latest.value;
    const known = this.known();
    if (before && message.entry < known) return;
    // Something is missing in between.
    if (message.since > known) return this.socket.subscribe(this.id);
    if (before && before.viewer !== message.viewer) return this.startOver();
    if (before?.entry === message.entry) return;
    const kept = this.steps.filter(({ entry }) => entry <= message.since);
    const nextOne = before && kept.length === this.steps.length && message.steps.length === 1;
    this.steps = [...kept, ...message.steps];
    this.latest.value = message;
    this.remember(message, kept.length);
    const [step] = message.steps;
    if (nextOne && step) {
      const { viewer } = message;
      this.listener?.({ kind: 'step', viewer, position: message, step });
    } else {
      this.tellWhole();
    }
    if (message.outcome) void this.refreshTable();
  }

  /** Other eyes have seen another story. */
  private startOver(): void {
    this.latest.value = undefined;
    this.steps = [];
    this.frames.clear();
    this.socket.subscribe(this.id);
  }

  private remember(message: PositionMessage, kept: number): void {
    for (const moves of this.frames.keys()) if (moves > kept) this.frames.delete(moves);
    const step = this.steps.at(-1) ?? null;
    this.frames.set(message.moves, { position: message, step });
  }

  private frameOf(moves: number, view: unknown): Frame {
    const next = this.steps[moves];
    const deciders = next ? [next.seat] : [];
    const position = { moves, view, deciders, legal: [], takeBack: 0, outcome: null };
    return { position, step: this.steps[moves - 1] ?? null };
  }

  /** A finished match shows its seed. */
  private async refreshTable(): Promise<void> {
    const reply = await api.table({ id: this.id });
    if (reply.ok) this.table.value = reply.value;
  }
}

function played(answered: Answered): Played {
  if (answered.ok) return { ok: true };
  const error = PLAY_REFUSALS.find((each) => each === answered.reason) ?? 'not-allowed';
  return { ok: false, error };
}

/** The newest lines without a gap: what was said while this page was away may be more than it is shown again. */
function addLines(before: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] {
  const all = new Map([...before, ...lines].map((line) => [line.number, line]));
  const sorted = [...all.values()].sort((a, b) => a.number - b.number);
  return sorted.slice(sorted.findLastIndex(({ number }) => !all.has(number - 1)));
}
