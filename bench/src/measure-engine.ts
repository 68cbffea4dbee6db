import { PEERS } from './contestant.ts';
import type { Entry, Peer, Slice } from './contestant.ts';
import { median, takeTurns } from './take-turns.ts';
import type { TurnPlan } from './take-turns.ts';

interface Rate {
  readonly movesPerSecond: number;
}

export interface EngineReport {
  readonly games: Readonly<Record<string, Rate & { readonly cloneInMoves: number }>>;
  readonly peers: Readonly<Record<Peer, Rate>>;
  readonly reference: Rate;
}

export interface MeasurePlan extends TurnPlan {
  /** The ids of the games to measure, and the module that exports them in its `CATALOGUE`. */
  readonly games: readonly string[];
  readonly catalogue: string;
}

/** Measures every game, the peers and the reference game. */
export async function measureEngine(plan: MeasurePlan): Promise<EngineReport> {
  const entries: Entry[] = [
    ...plan.games.map((id): Entry => ({ kind: 'game', id, catalogue: plan.catalogue })),
    ...PEERS.map((name): Entry => ({ kind: 'peer', name })),
    { kind: 'reference' },
  ];
  return reportOf(await takeTurns(entries, plan), plan.games);
}

function reportOf(slices: readonly Slice[][], games: readonly string[]): EngineReport {
  const rates = slices.map((each) => ({
    movesPerSecond: Math.round(median(each.map((slice) => slice.perSecond))),
    cloneInMoves: median(each.map((slice) => slice.perSecond / slice.clonesPerSecond)),
  }));
  const rate = (at: number): Rate => ({ movesPerSecond: rates[at]?.movesPerSecond ?? 0 });
  return {
    games: Object.fromEntries(
      games.map((id, at) => [
        id,
        { ...rate(at), cloneInMoves: Number((rates[at]?.cloneInMoves ?? 0).toFixed(3)) },
      ]),
    ),
    peers: Object.fromEntries(
      PEERS.map((name, at) => [name, rate(games.length + at)]),
    ) as EngineReport['peers'],
    reference: rate(games.length + PEERS.length),
  };
}
