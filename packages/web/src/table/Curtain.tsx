import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Emblem } from '../pieces/Emblem.tsx';
import { words } from '../words/words.ts';
import type { TableModel } from './table-model.ts';

/** Covers the table between two people's turns. Nothing of the table is on the page meanwhile. */
export function Curtain({ table }: { table: TableModel }): JSX.Element | null {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const seat = table.curtain.value;
  const name = seat === undefined ? '' : (table.seats[seat]?.name ?? '');
  const say = words().curtain;
  return (
    <main class="curtain" id="content">
      <Emblem size={120} />
      <h1>{say.pass(name)}</h1>
      <p>{say.why}</p>
      <button ref={button} type="button" class="main large" onClick={() => table.liftCurtain()}>
        {say.ready(name)}
      </button>
    </main>
  );
}
