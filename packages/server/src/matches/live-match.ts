import { eventsFor } from '@roundhouse/engine';
import type { EventBase, MoveBase, Seat, Viewer } from '@roundhouse/engine';
import { PROTOCOL_VERSION } from '@roundhouse/protocol';
import type { PositionMessage, Reason } from '@roundhouse/protocol';
import type { Entry, EntryRow, MatchHead, MatchRow, Store } from '../store/store.ts';
import { advanceClocks, deadlineOf, startClocks, timedOut } from '../clocks/clock.ts';
import type { ClockState } from '../clocks/clock.ts';
import type { MatchSettings } from './settings.ts';
import { Timeline } from './timeline.ts';
import type { TimelineStart } from './timeline.ts';

/** What became of something a seat asked for. */
export type Answer =
  | { readonly ok: true; readonly position: number }
  | { readonly ok: false; readonly reason: Reason };

/** Somebody who looks at a match. */
export interface Watcher {
  readonly viewer: Viewer;
  /** Takes a position; may drop it if a newer one follows. */
  show(message: PositionMessage): void;
}

const refuse = (reason: Reason): Answer => ({ ok: false, reason });

/**
 * A match that is being looked at or played: its log, computed, and everybody who watches. Everything that changes it
 * goes through one queue, one after another; a change is shown to nobody before the store says that it is durable.
 */
export class LiveMatch {
  readonly id: string;
  row: MatchRow;
  private readonly store: Store;
  private readonly start: TimelineStart;
  private readonly settings: MatchSettings;
  private readonly now: () => number;
  private readonly watchers = new Set<Watcher>();
  private readonly numbers = new Map<string, number>();
  private readonly onChange: (match: LiveMatch) => void;
  private timeline: Timeline;
  private clocks: ClockState;
  private queue: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private held = 0;

  constructor(input: {
    readonly row: MatchRow;
    readonly entries: readonly EntryRow[];
    readonly start: TimelineStart;
    readonly settings: MatchSettings;
    readonly store: Store;
    readonly now: () => number;
    readonly onChange: (match: LiveMatch) => void;
  }) {
    this.id = input.row.id;
    this.row = input.row;
    this.store = input.store;
    this.start = input.start;
    this.settings = input.settings;
    this.now = input.now;
    this.onChange = input.onChange;
    this.timeline = new Timeline(input.start);
    this.clocks = this.firstClocks();
    for (const row of input.entries) this.take(row);
  }

  get position(): number {
    return this.timeline.position;
  }

  /** Whether nobody watches and nothing is under way, so that it can be forgotten. */
  get idle(): boolean {
    return this.watchers.size === 0 && this.waiting === 0 && this.held === 0;
  }

  /** Keeps the match in memory until it is let go as often as it was held. */
  hold(): void {
    this.held++;
  }

  letGo(): void {
    this.held--;
  }

  get finished(): boolean {
    return this.timeline.outcome !== undefined;
  }

  get deadline(): number | null {
    return deadlineOf(this.settings.time, this.clocks);
  }

  /** The bot that plays this seat, if one does. */
  botOf(seat: Seat): string | undefined {
    return this.timeline.standIns.get(seat) ?? this.row.seats[seat]?.bot ?? undefined;
  }

  /** Seats that a bot has to decide for now, with all it may know. */
  botsToMove(): { seat: Seat; bot: string; view: unknown; legal: MoveBase[]; position: number }[] {
    const { game } = this.start;
    return this.timeline.deciders().flatMap((seat) => {
      const bot = this.botOf(seat);
      if (bot === undefined) return [];
      const { state, position } = this.timeline;
      return [
        { seat, bot, view: game.view(state, seat), legal: game.legalMoves(state, seat), position },
      ];
    });
  }

  /** Shows the watcher where the match is, with what happened since a position it knew, and every change from now on. */
  watch(watcher: Watcher, since?: number): Promise<void> {
    return this.inTurn(async () => {
      this.watchers.add(watcher);
      watcher.show(
        this.messageFor(
          watcher.viewer,
          since === undefined ? [] : this.timeline.eventsSince(since, watcher.viewer),
        ),
      );
    });
  }

  unwatch(watcher: Watcher): void {
    this.watchers.delete(watcher);
  }

  /** The position as this viewer sees it, for an answer that carries it. */
  show(viewer: Viewer): Promise<PositionMessage> {
    return this.inTurn(async () => this.messageFor(viewer, []));
  }

  /** Plays a move that answers the given position. */
  move(
    seat: Seat,
    input: { readonly id: string; readonly position: number; readonly move: unknown },
  ): Promise<Answer> {
    return this.inTurn(async () => {
      const known = this.numbers.get(input.id);
      if (known !== undefined) return { ok: true, position: known };
      if (!this.timeline.isCurrent(seat, input.position)) return refuse('stale');
      const checked = this.timeline.check(seat, input.move);
      if (!checked.ok) return refuse(checked.error);
      return this.commit(input.id, { kind: 'move', seat, move: checked.move });
    });
  }

  /** Takes back the seat's own last steps down to `to` effective moves, or proposes it to the table. */
  takeBack(
    seat: Seat,
    input: { readonly id: string; readonly position: number; readonly to: number },
  ): Promise<Answer> {
    return this.inTurn(async () => {
      const known = this.numbers.get(input.id);
      if (known !== undefined) return { ok: true, position: known };
      if (input.position !== this.position) return refuse('stale');
      const count = this.timeline.steps.length - input.to;
      if (this.finished || count < 1 || input.to < 0) return refuse('not-allowed');
      const free = count <= this.timeline.takeBack(seat);
      return this.commit(input.id, {
        kind: free ? 'take-back' : 'propose-take-back',
        seat,
        to: input.to,
      });
    });
  }

  /** Agrees or disagrees with the proposal that lies on the table; the last who has to agree carries it out. */
  answerTakeBack(
    seat: Seat,
    input: { readonly id: string; readonly agree: boolean },
  ): Promise<Answer> {
    return this.inTurn(async () => {
      const known = this.numbers.get(input.id);
      if (known !== undefined) return { ok: true, position: known };
      const { proposal } = this.timeline;
      if (proposal === undefined || proposal.agreed.includes(seat)) return refuse('not-allowed');
      const answered = await this.commit(input.id, {
        kind: 'answer-take-back',
        seat,
        agree: input.agree,
      });
      const now = this.timeline.proposal;
      if (!answered.ok || now === undefined) return answered;
      const people = this.row.seats.flatMap((_, each) =>
        this.botOf(each) === undefined ? [each] : [],
      );
      if (!people.every((each) => now.agreed.includes(each))) return answered;
      return this.commit(`${input.id}/done`, { kind: 'take-back', seat: now.seat, to: now.to });
    });
  }

  resign(seat: Seat, id: string): Promise<Answer> {
    return this.inTurn(async () => {
      const known = this.numbers.get(id);
      if (known !== undefined) return { ok: true, position: known };
      if (this.finished) return refuse('game-over');
      return this.commit(id, { kind: 'resign', seat });
    });
  }

  /** Notes every seat whose time is up. */
  checkClocks(): Promise<void> {
    return this.inTurn(async () => {
      for (const seat of timedOut(this.settings.time, this.clocks, this.now())) {
        if (this.finished || this.botOf(seat) !== undefined) continue;
        await this.commit(`time-out/${this.position}/${seat}`, { kind: 'time-out', seat });
      }
    });
  }

  /** Takes over what another node has written. */
  refresh(): Promise<void> {
    return this.inTurn(() => this.catchUp());
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.waiting++;
    const done = this.queue.then(work).finally(() => {
      this.waiting--;
    });
    this.queue = done.catch(() => undefined);
    return done;
  }

  private async commit(id: string, entry: Entry): Promise<Answer> {
    const row: EntryRow = { match: this.id, number: this.position + 1, id, entry, at: this.now() };
    this.take(row);
    let stored = false;
    try {
      const appended = await this.store.append(row, this.head());
      stored = appended.kind === 'stored';
    } finally {
      if (!stored) await this.rebuild();
    }
    if (!stored) {
      const number = this.numbers.get(id);
      return number === undefined ? refuse('stale') : { ok: true, position: number };
    }
    this.announce(this.timeline.lastEvents);
    return { ok: true, position: row.number };
  }

  private take(row: EntryRow): void {
    this.timeline.add(row.entry);
    this.numbers.set(row.id, row.number);
    this.clocks = advanceClocks(this.settings.time, this.clocks, {
      now: row.at,
      moved: row.entry.kind === 'move' ? row.entry.seat : null,
      deciders: this.peopleToMove(),
    });
  }

  private firstClocks(): ClockState {
    const clocks = startClocks(
      this.settings.time,
      this.row.seats.length,
      this.row.startedAt ?? this.row.createdAt,
    );
    return { ...clocks, running: this.peopleToMove() };
  }

  private peopleToMove(): Seat[] {
    return this.timeline.deciders().filter((seat) => this.botOf(seat) === undefined);
  }

  /** The log again from the store: an entry of ours was not taken, so somebody else wrote. */
  private async rebuild(): Promise<void> {
    this.timeline = new Timeline(this.start);
    this.numbers.clear();
    this.clocks = this.firstClocks();
    await this.catchUp();
  }

  private async catchUp(): Promise<void> {
    const known = this.position;
    for (const row of await this.store.entries(this.id, this.position)) {
      this.take(row);
      if (known > 0) this.announce(this.timeline.lastEvents);
    }
    if (known === 0) this.announce([], true);
  }

  private announce(events: readonly EventBase[], gap = false): void {
    const messages = new Map<Viewer, PositionMessage>();
    for (const watcher of this.watchers) {
      const { viewer } = watcher;
      let message = messages.get(viewer);
      if (message === undefined) {
        const told = eventsFor(events, viewer).map((event): [number, EventBase] => [
          this.position,
          event,
        ]);
        message = this.messageFor(viewer, told, gap);
        messages.set(viewer, message);
      }
      watcher.show(message);
    }
    this.onChange(this);
  }

  private head(): MatchHead {
    return {
      status: this.finished ? 'finished' : 'playing',
      deciders: this.timeline.deciders(),
      deadline: this.deadline,
      outcome: this.timeline.outcome ?? null,
    };
  }

  private messageFor(viewer: Viewer, events: [number, EventBase][], gap = false): PositionMessage {
    const { timeline, start } = this;
    const deciders = timeline.deciders();
    const decides = viewer !== 'spectator' && deciders.includes(viewer);
    return {
      v: PROTOCOL_VERSION,
      type: 'position',
      match: this.id,
      position: timeline.position,
      viewer,
      view: start.game.view(timeline.state, viewer),
      deciders,
      legal: decides ? start.game.legalMoves(timeline.state, viewer) : [],
      takeBack: viewer === 'spectator' ? 0 : timeline.takeBack(viewer),
      events,
      ...(gap ? { gap: true as const } : {}),
      outcome: timeline.outcome ?? null,
      clocks:
        this.settings.time.kind === 'none'
          ? null
          : { left: this.clocks.left, at: this.clocks.at, deadline: this.deadline },
      proposal: timeline.proposal ?? null,
    };
  }
}
