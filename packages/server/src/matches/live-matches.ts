import type { AnyGame } from '@roundhouse/engine';
import type { MatchRow, Store } from '../store/store.ts';
import { LiveMatch } from './live-match.ts';
import type { MatchSettings } from './settings.ts';

/** The matches that somebody looks at or plays in now; the others are in the store only. */
export class LiveMatches {
  private readonly store: Store;
  private readonly games: readonly AnyGame[];
  private readonly now: () => number;
  private readonly onChange: (match: LiveMatch) => void;
  private readonly open = new Map<string, Promise<LiveMatch | undefined>>();

  constructor(input: {
    readonly store: Store;
    readonly games: readonly AnyGame[];
    readonly now: () => number;
    readonly onChange: (match: LiveMatch) => void;
  }) {
    this.store = input.store;
    this.games = input.games;
    this.now = input.now;
    this.onChange = input.onChange;
  }

  get size(): number {
    return this.open.size;
  }

  /** The match, if there is one and it has begun. */
  find(id: string): Promise<LiveMatch | undefined> {
    let found = this.open.get(id);
    if (found === undefined) {
      found = this.load(id);
      this.open.set(id, found);
      found.then(
        (match) => match === undefined && this.open.delete(id),
        () => this.open.delete(id),
      );
    }
    return found;
  }

  /** Forgets what nobody looks at. */
  async forgetIdle(): Promise<void> {
    for (const [id, opening] of this.open) {
      const match = await opening.catch(() => undefined);
      if (match === undefined || match.idle) this.open.delete(id);
    }
  }

  private async load(id: string): Promise<LiveMatch | undefined> {
    const row = await this.store.matchById(id);
    if (row === undefined || row.startedAt === null) return undefined;
    const game = this.gameOf(row);
    if (game === undefined) return undefined;
    const settings = row.settings as MatchSettings;
    const { onResign, onTimeOut, options } = settings;
    const start = { game, options, seats: row.seats.length, seed: row.seed, onResign, onTimeOut };
    const entries = await this.store.entries(id, 0);
    return new LiveMatch({
      row,
      entries,
      start,
      settings,
      store: this.store,
      now: this.now,
      onChange: this.onChange,
    });
  }

  private gameOf({ game, rulesVersion }: MatchRow): AnyGame | undefined {
    return this.games.find((each) => each.id === game && each.rulesVersion === rulesVersion);
  }
}
