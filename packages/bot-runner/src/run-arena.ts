import { arenaReport, pairings } from '@roundhouse/bots';
import type { ArenaGame, ArenaReport, Budget } from '@roundhouse/bots';
import { ThreadPool } from './thread-pool.ts';
import type { PoolSettings } from './thread-pool.ts';

interface ArenaPlan {
  readonly game: string;
  /** By default the first that allow that many seats. */
  readonly options?: unknown;
  /** Names of bots, with or without budgets of their own (`search:400`); the last one takes the seats that are left. */
  readonly bots: readonly string[];
  readonly seats: number;
  /** Best a multiple of the seats, so that every seed is played in every rotation. */
  readonly games: number;
  /** Milliseconds a move, or a budget. */
  readonly think: number | Budget;
  /** Any text; other seeds, other matches. */
  readonly seed?: string;
  /** What bots named with `+net` have learned, as `roundhouse train` writes it. */
  readonly network?: string | undefined;
  readonly pool?: PoolSettings;
  readonly onProgress?: (progress: ArenaProgress) => void;
}

interface ArenaProgress {
  readonly done: number;
  readonly total: number;
  /** The match that was finished, and which of all it is; `eloRatings` takes them all. */
  readonly latest: ArenaGame;
  readonly number: number;
}

/** Plays the arena on all cores. Rejects if a bot crashes: an arena is there to find that out. */
export async function runArena(plan: ArenaPlan): Promise<ArenaReport> {
  const { game, options, bots, seats, games, think, onProgress } = plan;
  const budget = typeof think === 'number' ? { milliseconds: think } : think;
  const pool = new ThreadPool({ ...plan.pool, queue: games });
  const results: ArenaGame[] = [];
  let done = 0;
  try {
    const matches = pairings(bots, seats, games, plan.seed).map(async (pairing, number) => {
      const request = { game, options, pairing, budget, network: plan.network };
      const latest = (await pool.run(
        { kind: 'play', request },
        { limitMs: Infinity },
      )) as ArenaGame;
      results[number] = latest;
      onProgress?.({ done: ++done, total: games, latest, number });
    });
    await Promise.all(matches);
  } finally {
    await pool.close();
  }
  return arenaReport(game, bots, results);
}
