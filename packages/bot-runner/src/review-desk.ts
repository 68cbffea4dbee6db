import type { Environment } from '@roundhouse/bots';
import { flawlessSeats, Reviewer } from '@roundhouse/bots/review';
import type { ReviewNotes } from '@roundhouse/bots/review';
import { Match } from '@roundhouse/engine';
import type { MatchRecord } from '@roundhouse/engine';
import type { ReviewPart, ReviewRequest } from './jobs.ts';

/** The review that is on the desk, and the notes it has come to. */
interface OnDesk {
  readonly id: string;
  readonly match: Match;
  readonly reviewer: Reviewer;
  readonly notes: string | null;
}

/**
 * Reviews matches part by part. Each part says all that the next one needs, wherever that is done; as long as it is done
 * here, the match need not be played again.
 */
export class ReviewDesk {
  readonly #environment: Pick<Environment, 'findGame' | 'now'>;
  #onDesk: OnDesk | undefined;

  constructor(environment: Pick<Environment, 'findGame' | 'now'>) {
    this.#environment = environment;
  }

  goOn(request: ReviewRequest): ReviewPart {
    const { now } = this.#environment;
    const { match, reviewer } = this.#lay(request);
    const length = match.moves - match.start + 1;
    const all = Math.min(request.passes * length, request.positions);
    const done = (): number =>
      Math.min(all, Math.round((reviewer.passes + reviewer.progress) * length));
    const end = now() + request.milliseconds;
    do reviewer.next();
    while (done() < all && now() < end);
    const { notes: found, passes } = reviewer;
    const notes = JSON.stringify(found);
    const isDone = done() === all;
    this.#onDesk = { id: request.match, match, reviewer, notes };
    const flawless = isDone ? flawlessSeats(match, found) : [];
    return { notes, passes, progress: done() / all, isDone, flawless };
  }

  /** What lies there, if it is what the notes say; else the match is laid out by them. */
  #lay({ match: id, record, notes }: ReviewRequest): OnDesk {
    if (this.#onDesk?.id === id && this.#onDesk.notes === notes) return this.#onDesk;
    const match = this.#replay(record);
    const known = notes === null ? undefined : (JSON.parse(notes) as ReviewNotes);
    return { id, match, reviewer: new Reviewer(match, known), notes };
  }

  #replay(record: MatchRecord): Match {
    const game = this.#environment.findGame(record.game);
    if (game === undefined) throw new Error(`no game ${record.game}`);
    const told = Match.replay(game, record);
    if (!told.ok) throw new Error(`a record that can't be replayed: ${told.error}`);
    return told.match;
  }
}
