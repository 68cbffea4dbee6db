import type { PlantedResult } from './planted.ts';
import type { PlantedJob, PlantedReply } from './planted-threads.ts';

/** What a series of matches of one game came to. */
export interface SeriesReport {
  readonly game: string;
  /** Matches in which a blunder could be planted. */
  readonly planted: number;
  readonly top: number;
  readonly amongThree: number;
  /** Not the top finding, since a bot's own mistake was dearer by the close look too. */
  readonly dearer: number;
  /** The blunderers' part of the wins in all matches, and in the same matches without the blunder. */
  readonly result: number;
  readonly without: number;
}

/** Matches of one game that differ in their seeds alone, which are numbers after a common beginning. */
export class Series {
  readonly #plan: PlantedJob;
  readonly #replies = new Map<string, PlantedReply>();
  readonly #begun = new Set<string>();

  /** The plan's seed is the beginning. */
  constructor(plan: PlantedJob) {
    this.#plan = plan;
  }

  /** Whether a match belongs here, be it from another run. */
  isOf({ game, seats, iterations, passes, seed }: PlantedJob): boolean {
    const plan = this.#plan;
    return (
      game === plan.game &&
      seats === plan.seats &&
      iterations === plan.iterations &&
      passes === plan.passes &&
      seed.startsWith(plan.seed) &&
      /^\d+$/.test(seed.slice(plan.seed.length))
    );
  }

  add(reply: PlantedReply): void {
    this.#replies.set(reply.seed, reply);
    this.#begun.add(reply.seed);
  }

  /** The next match. */
  begin(): PlantedJob {
    let number = 0;
    while (this.#begun.has(`${this.#plan.seed}${number}`)) number++;
    const seed = `${this.#plan.seed}${number}`;
    this.#begun.add(seed);
    return { ...this.#plan, seed };
  }

  get planted(): number {
    return this.#found().length;
  }

  /** The processor time that was spent, counting what goes on as what was done on average, and one more second. */
  get seconds(): number {
    const done = [...this.#replies.values()].reduce((sum, { seconds }) => sum + seconds, 1);
    return (done * (this.#begun.size + 1)) / (this.#replies.size + 1);
  }

  report(): SeriesReport {
    const found = this.#found();
    const upTo = (place: number): number => found.filter((each) => each.place <= place).length;
    const mean = (part: (each: PlantedResult) => number): number =>
      found.reduce((sum, each) => sum + part(each), 0) / Math.max(1, found.length);
    return {
      game: this.#plan.game,
      planted: found.length,
      top: upTo(1),
      amongThree: upTo(3),
      dearer: found.filter(({ dearer }) => dearer).length,
      result: mean(({ result }) => result),
      without: mean(({ without }) => without),
    };
  }

  #found(): PlantedResult[] {
    return [...this.#replies.values()].flatMap(({ found }) => (found === null ? [] : [found]));
  }
}
