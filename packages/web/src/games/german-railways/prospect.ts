import { dividendOf } from '@roundhouse/games/german-railways';
import type { View } from '@roundhouse/games/german-railways';

/** What a build would bring if it ended as it stands in this view. */
interface Prospect {
  /** Railroads newly connected by this build. */
  readonly connected: readonly number[];
  /** What a share of each railroad would pay; nothing flows without a new connection. */
  readonly perShare: readonly number[];
  /** What each seat would receive. */
  readonly received: readonly number[];
}

export function prospectOf({ build, railroads, players }: View): Prospect | undefined {
  if (!build) return undefined;
  const partners = railroads[build.railroad]?.partners ?? [];
  const connected = partners.filter((railroad) => !build.before.includes(railroad));
  const perShare = railroads.map(({ income, pays }, railroad) =>
    connected.length === 0 ? 0 : dividendOf(income, pays, railroad === build.railroad),
  );
  const received = players.map(({ shares }) =>
    shares.reduce((sum, count, railroad) => sum + count * (perShare[railroad] ?? 0), 0),
  );
  return { connected, perShare, received };
}
