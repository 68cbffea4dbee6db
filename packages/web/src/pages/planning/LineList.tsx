import type { Seat } from '@roundhouse/engine';
import type { LineStep, PlannedLine } from '@roundhouse/protocol';
import { stillScene } from '../../games/game-ui.ts';
import type { AnyGameUi, AnyScene } from '../../games/game-ui.ts';
import type { MatchInfo } from '../../match/host.ts';
import { Button } from '../../pieces/Button.tsx';
import { seatsOf, whoIs } from '../../table/seats.ts';
import '../../styles/planning.css';
import { say } from './words/say.ts';

/** What is needed to tell a line in words: the game's own, and the position that it is read in. */
interface LineWords {
  readonly ui: Pick<AnyGameUi, 'tell' | 'label'>;
  readonly scene: AnyScene;
}

/** The words for lines of this seat, read in this position. */
export function lineWordsOf(ui: AnyGameUi, match: MatchInfo, seat: Seat, view: unknown): LineWords {
  const seats = seatsOf(match);
  const who = whoIs(seats, seat, true);
  return { ui, scene: stillScene({ view, viewer: seat, who, seats }) };
}

/** What one step of a line says: the owner's move by its name, since what it would draw was made up; of some moves nobody else is told. */
export function stepText({ seat, events, move }: LineStep, { ui, scene }: LineWords): string {
  if (move) return `${ui.label(move, scene)}.`;
  const { who, view } = scene;
  const lines = events.flatMap((event) => ui.tell(event, who, view) ?? []);
  return lines.length > 0 ? lines.join(' ') : say().silentMove(who.name(seat));
}

interface LineListProps {
  lines: readonly PlannedLine[];
  words: LineWords;
  onRemove: (line: PlannedLine) => void;
}

/** The kept lines, each with what it waits for and what it plays, and a way to remove it. */
export function LineList({ lines, words, onRemove }: LineListProps) {
  const texts = say();
  if (lines.length === 0) return null;
  return (
    <ul class="lines plan-lines" aria-label={texts.lines}>
      {lines.map((line) => (
        <li key={JSON.stringify(line)}>
          <LineText steps={line.steps} words={words} />
          <Button label={texts.remove} onClick={() => onRemove(line)} />
        </li>
      ))}
    </ul>
  );
}

/** "If: … Then: …", one after another. */
export function LineText({ steps, words }: { steps: readonly LineStep[]; words: LineWords }) {
  const texts = say();
  return (
    <dl class="plan-line">
      {turnsOf(steps).map((turn, at) => (
        <div key={at}>
          <dt>{turn[0]?.move === undefined ? texts.condition : texts.answer}</dt>
          <dd>{turn.map((step) => stepText(step, words)).join(' ')}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The steps, with those of the owner apart from those of the others. */
function turnsOf(steps: readonly LineStep[]): LineStep[][] {
  const turns: LineStep[][] = [];
  for (const step of steps) {
    const last = turns.at(-1);
    const isMine = step.move !== undefined;
    if (last && (last[0]?.move !== undefined) === isMine) last.push(step);
    else turns.push([step]);
  }
  return turns;
}
