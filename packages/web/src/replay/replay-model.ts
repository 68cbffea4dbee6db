import { computed, signal } from '@preact/signals';
import type { Frame, MoveBase, Seat, SeenStep, Viewer } from '@roundhouse/engine';
import { stillScene } from '../games/game-ui.ts';
import type { AnyGameUi, AnyScene, SeatInfo, Who } from '../games/game-ui.ts';
import type { Past } from '../match/host.ts';
import { calm } from '../settings/settings.ts';
import { offerProps } from '../table/offer.ts';
import { seatsOf, whoIs } from '../table/seats.ts';
import { stopsOf } from './stops.ts';

const TRAVEL = 250;

/** Whose eyes a replay is seen with. */
export type Eyes = Viewer | 'all';

/** What a seat could choose at a moment of the past: to be asked about, or to see what would have been better. */
interface Posed {
  readonly moves: number;
  readonly seat: Seat;
  readonly legal: readonly MoveBase[];
  /** The move that is ringed, and the one that was played instead. */
  readonly hint: MoveBase | undefined;
  readonly played?: MoveBase | undefined;
  choose(moves: readonly MoveBase[]): void;
}

/** A finished match on the way from its start to its end. */
export class ReplayModel {
  readonly ui: AnyGameUi;
  readonly seats: readonly SeatInfo[];
  readonly whole = true;
  readonly eyes = signal<Eyes>('all');
  readonly moment = signal<number | undefined>(0);
  readonly posed = signal<Posed | undefined>(undefined);
  readonly frames = signal<readonly Frame[]>([]);
  /** With all-seeing eyes: the frames of every seat, for their hands and for what only they were told. */
  readonly seatFrames = signal<readonly (readonly Frame[])[]>([]);
  readonly viewer = computed<Viewer>(() =>
    this.eyes.value === 'all' ? 'spectator' : this.eyes.value,
  );
  readonly steps = computed<readonly SeenStep[]>(() =>
    this.frames.value.flatMap(({ position }) => this.stepAt(position.moves) ?? []),
  );
  readonly scene = computed(() => this.sceneOf(this.frames.value, this.viewer.value));
  /** The scene of each seat, for its hand; empty unless all-seeing. */
  readonly handScenes = computed(() =>
    this.seatFrames.value.flatMap((frames, seat) => this.sceneOf(frames, seat) ?? []),
  );
  readonly stops = computed(() => {
    const who = this.whoFor(this.viewer.value);
    return stopsOf(this.steps.value, (event) => this.ui.heading?.(event, who)?.level);
  });
  private readonly past: Past;

  constructor(ui: AnyGameUi, past: Past) {
    this.ui = ui;
    this.past = past;
    this.seats = seatsOf(past.match);
  }

  /** Where its story begins: later than at 0 where the match was dealt anew on its way. */
  get first(): number {
    return this.frames.value[0]?.position.moves ?? 0;
  }
  get last(): number {
    return this.frames.value.at(-1)?.position.moves ?? 0;
  }

  async see(eyes: Eyes): Promise<void> {
    const frames = await this.past.frames(eyes === 'all' ? 'spectator' : eyes);
    this.seatFrames.value =
      eyes === 'all' ? await Promise.all(this.seats.map(({ seat }) => this.past.frames(seat))) : [];
    this.eyes.value = eyes;
    this.frames.value = frames;
  }

  async lookAt(number: number): Promise<void> {
    this.moment.value = Math.max(this.first, Math.min(this.last, number));
  }

  /** A step with everything that these eyes were told of it. */
  private stepAt(number: number): SeenStep | null {
    const step = this.frames.value[number - this.first]?.step ?? null;
    if (!step) return null;
    const seen = new Map(step.events.map((event) => [JSON.stringify(event), event]));
    for (const frames of this.seatFrames.value) {
      for (const event of frames[number - this.first]?.step?.events ?? [])
        seen.set(JSON.stringify(event), event);
    }
    return { ...step, events: [...seen.values()] };
  }

  private whoFor(viewer: Viewer): Who {
    const who = whoIs(this.seats, viewer, false);
    return this.eyes.value === 'all' ? { ...who, sees: () => true } : who;
  }

  private sceneOf(frames: readonly Frame[], viewer: Viewer): AnyScene | undefined {
    const number = this.moment.value ?? 0;
    const index = number - this.first;
    const frame = frames[index];
    if (!frame) return undefined;
    const events = this.stepAt(number)?.events ?? [];
    return stillScene({
      view: frame.position.view,
      viewer,
      seats: this.seats,
      who: this.whoFor(viewer),
      deciders: frame.position.deciders,
      happening: events,
      recent: events,
      story: () => frames.slice(0, index + 1).flatMap(({ step }) => step?.events ?? []),
      travel: calm.value ? 0 : TRAVEL,
      outcome: frame.position.outcome,
      ...this.posedAt(number, viewer),
    });
  }

  private posedAt(number: number, viewer: Viewer): Partial<AnyScene> {
    const posed = this.posed.value;
    if (posed?.moves !== number || posed.seat !== viewer) return {};
    const { legal, hint, played } = posed;
    const chooser = { choose: posed.choose, peek: () => undefined };
    return { legal, hint, offer: (move, label) => offerProps(chooser, move, label, hint, played) };
  }
}
