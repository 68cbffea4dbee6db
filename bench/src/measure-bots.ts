import type { Entry } from './contestant.ts';
import type { MeasurePlan } from './measure-engine.ts';
import { median, takeTurns } from './take-turns.ts';

interface SearchRate {
  readonly iterationsPerSecond: number;
}

export interface BotsReport {
  readonly games: Readonly<Record<string, SearchRate>>;
  /** The reference game: our search without a brain, and boardgame.io's own bot. */
  readonly reference: SearchRate;
  readonly peer: SearchRate;
}

/** Measures search in every game, and in the reference game beside boardgame.io's bot. */
export async function measureBots(plan: MeasurePlan): Promise<BotsReport> {
  const entries: Entry[] = [
    ...plan.games.map((id): Entry => ({ kind: 'search', id, catalogue: plan.catalogue })),
    { kind: 'reference-search' },
    { kind: 'peer-search' },
  ];
  const rates = (await takeTurns(entries, plan)).map((slices) => ({
    iterationsPerSecond: Math.round(median(slices.map(({ perSecond }) => perSecond))),
  }));
  const none = { iterationsPerSecond: 0 };
  const [reference = none, peer = none] = rates.slice(-2);
  return {
    games: Object.fromEntries(plan.games.map((id, at) => [id, rates[at] ?? none])),
    reference,
    peer,
  };
}
