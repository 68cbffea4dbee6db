import { computed, signal } from '@preact/signals';
import type { Frame, SeenStep, Viewer } from '@roundhouse/engine';
import type { AnyGameUi, AnyScene } from '../games/game-ui.ts';
import type { Past } from '../match/host.ts';
import { calm } from '../settings/settings.ts';
import { seatsOf, whoIs } from '../table/seats.ts';
import type { SeatInfo } from '../games/game-ui.ts';

const TRAVEL = 250;

/** Whose eyes a replay is seen with. */
export type Eyes = Viewer | 'all';

/** A finished match on the way from its start to its end. */
export class ReplayModel {
  readonly ui: AnyGameUi;
  readonly seats: readonly SeatInfo[];
  readonly whole = true;
  readonly eyes = signal<Eyes>('all');
  readonly moment = signal<number | undefined>(0);
  readonly frames = signal<readonly Frame[]>([]);
  /** With all-seeing eyes: the frames of every seat, for their hands and for what only they were told. */
  readonly seatFrames = signal<readonly (readonly Frame[])[]>([]);
  readonly viewer = computed<Viewer>(() =>
    this.eyes.value === 'all' ? 'spectator' : this.eyes.value,
  );
  readonly steps = computed<readonly SeenStep[]>(() =>
    this.frames.value.flatMap((_, number) => this.stepAt(number) ?? []),
  );
  readonly scene = computed(() => this.sceneOf(this.frames.value, this.viewer.value));
  /** The scene of each seat, for its hand; empty unless all-seeing. */
  readonly handScenes = computed(() =>
    this.seatFrames.value.flatMap((frames, seat) => this.sceneOf(frames, seat) ?? []),
  );
  private readonly past: Past;

  constructor(ui: AnyGameUi, past: Past) {
    this.ui = ui;
    this.past = past;
    this.seats = seatsOf(past.match);
  }

  get last(): number {
    return Math.max(0, this.frames.value.length - 1);
  }

  async see(eyes: Eyes): Promise<void> {
    const frames = await this.past.frames(eyes === 'all' ? 'spectator' : eyes);
    this.seatFrames.value =
      eyes === 'all' ? await Promise.all(this.seats.map(({ seat }) => this.past.frames(seat))) : [];
    this.eyes.value = eyes;
    this.frames.value = frames;
  }

  async lookAt(number: number): Promise<void> {
    this.moment.value = Math.max(0, Math.min(this.last, number));
  }

  /** A step with everything that these eyes were told of it. */
  private stepAt(number: number): SeenStep | null {
    const step = this.frames.value[number]?.step ?? null;
    if (!step) return null;
    const seen = new Map(step.events.map((event) => [JSON.stringify(event), event]));
    for (const frames of this.seatFrames.value) {
      for (const event of frames[number]?.step?.events ?? [])
        seen.set(JSON.stringify(event), event);
    }
    return { ...step, events: [...seen.values()] };
  }

  private sceneOf(frames: readonly Frame[], viewer: Viewer): AnyScene | undefined {
    const number = this.moment.value ?? 0;
    const frame = frames[number];
    if (!frame) return undefined;
    const events = this.stepAt(number)?.events ?? [];
    return {
      view: frame.position.view,
      viewer,
      seats: this.seats,
      who: whoIs(this.seats, viewer, false),
      deciders: frame.position.deciders,
      legal: [],
      happening: events,
      recent: events,
      ahead: undefined,
      hint: undefined,
      travel: calm.value ? 0 : TRAVEL,
      outcome: frame.position.outcome,
      offer: () => ({}),
    };
  }
}
