import type { EventBase, MoveBase } from '@roundhouse/engine';
import { words } from '../../words/words.ts';
import { gameUi } from '../game-ui.ts';
import type { Scene } from '../game-ui.ts';

type PlainScene = Scene<unknown, MoveBase, EventBase>;

/** "end-turn" → "End turn". */
export function spell(name: string): string {
  const spaced = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

function fieldsOf(value: object, without: readonly string[]): string {
  return Object.entries(value)
    .filter(([key]) => !without.includes(key))
    .map(([key, field]) => `${spell(key).toLowerCase()} ${JSON.stringify(field)}`)
    .join(', ');
}

function labelOf(move: MoveBase): string {
  const fields = fieldsOf(move, ['kind']);
  return fields ? `${spell(move.kind)}: ${fields}` : spell(move.kind);
}

/** A readable picture of any view. */
function Value({ value }: { value: unknown }) {
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object' || each === null)) {
    return <span class="figures">{value.length === 0 ? '–' : value.map(String).join(' ')}</span>;
  }
  if (typeof value !== 'object' || value === null) return <span>{String(value)}</span>;
  return (
    <dl class="facts">
      {Object.entries(value).map(([key, field]) => (
        <div key={key}>
          <dt>{Array.isArray(value) ? key : spell(key)}</dt>
          <dd>
            <Value value={field} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Plays any game before it is drawn: the view as a list of facts, every move as a button. */
export const fallbackUi = gameUi<unknown, MoveBase, EventBase>({
  secrets: true,
  Board: ({ scene }: { scene: PlainScene }) => (
    <div class="sheet">
      <Value value={scene.view} />
    </div>
  ),
  SeatPanel: () => <></>,
  prompt: ({ legal }) =>
    `${words().table.yourTurn}: ${[...new Set(legal.map(({ kind }) => spell(kind).toLowerCase()))].join(', ')}.`,
  label: labelOf,
  button: ({ kind }) => (/pass|finish|end|done|decline/.test(kind) ? 'harmless' : 'plain'),
  tell(event, who) {
    const seat: unknown = Reflect.get(event, 'seat');
    const subject = typeof seat === 'number' ? `${who.name(seat)}: ` : '';
    const fields = fieldsOf(event, ['kind', 'to', 'seat']);
    return `${subject}${spell(event.kind)}${fields ? ` (${fields})` : ''}`;
  },
});
