import type { Seat } from '@roundhouse/engine';
import type { MatchInfo, Plan } from '../../match/host.ts';
import { theHost } from '../../match/hosts.ts';
import { TableModel } from '../../table/table-model.ts';
import type { LineBook } from './line-book.ts';

/** A plan that lies on the table, and the moment of the real match that it was made at. */
export interface OpenPlan {
  readonly table: TableModel;
  readonly plan: Plan;
  readonly seat: Seat;
  /** How many moves the real match had. */
  readonly since: number;
  /** Its newest entry, at a table on a server. */
  readonly entry: number;
  /** Where lines are kept, where a server can play them. */
  readonly book: LineBook | undefined;
}

/** Each plan has an id of its own: one may be closed while the next is already open. */
let plans = 0;

/** Lays a private copy of what the viewer of this table knows; undefined if there is nothing to plan with. */
export async function openPlan(
  real: TableModel,
  book: LineBook | undefined,
): Promise<OpenPlan | undefined> {
  // A plan begins with the newest position.
  real.catchUp();
  const entry = book?.entry() ?? 0;
  const position = real.position.value;
  const seat = real.viewer.value;
  if (!position || seat === 'spectator') return undefined;
  const table = new TableModel(real.ui, planInfoOf(real.match));
  const setup = { match: table.match, seat, view: position.view, withHints: real.canHint };
  const opened = await theHost().plan(setup, (update) => table.hear(update));
  if (!opened.ok) return undefined;
  table.attach(opened.value);
  return { table, plan: opened.value, seat, since: position.moves, entry, book };
}

/** The same match under another id, at which whoever plans plays every seat. */
function planInfoOf(match: MatchInfo): MatchInfo {
  return {
    ...match,
    id: `${match.id}/plan-${++plans}`,
    here: match.players.map((_player, seat) => seat),
  };
}
