import type { EventBase, Game, MoveBase } from '../game.ts';
import { replay, setUpMatch } from '../match.ts';
import type { MatchRecord } from '../record.ts';
import { viewersOf } from './check-position.ts';

/** A match as text, one line for each move, event and changed field of each viewer's view: to be read as a diff. */
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
  const shown = new Map<string, string>();
  const show = (state: State): void => {
    for (const viewer of viewers) {
      for (const [field, value] of Object.entries(game.view(state, viewer) as object)) {
        const key = `${viewer}.${field}`;
        const text = JSON.stringify(value);
        if (shown.get(key) !== text) lines.push(`    ${viewer} sees ${field}: ${text}`);
        shown.set(key, text);
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
