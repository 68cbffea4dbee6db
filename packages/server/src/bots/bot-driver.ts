import type { MoveBase, Seat } from '@roundhouse/engine';
import type { Log } from '../log.ts';
import type { Asked, LiveMatch } from '../matches/live-match.ts';
import { StoreUnavailable } from '../store/sql.ts';

/** What a bot is asked. */
export interface BotQuestion {
  readonly match: string;
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  readonly view: unknown;
  readonly legal: readonly MoveBase[];
}

/** Finds a move for a bot's seat without blocking this thread. Tells when somebody has begun to think about it. */
export type Think = (question: BotQuestion, onBegun?: () => void) => Promise<MoveBase>;

export interface BotDriverInput {
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
  private readonly unbegun = new Set<BotQuestion>();
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
      const key = `${match.id}/${asked.seat}`;
      if (this.thinking.has(key)) continue;
      this.thinking.add(key);
      match.hold();
      void this.answer(match, asked).finally(() => {
        this.thinking.delete(key);
        match.letGo();
        this.look(match);
      });
    }
  }

  stop(): void {
    this.stopped = true;
  }

  private async answer(match: LiveMatch, asked: Asked): Promise<void> {
    const { seat, bot, view, legal, position } = asked;
    const question = { match: match.id, game: match.row.game, bot, seat, view, legal };
    try {
      const [move] = await Promise.all([this.think(question), this.input.pause(bot)]);
      const id = `bot/${position}/${seat}`;
      if (!this.stopped) await match.move(seat, { id, position, move, bot: true });
    } catch (error) {
      if (this.stopped) return;
      if (!(error instanceof StoreUnavailable))
        this.input.log('bot failed', { match: match.id, seat, error: String(error) });
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN).unref());
      await match.refresh().catch(() => undefined);
    }
  }

  private async think(question: BotQuestion): Promise<MoveBase> {
    const asked = performance.now();
    this.unbegun.add(question);
    try {
      return await this.input.think(question, () => {
        this.unbegun.delete(question);
        this.input.onBegun?.(performance.now() - asked);
      });
    } finally {
      this.unbegun.delete(question);
    }
  }
}
