import type { OwnTable } from '@roundhouse/protocol';
import type { MatchInfo, MatchSummary, Player } from '../../match/host.ts';
import { matchInfoOf } from '../../match/online/match-info.ts';
import { nameAt } from '../../table/seats.ts';
import { levelText } from '../../words/level-text.ts';
import { words } from '../../words/words.ts';
import { myName } from '../game/start-match.ts';
import type { Entry } from './library.ts';

/** A match of this browser. Alone I am the only person; among several, and in a match from a file, whoever has my name. */
export function entryOf(match: MatchSummary): Entry {
  const people = match.players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const named = match.players.findIndex(
    ({ kind, name }) => kind === 'person' && name !== '' && name === myName(),
  );
  const lone = people.length === 1 && !match.imported ? people[0] : undefined;
  return entry(match, lone ?? (named >= 0 ? named : undefined), match);
}

/** A match of mine on the server, with what I remarked on it here. */
export function onlineEntryOf(table: OwnTable, comments: MatchInfo['comments']): Entry {
  const info = { ...matchInfoOf(table), ...(comments && { comments }) };
  return entry(info, info.here?.[0], { outcome: table.outcome, changedAt: table.updatedAt });
}

function entry(
  info: MatchInfo,
  me: number | undefined,
  { outcome, changedAt }: Pick<Entry, 'outcome' | 'changedAt'>,
): Entry {
  const { id, game, players, comments } = info;
  return {
    id,
    game,
    names: players.map((_, seat) => nameAt(players, seat)),
    me,
    opponents: players.flatMap((player, seat) => (seat === me ? [] : [opponentOf(player, seat)])),
    outcome,
    changedAt,
    comments: Object.values(comments ?? {}),
  };
}

function opponentOf(player: Player, seat: number): string {
  const say = words().game;
  if (player.kind === 'bot') return say.bot(levelText(player.level));
  return player.name || say.seat(seat + 1);
}
