import { afterLay, dividendOf } from '@roundhouse/games/german-railways';
import type { View } from '@roundhouse/games/german-railways';

/** What a build would bring if it ended as it stands in this view. */
interface Prospect {
  /** Railroads newly connected by this build. */
  readonly connected: readonly number[];
  /** What each seat would receive; nothing flows without a new connection. */
  readonly received: readonly number[];
}

/** What every seat would receive if this railroad had just built a new connection. */
export function dividendsOf(
  { railroads, players }: Pick<View, 'railroads' | 'players'>,
  builder: number,
): number[] {
  const perShare = railroads.map(({ income, pays }, railroad) =>
    dividendOf(income, pays, railroad === builder),
  );
  return players.map(({ shares }) =>
    shares.reduce((sum, count, railroad) => sum + count * (perShare[railroad] ?? 0), 0),
  );
}

export function prospectOf(view: View): Prospect | undefined {
  const { build, railroads, players } = view;
  if (!build) return undefined;
  const partners = railroads[build.railroad]?.partners ?? [];
  const connected = partners.filter((railroad) => !build.before.includes(railroad));
  const received = connected.length > 0 ? dividendsOf(view, build.railroad) : players.map(() => 0);
  return { connected, received };
}

/** What every seat would receive if the build went to this hexagon and ended there; only where that connects it anew. */
export function payoutOf(view: View, hex: number): readonly number[] | undefined {
  const { build, railroads } = view;
  if (!build || (prospectOf(view)?.connected.length ?? 0) > 0) return undefined;
  const { railroad } = build;
  const then = afterLay(view, railroad, hex);
  const own = railroads[railroad];
  if (!then || !own || then.partners.every((each) => build.before.includes(each))) return undefined;
  return dividendsOf(
    { ...view, railroads: railroads.with(railroad, { ...own, ...then }) },
    railroad,
  );
}
