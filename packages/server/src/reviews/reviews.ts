import type { AnyGame, Seat } from '@roundhouse/engine';
import type { Reason, ReviewState } from '@roundhouse/protocol';
import type { Quota } from '../base/limits.ts';
import type { Log } from '../base/log.ts';
import type { ReviewWork } from '../bots/review-work.ts';
import type { Host } from '../matches/quotas.ts';
import { recordOf } from '../matches/record-of.ts';
import type { TakenReview } from '../store/review-store.ts';
import type { Entry, EntryRow, MatchRow, SeatRow, Store } from '../store/store.ts';

interface ReviewsInput {
  readonly store: Store;
  readonly games: readonly AnyGame[];
  /** Without it this node takes requests, and leaves the work to others. */
  readonly work: ReviewWork | undefined;
  /** How many reviews somebody may have waiting. */
  readonly quota: Quota;
  readonly originOf: (host: Host) => Promise<string>;
  readonly now: () => number;
  readonly log: Log;
}

/** Three passes find what there is to find; a long match has to do with fewer. */
const PASSES = 3;
const POSITIONS = 8000;
/** So short that a bot whose player waits is hardly kept from its thread. */
const PART = 200;
/** After so long what was found is kept, and the next review has its turn. */
const TURN = 3000;
/** A review whose nodes or threads die so often kills them. */
const MOST_TRIES = 4;
/** How many may wait in all: more would wait longer than anybody does. */
const MOST_WAITING = 200;

export const NO_REVIEW: ReviewState = { state: 'none', passes: 0, progress: 0 };

/**
 * Reviews of finished matches: made once, when somebody asks, and kept for everybody who may see the match. What waits is
 * in the store, so any node goes on with it; each works on one at a time, in parts that give way to bots.
 */
export class Reviews {
  private readonly input: ReviewsInput;
  private working: Promise<void> | undefined;
  /** The match whose review this node has taken. */
  private taken: string | undefined;
  private stopped = false;

  constructor(input: ReviewsInput) {
    this.input = input;
  }

  /** Why there can't be one, if there can't. */
  async ask(host: Host, match: MatchRow): Promise<Reason | undefined> {
    const { store, games, now, originOf, quota } = this.input;
    if (match.status !== 'finished') return 'not-finished';
    const rules = games.find(({ id }) => id === match.game);
    if (rules?.rulesVersion !== match.rulesVersion) return 'other-rules';
    if ((await store.order.standing(host.user.id, now())).limit !== null) return 'limited';
    const perUser = host.user.login === null ? quota.guest : quota.account;
    const asked = { match: match.id, by: host.user.id, origin: await originOf(host), at: now() };
    const room = { perUser, perOrigin: quota.address, inAll: MOST_WAITING };
    const answer = await store.reviews.ask(asked, room);
    if (answer !== 'there') return answer;
    await this.look();
    return undefined;
  }

  /** Goes on with what waits; what this node is at stays its own. */
  async look(): Promise<void> {
    const { store, work, log } = this.input;
    if (this.taken !== undefined) await store.reviews.renew(this.taken);
    if (this.stopped || work === undefined || this.working !== undefined) return;
    this.working = this.workOff(work)
      .catch((error: unknown) => log('review failed', { error: String(error) }))
      .finally(() => {
        this.working = undefined;
        this.taken = undefined;
      });
  }

  /** Keeps what was found so far, and leaves the rest to others. */
  async stop(): Promise<void> {
    this.stopped = true;
    await this.working;
  }

  private async workOff(work: ReviewWork): Promise<void> {
    const { reviews } = this.input.store;
    while (!this.stopped) {
      const taken = await reviews.take(MOST_TRIES);
      this.taken = taken?.match;
      if (taken === undefined) return;
      await this.takeTurn(taken, work);
    }
  }

  private async takeTurn({ match, by, notes }: TakenReview, work: ReviewWork): Promise<void> {
    const { store, games } = this.input;
    const row = await store.matchById(match);
    const record = row && (await recordOf(store, games, row));
    if (row === undefined || record === undefined) return store.reviews.fail(match);
    const whole = { match, record, milliseconds: PART, passes: PASSES, positions: POSITIONS };
    const terms = { owner: by ?? '', inBackground: true } as const;
    const end = performance.now() + TURN;
    let part = await work({ ...whole, notes }, terms);
    while (!part.isDone && !this.stopped && performance.now() < end)
      part = await work({ ...whole, notes: part.notes }, terms);
    const deserving =
      part.flawless.length === 0 ? [] : deservingIn(row, await store.entries(match, 0));
    const perfect = part.flawless.filter((seat) => deserving.includes(seat));
    await store.reviews.keep(match, { ...part, perfect });
  }
}

/** What says that somebody did not decide alone, or not to the end. */
const HELPED: readonly Entry['kind'][] = ['take-back', 'propose-take-back', 'resign', 'time-out'];

/** The seats whose players decided everything themselves, in a match that people played from its beginning to its end. */
function deservingIn({ seats, start, outcome }: MatchRow, log: readonly EntryRow[]): Seat[] {
  const people = [...seats.keys()].filter((seat) => isPerson(seats[seat]));
  if (people.length < 2 || start !== undefined || outcome?.reason === 'settled') return [];
  const helped = log.filter(({ entry }) => HELPED.includes(entry.kind));
  return people.filter((seat) => !helped.some(({ entry }) => entry.seat === seat));
}

const isPerson = (seat: SeatRow | undefined): boolean =>
  seat !== undefined && seat.user !== null && seat.botAccount !== true;
