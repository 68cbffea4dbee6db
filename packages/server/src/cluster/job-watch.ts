import type { LiveMatch } from '../matches/live-match.ts';
import type { LiveMatches } from '../matches/live-matches.ts';
import type { MatchJobs } from '../store/match-jobs.ts';

/** When a match that can't go on here is looked at again. */
const LATER = 3_600_000;
const MOST_AT_ONCE = 100;

interface JobWatchInput {
  readonly jobs: MatchJobs;
  readonly matches: LiveMatches;
  /** Lets bots and programs move in a match whose job this node has. */
  readonly work: (match: LiveMatch) => void;
}

/**
 * Takes over matches whose bots and programs no node looks after any more, and keeps the jobs that are under way here. A
 * node that writes to a match has its job already, so there is something to take only when another node has gone.
 */
export class JobWatch {
  private readonly input: JobWatchInput;

  constructor(input: JobWatchInput) {
    this.input = input;
  }

  /** How many matches have their job here. */
  get size(): number {
    return this.leased().length;
  }

  /** Goes on with what a node of this name has left. */
  async start(): Promise<void> {
    // If the store goes away in this moment, the leases expire anyway.
    await this.input.jobs.leave().catch(() => undefined);
    await this.look();
  }

  /** Leaves everything to the others. */
  async stop(): Promise<void> {
    await this.input.jobs.leave().catch(() => undefined);
  }

  async look(): Promise<void> {
    try {
      const [taken] = await Promise.all([this.input.jobs.claim(MOST_AT_ONCE), this.keep()]);
      await Promise.allSettled(taken.map((id) => this.take(id)));
    } catch {
      // The store is away; the next look finds the same jobs.
    }
  }

  /** The match's job is this node's now. */
  async take(id: string): Promise<void> {
    const { jobs, matches, work } = this.input;
    const known = matches.inMemory(id);
    const match = await matches.find(id);
    if (match === undefined) return;
    if (known !== undefined) await known.refresh();
    // Its bots know other rules; a node that plays by them again goes on with it.
    if (match.frozen) return jobs.setAside(id, LATER);
    match.leased = true;
    work(match);
  }

  private leased(): LiveMatch[] {
    return [...this.input.matches.all()].filter((match) => match.leased);
  }

  private async keep(): Promise<void> {
    const { jobs } = this.input;
    const leased = this.leased();
    const [busy, done] = [leased.filter((each) => each.busy), leased.filter((each) => !each.busy)];
    if (busy.length > 0) {
      const before = busy.map((match) => ({ match, entry: match.entry }));
      const kept = new Set(await jobs.renew(busy.map(({ id }) => id)));
      // One that has moved on meanwhile was written to here, or says so itself.
      for (const { match, entry } of before)
        if (!kept.has(match.id) && match.entry === entry) match.leased = false;
    }
    if (done.length === 0) return;
    for (const match of done) match.leased = false;
    await jobs.finish(done.map(({ id, entry }) => ({ match: id, entry })));
  }
}
