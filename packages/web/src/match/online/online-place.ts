import type { Answer, MatchInfo, Past, Place, Problem } from '../host.ts';
import { theHost } from '../hosts.ts';
import { questionOf } from '../question.ts';
import { api } from './api.ts';
import { matchInfoOf } from './match-info.ts';
import type { OnlineMatch } from './online-match.ts';

const HINT_BOT = 'hard';
const PROBLEM_OF: Readonly<Record<string, Problem>> = {
  'no-such-match': 'no-such-match',
  'no-such-game': 'no-such-game',
  'not-finished': 'match-running',
  'other-rules': 'other-rules',
  'no-connection': 'no-connection',
};

/** A place at a match on the server. Rules and bots for previews, hints and the past work in this browser. */
export function onlinePlace(match: OnlineMatch, info: MatchInfo): Place {
  const { game, id } = info;
  return {
    match: info,
    look: () => match.tellWhole(),
    play: match.play,
    takeBack: () => match.takeBack(1),
    async hint(seat) {
      const latest = match.latest.value;
      if (!latest || latest.legal.length === 0) return undefined;
      const { view, legal } = latest;
      return theHost().think(questionOf({ match: info, bot: HINT_BOT, seat, view, legal }));
    },
    preview: (seat, move) => theHost().ahead({ game, view: match.latest.value?.view, seat, move }),
    async past(viewer) {
      const past = await onlinePast(id);
      return past.ok ? past.value.frames(viewer) : [];
    },
    at: match.at,
    shown() {},
    leave: () => match.listen(undefined),
  };
}

/** A finished match on the server, played again in this browser. */
export async function onlinePast(id: string): Promise<Answer<Past>> {
  const [table, record] = await Promise.all([api.table({ id }), api.record({ id })]);
  if (!table.ok) return failed(table.error);
  if (!record.ok) return failed(record.error);
  return theHost().unfold(matchInfoOf(table.value), record.value);
}

function failed(error: string): Answer<never> {
  return { ok: false, problem: PROBLEM_OF[error] ?? 'not-allowed' };
}
