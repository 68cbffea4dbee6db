import type { Seat } from '@roundhouse/engine';
import type { MatchInfo, Player } from '../../match/host.ts';
import { theHost } from '../../match/hosts.ts';
import { api } from '../../match/online/api.ts';
import { go } from '../router.ts';
import { errorText } from '../words/say.ts';

/** A position, and who is to sit there. */
interface BranchTable {
  readonly match: MatchInfo;
  readonly at: number;
  readonly players: readonly Player[];
  readonly me: Seat;
  readonly anew: boolean;
}

/** Sets up a table on the server that begins with this position, and goes there; the sentence to show if that fails. */
export async function openBranchTable(table: BranchTable): Promise<string | undefined> {
  const { match, at, players, anew } = table;
  const text = await theHost().branchText(match.id, at);
  if (text === undefined) return errorText('no-such-position');
  const made = await api.create({
    game: match.game,
    seats: seatsFor(table),
    isPublic: false,
    seating: 'chosen',
    start: { text, anew },
    ...(players.length === 2 && { onResign: 'end' as const }),
  });
  if (!made.ok) return errorText(made.error);
  go(`/match/${made.value.id}`);
  return undefined;
}

/** I sit where I meant to, or at the first seat for a person; other people come by the link. */
function seatsFor({ players, me }: BranchTable): (string | null)[] {
  const first = players.findIndex(({ kind }) => kind === 'person');
  const mine = players[me]?.kind === 'person' ? me : first;
  return players.map((player, seat) => {
    if (seat === mine) return 'me';
    return player.kind === 'bot' ? player.level : null;
  });
}
