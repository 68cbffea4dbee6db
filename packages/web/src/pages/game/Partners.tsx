import type { Seat } from '@roundhouse/engine';
import type { Teams } from '../../match/host.ts';
import { words } from '../../words/words.ts';

/** Beside a seat: with whom it plays, where it does not play alone. */
export function Partners({ teams, seat }: { teams: Teams; seat: Seat }) {
  const partners = teams.find((team) => team.includes(seat))?.filter((each) => each !== seat) ?? [];
  if (partners.length === 0) return null;
  return (
    <small class="quiet-text partners">
      {words().game.partners(partners.map((each) => each + 1))}
    </small>
  );
}
