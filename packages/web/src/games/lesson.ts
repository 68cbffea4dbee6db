import type { Seat } from '@roundhouse/engine';
import type { Options, Prepared } from '../match/host.ts';
import type { Catalog } from '../words/catalog.ts';

/** A page is shown when so many moves have been played. Before a move of the learner's, the last one asks for it. */
export interface LessonPage<Name extends string = string> {
  readonly at: number;
  readonly name: Name;
  /** What to look at: a selector of things at the table. */
  readonly look?: string;
}

/** A first lesson: a prepared match, and what is said on the way. `games/<id>/lesson/index.ts` exports one. */
export interface Lesson<Name extends string = string> {
  readonly options: Options;
  readonly seats: number;
  /** The learner's. */
  readonly seat: Seat;
  readonly prepared: Prepared;
  readonly pages: readonly LessonPage<Name>[];
  /** What each page says: a short heading, then one to three short paragraphs. */
  readonly words: Catalog<Readonly<Record<Name, readonly string[]>>>;
}
