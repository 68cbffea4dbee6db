import type { Question } from '@roundhouse/bots';
import type { MoveBase } from '@roundhouse/engine';
import type { Log } from '../base/log.ts';
import type { Asked, LiveMatch } from '../matches/live-match.ts';
import { StoreUnavailable } from '../store/sql.ts';

/** For whom a bot thinks. */
export interface ThinkTerms {
  /** The user for whom it thinks. */
  readonly owner: string;
  /** Nobody waits for it: no player looks, and no clock of a live match runs. */
  readonly inBackground: boolean;
  /** Told when somebody has begun to think about it. */
  readonly onBegun: () => void;
}

/** Finds a move for a bot's seat without blocking this thread. */
export type Think = (question: Question, terms: ThinkTerms) => Promise<MoveBase>;

interface BotDriverInput {
  readonly think: Think;
  /** How long a bot's move takes at least. It knows nothing of the position, so that its length tells nothing. */
  readonly pause: (bot: string) => Promise<void>;
  /** Told how many milliseconds a bot has waited until somebody began to think for it. */
  readonly onBegun?: (milliseconds: number) => void;
  readonly log: Log;
}

const TRY_AGAIN = 1000;

/** Lets bots move wherever one has to decide and this node has the job: one thought at a time for each seat of each match. */
export class BotDriver {
  private readonly input: BotDriverInput;
  private readonly thinking = new Set<string>();
  private readonly unbegun = new Set<Question>();
  private stopped = false;

  constructor(input: BotDriverInput) {
    this.input = input;
  }

  get busy(): number {
    return this.thinking.size;
  }

  /** How many of those that are busy nobody thinks for yet. */
  get waiting(): number {
    return this.unbegun.size;
  }

  /** Looks whether a bot has to decide in this match, and lets it. */
  look(match: LiveMatch): void {
    if (this.stopped || !match.leased) return;
    for (const asked of match.asked()) {
      const key = `${match.id}/${asked.question.seat}`;
      if (this.thinking.has(key)) continue;
      this.thinking.add(key);
      match.hold();
      void this.answer(match, asked).finally(() => {
        this.thinking.delete(key);
        match.release();
        this.look(match);
      });
    }
  }

  stop(): void {
    this.stopped = true;
  }

  private async answer(match: LiveMatch, asked: Asked): Promise<void> {
    const { question, entry } = asked;
    const { seat } = question;
    const { inBackground, row } = match;
    try {
      const move = await this.atItsPace(question, { owner: row.owner, inBackground });
      const id = `bot/${entry}/${seat}`;
      if (!this.stopped) await match.move(seat, { id, entry, move, bot: true });
    } catch (error) {
      if (this.stopped) return;
      if (!(error instanceof StoreUnavailable))
        this.input.log('bot failed', { match: match.id, seat, error: String(error) });
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN).unref());
      await match.refresh().catch(() => undefined);
    }
  }

  /** The pause is counted from when the bot begins to think: however long it waited for a thread, a forced move takes as long as a hard one. */
  private async atItsPace(
    question: Question,
    terms: Omit<ThinkTerms, 'onBegun'>,
  ): Promise<MoveBase> {
    let begin = (): void => undefined;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const thought = this.think(question, { ...terms, onBegun: begin }).finally(begin);
    const [move] = await Promise.all([thought, begun.then(() => this.input.pause(question.bot))]);
    return move;
  }

  private async think(question: Question, terms: ThinkTerms): Promise<MoveBase> {
    const asked = performance.now();
    this.unbegun.add(question);
    try {
      const onBegun = (): void => {
        this.unbegun.delete(question);
        this.input.onBegun?.(performance.now() - asked);
        terms.onBegun();
      };
      return await this.input.think(question, { ...terms, onBegun });
    } finally {
      this.unbegun.delete(question);
    }
  }
}
