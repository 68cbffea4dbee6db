import { useLayoutEffect, useRef } from 'preact/hooks';
import { Emblem } from '../pieces/Emblem.tsx';
import { words } from '../words/words.ts';
import type { TableModel } from './table-model.ts';

/** Covers the table between two people's turns. Nothing of the table is on the page meanwhile. */
export function Curtain({ table }: { table: TableModel }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus(), []);
  const seat = table.curtain.value;
  const name = seat === undefined ? '' : (table.seats[seat]?.name ?? '');
  const say = words().curtain;
  return (
    <main class="curtain" id="content">
      <Emblem size={120} />
      <h1 id="curtain-pass">{say.pass(name)}</h1>
      <p id="curtain-why">{say.why}</p>
      <button
        ref={button}
        type="button"
        class="main large"
        aria-describedby="curtain-pass curtain-why"
        onClick={() => table.liftCurtain()}
      >
        {say.ready(name)}
      </button>
    </main>
  );
}
