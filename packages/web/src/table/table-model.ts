import { computed, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { Comparison } from '@roundhouse/bots';
import { sameMove } from '@roundhouse/engine';
import type {
  EventBase,
  Frame,
  MoveBase,
  Position,
  Seat,
  SeenStep,
  Viewer,
} from '@roundhouse/engine';
import type { AnyGameUi, AnyScene } from '../games/game-ui.ts';
import type { Place, Update } from '../match/host.ts';
import { calm, pace } from '../settings/settings.ts';
import { playSound } from '../pieces/sounds.ts';
import type { Notice } from './notice.ts';
import { offerProps } from './offer.ts';
import { ShowQueue } from './show-queue.ts';
import { seatsOf, whoIs } from './seats.ts';
import { hastened, OWN_STEP_TIME, STEP_TIME } from './tempo.ts';
import type { SeatInfo } from '../games/game-ui.ts';

const TRAVEL = 250;
const PEEK_DELAY = 90;

/** Somebody who leads the viewer by the hand. */
export interface Guide {
  /** The moves that are open to the viewer now. */
  open(position: Position): readonly MoveBase[];
  /** Resolves when the viewer has looked long enough at this position for others to go on. */
  seen(moves: number): Promise<void>;
}

/** What the table shows and what may be done at it: everything between a place at a match and the page. */
export class TableModel {
  readonly ui: AnyGameUi;
  readonly match: Place['match'];
  readonly seats: readonly SeatInfo[];
  /** The seats of the people at this screen. */
  readonly people: readonly Seat[];
  readonly position = signal<Position | undefined>(undefined);
  readonly viewer = signal<Viewer>('spectator');
  readonly steps = signal<readonly SeenStep[]>([]);
  readonly happening = signal<readonly EventBase[]>([]);
  /** Whether steps wait to be shown. */
  readonly behind = signal(false);
  /** The person who should take the device now. */
  readonly curtain = signal<Seat | undefined>(undefined);
  /** Whether the viewer was away while others moved, and has not moved or said "got it" since. */
  readonly cameBack = signal(false);
  readonly notice = signal<Notice | undefined>(undefined);
  /** What a bot would do here, and what it compared. */
  readonly hint = signal<Comparison | undefined>(undefined);
  readonly hinting = signal(false);
  readonly ahead = signal<AnyScene['ahead']>(undefined);
  /** Several moves behind one thing: which of them? */
  readonly choice = signal<readonly MoveBase[] | undefined>(undefined);
  readonly confirming = signal<MoveBase | undefined>(undefined);
  readonly asking = signal(false);
  /** A moment of the past that is being looked at. */
  readonly moment = signal<number | undefined>(undefined);
  private readonly past = signal<Frame | undefined>(undefined);
  readonly scene: ReadonlySignal<AnyScene | undefined>;
  /** Whether the table is about to change by itself: a move is under way, steps wait to be shown, or a bot thinks. */
  readonly isBusy: ReadonlySignal<boolean>;

  private place: Place | undefined;
  private readonly guide: Guide | undefined;
  private readonly queue: ShowQueue<Extract<Update, { kind: 'step' }>>;
  private peekTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly sending = signal(false);
  private hintsAsked = 0;
  /** How long others' steps have been shown since the viewer's own last one. */
  private waited = 0;

  constructor(ui: AnyGameUi, match: Place['match'], guide?: Guide) {
    this.ui = ui;
    this.match = match;
    this.guide = guide;
    this.seats = seatsOf(match);
    this.people =
      match.here ?? match.players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    this.queue = new ShowQueue(
      (update) => this.showStep(update),
      (behind) => (this.behind.value = behind),
    );
    this.scene = computed(() => this.makeScene());
    this.isBusy = computed(() => this.sending.value || this.behind.value || this.waitsForBot());
  }

  attach(place: Place): void {
    this.place = place;
  }

  get alone(): boolean {
    return this.people.length === 1;
  }

  get canTakeBack(): boolean {
    return (this.position.value?.takeBack ?? 0) > 0 && !this.behind.value;
  }

  /** What is told at this place. */
  hear(update: Update): void {
    if (update.kind === 'trouble') {
      this.notice.value = update.problem;
    } else if (update.kind === 'whole') {
      this.queue.clear();
      this.waited = 0;
      // It is played here again.
      if (this.notice.value === 'open-elsewhere') this.notice.value = undefined;
      this.noteAbsence(update);
      this.steps.value = update.steps;
      this.happening.value = [];
      this.show(update.viewer, update.position);
    } else {
      this.queue.push(update);
    }
  }

  /** Shows all that waits, at once. */
  catchUp(): void {
    this.queue.flush();
  }

  async play(move: MoveBase): Promise<void> {
    this.catchUp();
    const position = this.position.value;
    const viewer = this.viewer.value;
    if (!position || viewer === 'spectator' || this.sending.value) return;
    if (!position.legal.some((each) => sameMove(each, move))) return;
    this.clearChoices();
    this.cameBack.value = false;
    playSound('click');
    this.sending.value = true;
    const played = await this.place?.play(viewer, move, position.moves);
    this.sending.value = false;
    if (played && !played.ok) this.notice.value = { refused: played.error };
  }

  /** What a click on an offered thing does: ask which, ask whether, or play. */
  choose(moves: readonly MoveBase[]): void {
    const [move] = moves;
    const scene = this.scene.value;
    if (!move || !scene) return;
    if (moves.length > 1) {
      this.confirming.value = undefined;
      this.choice.value = moves;
    } else if (this.ui.confirm?.(move, scene) !== undefined && this.confirming.value !== move) {
      this.choice.value = undefined;
      this.confirming.value = move;
    } else {
      void this.play(move);
    }
  }

  clearChoices(): void {
    this.choice.value = undefined;
    this.confirming.value = undefined;
    this.hint.value = undefined;
    this.notice.value = undefined;
    this.asking.value = false;
    this.peek(undefined);
  }

  async takeBack(): Promise<void> {
    const position = this.position.value;
    const viewer = this.viewer.value;
    if (!position || viewer === 'spectator') return;
    this.clearChoices();
    await this.place?.takeBack(viewer, position.moves);
  }

  /** Whether the table gives hints. */
  get canHint(): boolean {
    return this.place?.hint !== undefined;
  }

  async askHint(): Promise<void> {
    const viewer = this.viewer.value;
    if (viewer === 'spectator' || this.hinting.value || !this.canHint) return;
    const asked = ++this.hintsAsked;
    this.hinting.value = true;
    const hint = await this.place?.hint?.(viewer).catch(() => undefined);
    // Whoever has moved meanwhile waits for no answer, and may ask again.
    if (asked !== this.hintsAsked) return;
    this.hinting.value = false;
    this.hint.value = hint;
    if (!hint) this.notice.value = 'no-hint';
  }

  /** The pointer or the focus is on an offered move: find out what it would lead to. */
  peek(move: MoveBase | undefined): void {
    clearTimeout(this.peekTimer);
    if (!move) {
      this.ahead.value = undefined;
      return;
    }
    this.peekTimer = setTimeout(() => void this.fetchAhead(move), PEEK_DELAY);
  }

  /** The person named on the curtain has the device. */
  liftCurtain(): void {
    const seat = this.curtain.value;
    this.curtain.value = undefined;
    if (seat !== undefined) this.place?.look(seat);
  }

  async lookAt(moves: number | undefined): Promise<void> {
    if (moves === undefined) {
      this.moment.value = undefined;
      return;
    }
    const past = await this.place?.at(this.viewer.value, moves);
    if (!past) return;
    this.past.value = past;
    this.moment.value = moves;
  }

  /** Every position as a spectator saw it, once the match is over. */
  async wholePast(): Promise<readonly Frame[]> {
    return (await this.place?.past('spectator')) ?? [];
  }

  leave(): void {
    this.queue.clear();
    this.place?.leave();
  }

  /** Several steps at once, or all of them at first, are what others did while nobody looked. */
  private noteAbsence({ viewer, steps }: Extract<Update, { kind: 'whole' }>): void {
    const missed = steps.length - this.steps.value.length;
    if (this.position.value !== undefined && missed < 2) return;
    if (viewer !== 'spectator' && recentSteps(steps, viewer).length > 0) this.cameBack.value = true;
  }

  private async fetchAhead(move: MoveBase): Promise<void> {
    const viewer = this.viewer.value;
    const at = this.position.value?.moves;
    if (viewer === 'spectator') return;
    const ahead = await this.place?.preview(viewer, move).catch(() => undefined);
    if (ahead && at === this.position.value?.moves) this.ahead.value = { move, ...ahead };
  }

  private showStep({ viewer, position, step }: Extract<Update, { kind: 'step' }>): number {
    this.steps.value = [...this.steps.value, step];
    this.happening.value = step.events;
    this.show(viewer, position);
    this.sounds(step.events);
    if (step.seat === viewer) {
      this.waited = 0;
      return OWN_STEP_TIME * pace.value;
    }
    if (step.events.length === 0) return 0;
    const scene = this.scene.value;
    const usual = STEP_TIME * ((scene && this.ui.showFor?.(step.events, scene)) ?? 1);
    // A spectator has no turn to wait for.
    const time = viewer === 'spectator' ? usual : hastened(usual, this.waited);
    this.waited += time;
    return time * pace.value;
  }

  private show(viewer: Viewer, position: Position): void {
    if (position.moves !== this.position.value?.moves) {
      this.clearChoices();
      this.dropHint();
    }
    this.viewer.value = viewer;
    this.position.value = position;
    this.tellShown(position.moves);
    this.passDevice(viewer, position);
  }

  private dropHint(): void {
    this.hintsAsked++;
    this.hinting.value = false;
  }

  private tellShown(moves: number): void {
    if (this.guide) void this.guide.seen(moves).then(() => this.place?.shown(moves));
    else this.place?.shown(moves);
  }

  private sounds(events: readonly EventBase[]): void {
    const scene = this.scene.value;
    if (!scene || pace.value === 0) return;
    const names = new Set(events.map((event) => this.ui.sound?.(event, scene)));
    for (const name of names) if (name) playSound(name);
  }

  private passDevice(viewer: Viewer, { deciders, outcome }: Position): void {
    if (this.people.length < 2 || outcome) return;
    const next = deciders.find((seat) => this.people.includes(seat));
    if (next === undefined || (viewer !== 'spectator' && deciders.includes(viewer))) return;
    if (this.ui.secrets) this.curtain.value = next;
    else this.place?.look(next);
  }

  private waitsForBot(): boolean {
    const { deciders = [], outcome } = this.position.value ?? {};
    return !outcome && deciders.some((seat) => this.seats[seat]?.bot !== undefined);
  }

  private makeScene(): AnyScene | undefined {
    const now = this.position.value;
    const viewer = this.viewer.value;
    const moment = this.moment.value;
    const frame = moment === undefined ? undefined : this.past.value;
    const position = frame?.position ?? now;
    if (!position) return undefined;
    const live = frame === undefined && !this.behind.value;
    return {
      view: position.view,
      viewer,
      seats: this.seats,
      who: whoIs(this.seats, viewer, this.alone),
      deciders: position.deciders,
      legal: live ? (this.guide?.open(position) ?? position.legal) : [],
      asked: live ? (this.choice.value ?? []) : [],
      happening: frame ? (frame.step?.events ?? []) : this.happening.value,
      recent: frame ? (frame.step?.events ?? []) : recentEvents(this.steps.value, viewer),
      story: () =>
        this.steps.value
          .filter(({ moves }) => moves <= position.moves)
          .flatMap(({ events }) => events),
      ahead: live ? this.ahead.value : undefined,
      hint: this.hint.value?.best.move,
      travel: calm.value ? 0 : TRAVEL,
      outcome: position.outcome,
      offer: (move, label) => offerProps(this, move, label, this.hint.value?.best.move),
    };
  }
}

/** The steps of others since the viewer's own last one; for a spectator the last step only. */
export function recentSteps(steps: readonly SeenStep[], viewer: Viewer): readonly SeenStep[] {
  if (viewer === 'spectator') return steps.slice(-1);
  return steps.slice(steps.findLastIndex(({ seat }) => seat === viewer) + 1);
}

function recentEvents(steps: readonly SeenStep[], viewer: Viewer): readonly EventBase[] {
  return recentSteps(steps, viewer).flatMap(({ events }) => events);
}
