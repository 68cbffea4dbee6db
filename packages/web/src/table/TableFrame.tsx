import type { Seat } from '@roundhouse/engine';
import type { ComponentChildren, JSX } from 'preact';
import type { AnyScene } from '../games/game-ui.ts';
import { Actions } from './Actions.tsx';
import { Announcer, Log, SinceMyTurn } from './Log.tsx';
import { Prompt } from './Prompt.tsx';
import { SeatList } from './SeatList.tsx';
import type { TableModel } from './table-model.ts';
import { TableLayout } from './TableLayout.tsx';

/** What a page may add to the frame. */
export interface TableParts {
  /** Below the actions. */
  readonly below?: ComponentChildren;
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
  parts,
}: {
  table: TableModel;
  scene: AnyScene;
  game: string;
  title: string;
  bar: ComponentChildren;
  parts: TableParts;
}): JSX.Element {
  const { Board, Hand } = table.ui;
  const answer = (event: MouseEvent): void => {
    if (!table.asking.value || !(event.target instanceof Element)) return;
    const thing = event.target.closest('[data-why]')?.getAttribute('data-why');
    event.stopPropagation();
    if (thing) table.whyNot(thing);
  };
  return (
    <TableLayout
      game={game}
      title={title}
      bar={bar}
      asking={table.asking.value}
      onClickCapture={answer}
      prompt={<Prompt table={table} />}
      actions={
        <>
          <Actions table={table} />
          {parts.below}
        </>
      }
      seats={<SeatList ui={table.ui} scene={scene} note={parts.seatNote} />}
      board={<Board scene={scene} />}
      hand={Hand && scene.viewer !== 'spectator' ? <Hand scene={scene} /> : undefined}
      log={
        <>
          <Log table={table} top={<SinceMyTurn table={table} />} />
          <Announcer table={table} />
        </>
      }
    />
  );
}
