import type { Seat } from '@roundhouse/engine';
import type { ComponentChildren, JSX } from 'preact';
import type { AnyScene } from '../games/game-ui.ts';
import { Actions } from './Actions.tsx';
import { Announcer } from './Announcer.tsx';
import { CameBack } from './CameBack.tsx';
import { Drawn } from './Drawn.tsx';
import { Log, SinceMyTurn } from './Log.tsx';
import { Prompt } from './Prompt.tsx';
import { SeatList } from './SeatList.tsx';
import type { TableModel } from './table-model.ts';
import { TableLayout } from './TableLayout.tsx';

/** What a page may add to the frame. */
export interface TableParts {
  /** In place of the prompt. */
  readonly prompt?: ComponentChildren;
  /** Whether whoever comes back is told what happened meanwhile. */
  readonly tellsAbsence?: boolean;
  /** Below the actions. */
  readonly below?: ComponentChildren;
  /** Where the log is, for as long as it is there. */
  readonly overLog?: ComponentChildren;
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
  parts,
}: {
  table: TableModel;
  scene: AnyScene;
  game: string;
  title: string;
  bar: ComponentChildren;
  ways: ComponentChildren;
  covered: boolean;
  parts: TableParts;
}): JSX.Element {
  const { Board, Hand } = table.ui;
  const tellsAbsence = parts.tellsAbsence && table.cameBack.value;
  const answer = (event: MouseEvent): void => {
    if (!table.asking.value || !(event.target instanceof Element)) return;
    const thing = event.target.closest('[data-why]')?.getAttribute('data-why');
    event.stopPropagation();
    if (thing) table.whyNot(thing);
  };
  const press = (event: KeyboardEvent): void => {
    const { target, key } = event;
    if (!(target instanceof Element)) return;
    const chooses = key === 'Enter' || key === ' ';
    const thing = chooses ? thingAt(target, table.asking.value) : undefined;
    if (thing === undefined) return;
    table.whyNot(thing);
    event.preventDefault();
    event.stopPropagation();
  };
  const escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    leave(table);
  };
  return (
    <TableLayout
      game={game}
      title={title}
      bar={bar}
      ways={ways}
      covered={covered}
      asking={table.asking.value}
      onClickCapture={answer}
      onKeyDownCapture={press}
      onKeyDown={escape}
      prompt={parts.prompt ?? <Prompt table={table} />}
      actions={
        <>
          {tellsAbsence && <CameBack table={table} />}
          <Actions table={table} />
          {parts.below}
        </>
      }
      seats={<SeatList ui={table.ui} scene={scene} note={parts.seatNote} />}
      board={
        <Drawn>
          <Board scene={scene} />
        </Drawn>
      }
      hand={
        Hand && scene.viewer !== 'spectator' ? (
          <Drawn>
            <Hand scene={scene} />
          </Drawn>
        ) : undefined
      }
      log={
        <>
          <Log table={table} top={!tellsAbsence && <SinceMyTurn table={table} />} />
          {parts.overLog}
          <Announcer table={table} />
        </>
      }
    />
  );
}

/** What is wondered about when a key is pressed on a thing: any thing while the table is asked, else what is not offered. */
function thingAt(target: Element, asking: boolean): string | undefined {
  const spot = target.closest('[data-spot]:not([data-offered])');
  const item = spot ?? (asking ? target : null);
  return item?.closest('[data-why]')?.getAttribute('data-why') ?? undefined;
}

/** Closes the open question, or goes back to what is asked. */
function leave(table: TableModel): void {
  if (table.choice.value || table.confirming.value || table.asking.value) table.clearChoices();
  else document.querySelector<HTMLElement>('#prompt')?.focus();
}
