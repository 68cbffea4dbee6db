import { allowsHelp } from '@roundhouse/protocol';
import type { Table } from '@roundhouse/protocol';
import { optionWords, valueName } from '../game/option-words.ts';
import { timeText } from '../lobby/TableLine.tsx';
import { say } from '../words/say.ts';

/** What the table agreed on, in one line. */
export function Agreed({ table }: { table: Table }) {
  const { game } = table;
  const { time, onResign, onTimeOut, options, rated, delay } = table.settings;
  const { setUp } = say();
  const departure = (what: string): string =>
    what === 'bot' ? setUp.botTakesOver : setUp.othersWin(table.seats.length);
  const chosen = Object.entries(options).flatMap(([key, value]) => {
    const short = optionWords(game, key)?.short ?? key;
    if (typeof value === 'boolean') return value ? [short] : [];
    return [`${short}: ${valueName(game, key, value)}`];
  });
  const { start } = table;
  const parts = [
    ...(start ? [setUp.fromPosition(start.moves, start.anew)] : []),
    ...(rated === true ? [say().rated] : []),
    ...(allowsHelp(table.settings) ? [] : [setUp.noHelp]),
    timeText(time),
    ...(time.kind === 'none' ? [] : [`${setUp.onTimeOut}: ${departure(onTimeOut)}`]),
    `${setUp.onResign}: ${departure(onResign)}`,
    ...(delay === undefined ? [] : [`${setUp.spectators}: ${say().late(delay)}`]),
    ...chosen,
  ];
  return <p class="quiet-text">{parts.join(' · ')}</p>;
}
