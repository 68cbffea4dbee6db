import type { MoveBase, Seat } from '@roundhouse/engine';
import type { LiveMatch } from '../matches/live-match.ts';

/** What a bot is asked. */
export interface BotQuestion {
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  readonly view: unknown;
  readonly legal: readonly MoveBase[];
}

/** Finds a move for a bot's seat; never fails, never blocks. */
export type Think = (question: BotQuestion) => Promise<MoveBase>;

/** Lets bots move wherever one has to decide: one thought at a time for each seat of each match. */
export class BotDriver {
  private readonly think: Think;
  private readonly pause: number;
  private readonly thinking = new Set<string>();
  private readonly log: (what: string, details: Record<string, unknown>) => void;
  private stopped = false;

  constructor(input: {
    readonly think: Think;
    readonly pause: number;
    readonly log: (what: string, details: Record<string, unknown>) => void;
  }) {
    this.think = input.think;
    this.pause = input.pause;
    this.log = input.log;
  }

  /** Looks whether a bot has to decide in this match, and lets it. */
  look(match: LiveMatch): void {
    if (this.stopped) return;
    for (const { seat, bot, view, legal, position } of match.botsToMove()) {
      const key = `${match.id}/${seat}`;
      if (this.thinking.has(key)) continue;
      this.thinking.add(key);
      match.hold();
      this.answer(match, { game: match.row.game, bot, seat, view, legal }, position)
        .catch((error: unknown) =>
          this.log('bot failed', { match: match.id, seat, error: String(error) }),
        )
        .finally(() => {
          this.thinking.delete(key);
          match.letGo();
          this.look(match);
        });
    }
  }

  stop(): void {
    this.stopped = true;
  }

  /** Every answer takes at least the same pause, so that its length tells nothing and people can follow. */
  private async answer(match: LiveMatch, question: BotQuestion, position: number): Promise<void> {
    const [move] = await Promise.all([this.think(question), wait(this.pause)]);
    if (this.stopped) return;
    await match.move(question.seat, { id: `bot/${position}/${question.seat}`, position, move });
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
