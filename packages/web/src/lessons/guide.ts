import { computed, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { sameMove } from '@roundhouse/engine';
import type { MoveBase, Position } from '@roundhouse/engine';
import type { Guide } from '../table/table-model.ts';
import type { Lesson, LessonPage } from '../games/lesson.ts';

/** What the learner has in front of it: a page to read, a move to make, or both. */
interface Now {
  readonly page: LessonPage | undefined;
  /** Which page of how many. */
  readonly number: number;
  readonly of: number;
  /** The move that is asked for; without it, the page is left by going on. */
  readonly move: MoveBase | undefined;
  readonly last: boolean;
  /** Whether it is a page of before, read again: the match is further on. */
  readonly again: boolean;
}

/** Leads through a lesson: opens one move at a time, and lets others wait while a page is being read. */
export class LessonGuide implements Guide {
  readonly lesson: Lesson;
  /** Undefined when there is nothing to say: others move, or the lesson is over. */
  readonly now: ReadonlySignal<Now | undefined>;
  readonly over = signal(false);
  /** How many moves had been played at the last position shown, and how many pages have been read. */
  private readonly place = signal({ at: 0, read: 0 });
  /** The page of before that is being read again. */
  private readonly again = signal<number | undefined>(undefined);
  /** Whether the learner is taking a move back to read on from where it was asked for. */
  private returning = false;
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
    const { at, read: before } = this.place.value;
    const first = pages.findIndex((page) => page.at >= moves);
    const lastHere = this.returning ? pages.findLastIndex((page) => page.at === moves) : -1;
    const read = Math.max(first < 0 ? pages.length : first, lastHere);
    this.returning = false;
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
    const again = this.again.value;
    if (again !== undefined) {
      const isNewest = again + 1 >= this.place.value.read;
      this.again.value = isNewest ? undefined : again + 1;
    } else if (now.value.last) {
      this.end();
    } else {
      this.place.value = { ...this.place.value, read: this.place.value.read + 1 };
    }
    this.letOthersGo();
  }

  /** Whether there is a page before this one. */
  get hasBack(): boolean {
    return (this.again.value ?? this.place.value.read) > 0 && this.now.value !== undefined;
  }

  /**
   * To the page before. Where a move lies between and can be taken back, the table has to do that, and the lesson goes on
   * from there; otherwise the page is only read again.
   */
  back(mayTakeBack: boolean): 'take-back' | undefined {
    if (!this.hasBack) return undefined;
    const { at, read } = this.place.value;
    const again = this.again.value;
    if (again !== undefined) {
      this.again.value = again - 1;
    } else if (this.lesson.pages[read - 1]?.at === at) {
      this.place.value = { at, read: read - 1 };
    } else if (mayTakeBack) {
      this.returning = true;
      return 'take-back';
    } else {
      this.again.value = read - 1;
    }
    return undefined;
  }

  /** From here on the learner plays as it likes. */
  end(): void {
    this.again.value = undefined;
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
    const of = pages.length;
    const again = this.again.value;
    if (again !== undefined) {
      const page = pages[again];
      return { page, number: again + 1, of, move: undefined, last: false, again: true };
    }
    const page = pages[read]?.at === at ? pages[read] : undefined;
    const follows = pages[read + 1]?.at === at;
    const [whose, move] = prepared.moves[at] ?? [];
    const asked = whose === seat && !(page && follows) ? move : undefined;
    if (!page && !asked) return undefined;
    const number = Math.min(page ? read + 1 : read, of);
    const last = page !== undefined && number === of;
    return { page, number, of, move: asked, last, again: false };
  }
}
