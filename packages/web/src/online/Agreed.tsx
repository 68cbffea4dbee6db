import type { JSX } from 'preact';
import type { Table } from '../host/online/api.ts';
import { timeText } from './TableLine.tsx';
import { say } from './words/say.ts';

/** What the table agreed on, in one line. */
export function Agreed({ table }: { table: Table }): JSX.Element {
  const { time, onResign, onTimeOut, options } = table.settings;
  const { setUp } = say();
  const chosen = Object.entries(options).flatMap(([key, value]) =>
    value === false ? [] : [value === true ? spell(key) : `${spell(key)}: ${spell(String(value))}`],
  );
  const parts = [
    timeText(time),
    ...(time.kind === 'none' ? [] : [`${setUp.onTimeOut}: ${setUp.onTimeOuts[onTimeOut]}`]),
    `${setUp.onResign}: ${setUp.onResigns[onResign]}`,
    ...chosen,
  ];
  return <p class="quiet-text">{parts.join(' · ')}</p>;
}

const spell = (key: string): string =>
  key.replaceAll('-', ' ').replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
