import { computed, signal } from '@preact/signals';
import type { ReviewNotes } from '@roundhouse/bots/review';
import type { ReviewState } from '@roundhouse/protocol';
import type { SharedReview } from '../match/host.ts';

const LOOK_EVERY = 1500;

/** The review that a server makes for everybody, as it is followed from here. */
export class ServerReview {
  readonly state = signal<ReviewState | undefined>(undefined);
  /** Whether it was asked for and isn't there yet. */
  readonly isComing = computed(() => this.state.value?.state === 'waiting');
  readonly #shared: SharedReview;
  readonly #onNotes: (notes: ReviewNotes) => Promise<void>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What its notes were worth when they were last read. */
  #read = 0;
  #isClosed = false;

  /** Whenever the server has found out more, `onNotes` hears all of it. */
  constructor(shared: SharedReview, onNotes: (notes: ReviewNotes) => Promise<void>) {
    this.#shared = shared;
    this.#onNotes = onNotes;
  }

  /** Looks whether there is one, and follows it if it is coming. */
  async look(): Promise<void> {
    await this.#take(await this.#shared.state());
  }

  /** Asks for it; false if the server can't or won't make one. */
  async ask(): Promise<boolean> {
    const state = await this.#shared.ask();
    if (state === undefined || state.state === 'failed') return false;
    await this.#take(state);
    return true;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  /** Where the server doesn't answer, it may do so the next time. */
  async #take(state: ReviewState | undefined): Promise<void> {
    if (state !== undefined) this.state.value = state;
    const worth = state === undefined ? 0 : worthOf(state);
    if (worth > this.#read) {
      const notes = await this.#shared.notes();
      if (notes !== undefined) this.#read = worth;
      if (notes !== undefined && !this.#isClosed) await this.#onNotes(notes);
    }
    clearTimeout(this.#timer);
    if (this.isComing.value && !this.#isClosed)
      this.#timer = setTimeout(() => void this.look(), LOOK_EVERY);
  }
}

/** What notes are worth: the first ones show a picture, then only whole passes add so much that they are read again. */
function worthOf({ state, passes, progress }: ReviewState): number {
  if (state === 'done') return Infinity;
  return progress > 0 ? 1 + passes : 0;
}
