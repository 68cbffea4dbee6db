import type { JSX } from 'preact';
import type { Table } from '@roundhouse/protocol';
import { optionWords, valueName } from '../game/option-words.ts';
import { timeText } from '../lobby/TableLine.tsx';
import { say } from '../words/say.ts';

/** What the table agreed on, in one line. */
export function Agreed({ table }: { table: Table }): JSX.Element {
  const { game } = table;
  const { time, onResign, onTimeOut, options } = table.settings;
  const { setUp } = say();
  const chosen = Object.entries(options).flatMap(([key, value]) => {
    const short = optionWords(game, key)?.short ?? key;
    if (typeof value === 'boolean') return value ? [short] : [];
    return [`${short}: ${valueName(game, key, value)}`];
  });
  const parts = [
    timeText(time),
    ...(time.kind === 'none' ? [] : [`${setUp.onTimeOut}: ${setUp.onTimeOuts[onTimeOut]}`]),
    `${setUp.onResign}: ${setUp.onResigns[onResign]}`,
    ...chosen,
  ];
  return <p class="quiet-text">{parts.join(' · ')}</p>;
}
