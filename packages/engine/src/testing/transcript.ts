import type { EventBase, Game, MoveBase } from '../game.ts';
import { replay, setUpMatch } from '../replay.ts';
import type { MatchRecord } from '../record.ts';
import { viewersOf } from './check-position.ts';

/** A match as text: each move, event and changed field of the views, once where all see the same. Read as a diff. */
export function writeTranscript<
  Options,
  State,
  Move extends MoveBase,
  View,
  Event extends EventBase,
>(game: Game<Options, State, Move, View, Event>, record: MatchRecord, upTo?: number): string {
  const begun = setUpMatch(game, record);
  if (!begun.ok) throw new Error(begun.error);
  const viewers = viewersOf(record.seats);
  const { options, seats, seed } = record;
  const lines = [`${game.id} ${JSON.stringify({ options, seats, seed })}`];
  const shown = new Map<string, string[]>();
  const show = (state: State): void => {
    const views = viewers.map((viewer) => fieldsOf(game.view(state, viewer)));
    for (const field of Object.keys(views[0] ?? {})) {
      const texts = views.map((view) => view[field] ?? '');
      const before = shown.get(field) ?? [];
      shown.set(field, texts);
      const changed = viewers.filter((_, at) => texts[at] !== before[at]);
      if (changed.length > 0 && new Set(texts).size === 1) {
        lines.push(`    all see ${field}: ${texts[0]}`);
        continue;
      }
      for (const viewer of changed) {
        lines.push(`    ${viewer} sees ${field}: ${texts[viewers.indexOf(viewer)]}`);
      }
    }
    lines.push(`  deciders: ${game.deciders(state).join(', ') || 'none'}`);
  };
  show(begun.state);
  let number = 0;
  const end = replay(game, record, upTo, (state, seat, move, events) => {
    lines.push(`${++number}. seat ${seat}: ${JSON.stringify(move)}`);
    for (const event of events) lines.push(`  event ${JSON.stringify(event)}`);
    show(state);
  });
  if (!end.ok) throw new Error(`${end.error} at ${end.at}`);
  const outcome = game.outcome(end.state);
  if (outcome !== undefined) lines.push(`outcome ${JSON.stringify(outcome)}`);
  return `${lines.join('\n')}\n`;
}

/** Each field of a view as text. */
function fieldsOf(view: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(view as object).map(([field, value]) => [field, JSON.stringify(value)]),
  );
}
