import { computed, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { sameMove } from '@roundhouse/engine';
import type { MoveBase, Position } from '@roundhouse/engine';
import type { Guide } from '../table/table-model.ts';
import type { Lesson, LessonPage } from '../games/lesson.ts';

/** What the learner has in front of it: a page to read, a move to make, or both. */
export interface Now {
  readonly page: LessonPage | undefined;
  /** Which page of how many. */
  readonly number: number;
  readonly of: number;
  /** The move that is asked for; without it, the page is left by going on. */
  readonly move: MoveBase | undefined;
  readonly last: boolean;
}

/** Leads through a lesson: opens one move at a time, and lets others wait while a page is being read. */
export class LessonGuide implements Guide {
  readonly lesson: Lesson;
  /** Undefined when there is nothing to say: others move, or the lesson is over. */
  readonly now: ReadonlySignal<Now | undefined>;
  readonly over = signal(false);
  /** How many moves had been played at the last position shown, and how many pages have been read. */
  private readonly place = signal({ at: 0, read: 0 });
  private waiting: { readonly at: number; readonly go: () => void }[] = [];

  constructor(lesson: Lesson) {
    this.lesson = lesson;
    this.now = computed(() => this.find());
  }

  open(position: Position): readonly MoveBase[] {
    if (this.over.value) return position.legal;
    const { move } = this.now.value ?? {};
    return move ? position.legal.filter((each) => sameMove(each, move)) : [];
  }

  seen(moves: number): Promise<void> {
    const { pages } = this.lesson;
    const first = pages.findIndex(({ at }) => at >= moves);
    const read = first < 0 ? pages.length : first;
    const { at, read: before } = this.place.value;
    this.place.value = { at: moves, read: at === moves ? Math.max(read, before) : read };
    return new Promise((go) => {
      this.waiting = [{ at: moves, go }];
      this.letOthersGo();
    });
  }

  /** The page has been read. */
  next(): void {
    const { now } = this;
    if (now.value === undefined || now.value.move !== undefined) return;
    if (now.value.last) this.end();
    else this.place.value = { ...this.place.value, read: this.place.value.read + 1 };
    this.letOthersGo();
  }

  /** From here on the learner plays as it likes. */
  end(): void {
    this.over.value = true;
    this.letOthersGo();
  }

  private letOthersGo(): void {
    const { at } = this.place.value;
    const page = this.over.value ? undefined : this.now.value?.page;
    if (page !== undefined) return;
    for (const each of this.waiting) if (each.at === at) each.go();
    this.waiting = [];
  }

  private find(): Now | undefined {
    const { pages, prepared, seat } = this.lesson;
    const { at, read } = this.place.value;
    if (this.over.value) return undefined;
    const page = pages[read]?.at === at ? pages[read] : undefined;
    const follows = pages[read + 1]?.at === at;
    const [whose, move] = prepared.moves[at] ?? [];
    const asked = whose === seat && !(page && follows) ? move : undefined;
    if (!page && !asked) return undefined;
    const of = pages.length;
    const number = Math.min(page ? read + 1 : read, of);
    return { page, number, of, move: asked, last: page !== undefined && number === of };
  }
}
