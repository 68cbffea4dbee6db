import type { Seat } from '@roundhouse/engine';
import type { ComponentChildren } from 'preact';
import type { AnyScene } from '../games/game-ui.ts';
import { Button } from '../pieces/Button.tsx';
import { words } from '../words/words.ts';
import { Actions, hasHelpers } from './Actions.tsx';
import { Announcer } from './Announcer.tsx';
import type { Dock } from './Docks.tsx';
import { Drawn } from './Drawn.tsx';
import { isHinting } from './Hint.tsx';
import { Log, SinceMyTurn } from './Log.tsx';
import { linesOf } from './log-lines.ts';
import { Prompt } from './Prompt.tsx';
import { SeatList, seatsAs } from './SeatList.tsx';
import { TableLayout } from './TableLayout.tsx';
import type { Acts } from './TableLayout.tsx';
import { recentSteps } from './table-model.ts';
import type { TableModel } from './table-model.ts';

/** What a page may add to the frame. */
export interface TableParts {
  /** Opens a plan: a private copy in which the viewer moves for everybody. */
  readonly onPlan?: () => void;
  /** In place of the prompt: what is explained in a lesson. */
  readonly prompt?: ComponentChildren;
  /** Whether whoever comes back is told what happened meanwhile. */
  readonly tellsAbsence?: boolean;
  /** Below the actions. */
  readonly below?: ComponentChildren;
  /** What lies beside the log. */
  readonly docks?: readonly Dock[];
  /** Below a seat's name. */
  readonly seatNote?: (seat: Seat) => ComponentChildren;
}

/** A running match: the same frame for every game. */
export function TableFrame({
  table,
  scene,
  game,
  title,
  bar,
  ways,
  covered,
  isPlan = false,
  onEscape,
  parts,
}: {
  table: TableModel;
  scene: AnyScene;
  game: string;
  title: string;
  bar: ComponentChildren;
  ways: ComponentChildren;
  covered: boolean;
  isPlan?: boolean;
  /** What Escape does where no question is open; without it, it goes back to the prompt. */
  onEscape?: () => void;
  parts: TableParts;
}) {
  const { Board, Hand, Tools } = table.ui;
  const say = words().table;
  const steps = table.steps.value;
  const tellsAbsence = parts.tellsAbsence && table.cameBack.value;
  const escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    leave(table, onEscape);
  };
  return (
    <TableLayout
      game={game}
      title={title}
      bar={bar}
      ways={ways}
      covered={covered}
      isPlan={isPlan}
      asking={table.asking.value}
      busy={table.isBusy.value}
      onKeyDown={escape}
      prompt={parts.prompt ?? <Prompt table={table} />}
      actions={
        <>
          {tellsAbsence && <CameBack table={table} />}
          <Actions table={table} onPlan={parts.onPlan} />
          {parts.below}
        </>
      }
      seats={<SeatList ui={table.ui} scene={scene} note={parts.seatNote} />}
      board={<Drawn of={Board} given={{ scene }} />}
      hand={
        Hand && scene.viewer !== 'spectator' ? <Drawn of={Hand} given={{ scene }} /> : undefined
      }
      seatsAs={seatsAs(table.ui, scene)}
      acts={actsOf(table, parts)}
      more={hasHelpers(scene)}
      docks={[
        {
          id: 'log',
          name: say.log,
          news: scene.viewer === 'spectator' ? 0 : recentSteps(steps, scene.viewer).length,
          content: <Log table={table} top={!tellsAbsence && <SinceMyTurn table={table} />} />,
        },
        ...(parts.docks ?? []),
        ...(Tools
          ? [
              {
                id: 'tools' as const,
                name: say.tools,
                content: <Drawn of={Tools} given={{ scene }} />,
              },
            ]
          : []),
      ]}
      extra={<Announcer table={table} />}
    />
  );
}

/** What the actions have besides buttons, for which the rest of the table may have to make room. */
function actsOf(table: TableModel, { prompt, tellsAbsence }: TableParts): Acts | undefined {
  if (prompt) return 'lesson';
  if (isHinting(table)) return 'explanation';
  return tellsAbsence && table.cameBack.value ? 'story' : undefined;
}

/** Closes the open question, or goes back to what is asked. */
function leave(table: TableModel, onEscape: (() => void) | undefined): void {
  if (table.choice.value || table.confirming.value || table.asking.value) table.clearChoices();
  else if (onEscape) onEscape();
  else document.querySelector<HTMLElement>('#prompt')?.focus();
}

const SHOWN = 12;

/** For whoever was away: what the others did since. Gone with the next move, or when it has been read. */
function CameBack({ table }: { table: TableModel }) {
  const scene = table.scene.value;
  if (!table.cameBack.value || !scene || scene.viewer === 'spectator') return null;
  const steps = recentSteps(table.steps.value, scene.viewer);
  const lines = steps.flatMap((step) => linesOf(table.ui, step, scene));
  if (lines.length === 0) return null;
  const say = words().table;
  const left = lines.length - SHOWN;
  const isFirst = steps.length === table.steps.value.length;
  return (
    <section class="came-back" aria-label={say.since}>
      <div class="came-back-head">
        <h2>{isFirst ? say.soFar : say.since}</h2>
        <Button class="quiet" label={say.gotIt} onClick={() => (table.cameBack.value = false)} />
      </div>
      <ol tabIndex={0} aria-label={say.since}>
        {left > 0 && <li class="quiet-text">{say.earlier(left)}</li>}
        {lines.slice(-SHOWN).map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ol>
    </section>
  );
}
