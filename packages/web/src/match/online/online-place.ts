import type { Comparison } from '@roundhouse/bots';
import type { Seat } from '@roundhouse/engine';
import { allowsHelp } from '@roundhouse/protocol';
import type { Table } from '@roundhouse/protocol';
import type { Answer, MatchInfo, Past, Place, Problem } from '../host.ts';
import { theHost } from '../hosts.ts';
import { hintQuestionOf } from '../question.ts';
import { api } from './api.ts';
import { matchInfoOf } from './match-info.ts';
import type { OnlineMatch } from './online-match.ts';
import { sharedReview } from './shared-review.ts';

const PROBLEM_OF: Readonly<Record<string, Problem>> = {
  'no-such-match': 'no-such-table',
  'no-such-game': 'no-such-game',
  'not-finished': 'match-running',
  'other-rules': 'other-rules',
  'no-connection': 'no-connection',
};

/** A place at a match on the server, with hints where the table allows help. Rules and bots for previews, hints and the past work in this browser. */
export function onlinePlace(match: OnlineMatch, table: Table): Place {
  const info = matchInfoOf(table);
  const { game, id } = info;
  return {
    match: info,
    look: () => match.tellWhole(),
    play: match.play,
    takeBack: () => match.takeBack(1),
    ...(allowsHelp(table.settings) && { hint: (seat) => hintFor(match, info, seat) }),
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

async function hintFor(
  match: OnlineMatch,
  info: MatchInfo,
  seat: Seat,
): Promise<Comparison | undefined> {
  const latest = match.latest.value;
  if (!latest || latest.legal.length === 0) return undefined;
  const { view, legal } = latest;
  return theHost().advise(hintQuestionOf({ match: info, seat, view, legal }));
}

/** A finished match on the server, played again in this browser. */
export async function onlinePast(id: string): Promise<Answer<Past>> {
  const [table, record] = await Promise.all([api.table({ id }), api.record({ id })]);
  if (!table.ok) return failed(table.error);
  if (!record.ok) return failed(record.error);
  const past = await theHost().unfold(matchInfoOf(table.value), record.value);
  return past.ok ? { ok: true, value: { ...past.value, shared: sharedReview(id) } } : past;
}

function failed(error: string): Answer<never> {
  return { ok: false, problem: PROBLEM_OF[error] ?? 'not-allowed' };
}
