import { words } from '../../words/words.ts';
import { BOT_LEVELS } from '../host.ts';
import type { BotLevel, MatchInfo, MatchSummary, Sitter } from '../host.ts';
import type { Table } from './api.ts';

/** Who sits at the table, in the words of a host. */
export function matchInfoOf(table: Table): MatchInfo {
  return {
    id: table.id,
    game: table.game,
    options: table.settings.options,
    sitters: table.seats.map(sitterAt),
    startedAt: table.startedAt ?? table.createdAt,
    here: table.seats.flatMap(({ you }, seat) => (you ? [seat] : [])),
  };
}

export function summaryOf(table: Table): MatchSummary {
  const { updatedAt: changedAt, position: moves, deciders, outcome } = table;
  return { ...matchInfoOf(table), changedAt, moves, deciders, outcome };
}

/** The names at a table, with those of its bots. */
export function sitterAt({ name, bot }: Table['seats'][number], seat: number): Sitter {
  if (bot === null) return { kind: 'person', name: name ?? words().game.seat(seat + 1) };
  const names = words().bots;
  const level = BOT_LEVELS.find((each) => each === bot) ?? ('easy' satisfies BotLevel);
  return { kind: 'bot', name: names[seat % names.length] ?? '', level };
}
