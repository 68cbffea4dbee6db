import type { Rung } from '@roundhouse/protocol';
import type { ClubResult } from '../store/clubs.ts';

/**
 * How members stand to each other in the matches of their club: each shares out a point by how many of the others one left
 * behind, half of it for those beside whom one came in. Matches that were settled say nothing.
 */
export function ladderOf(
  matches: readonly ClubResult[],
  members: readonly { readonly user: string; readonly name: string }[],
): Rung[] {
  const rungs = new Map(
    members.map(({ user, name }) => [user, { user, name, played: 0, won: 0, points: 0 }]),
  );
  for (const { outcome, seats } of matches) {
    if (outcome === null || outcome.reason === 'settled') continue;
    seats.forEach(({ user }, seat) => {
      const rung = rungs.get(user ?? '');
      if (rung === undefined) return;
      rung.played++;
      if (outcome.ranking[0]?.includes(seat) === true) rung.won++;
      rung.points += shareOf(outcome.ranking, seat);
    });
  }
  return [...rungs.values()]
    .filter(({ played }) => played > 0)
    .map((rung) => ({ ...rung, points: Math.round(rung.points * 100) / 100 }))
    .toSorted((a, b) => b.points - a.points || b.won - a.won || a.name.localeCompare(b.name));
}

/** One for whoever is alone at the top, nothing for whoever is alone at the bottom. */
function shareOf(ranking: readonly (readonly number[])[], seat: number): number {
  const place = ranking.findIndex((tied) => tied.includes(seat));
  const others = ranking.flat().length - 1;
  if (place < 0 || others === 0) return 0;
  const beside = (ranking[place]?.length ?? 1) - 1;
  const behind = ranking.slice(place + 1).flat().length;
  return (behind + beside / 2) / others;
}
