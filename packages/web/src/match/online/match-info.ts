import { words } from '../../words/words.ts';
import { botName } from '../bot-name.ts';
import type { MatchInfo, Player } from '../host.ts';
import type { Table } from '@roundhouse/protocol';

/** Who sits at the table, in the words of a host. */
export function matchInfoOf(table: Table): MatchInfo {
  return {
    id: table.id,
    game: table.game,
    options: table.settings.options,
    players: table.seats.map(playerAt),
    startedAt: table.startedAt ?? table.createdAt,
    here: table.seats.flatMap(({ you }, seat) => (you ? [seat] : [])),
  };
}

/** The names at a table, with those of its bots. */
export function playerAt({ name, bot }: Table['seats'][number], seat: number): Player {
  if (bot === null) return { kind: 'person', name: name ?? words().game.seat(seat + 1) };
  return { kind: 'bot', name: botName(seat), level: bot };
}
