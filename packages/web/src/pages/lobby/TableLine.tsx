import type { ComponentChildren } from 'preact';
import { gameName } from '../../games/shelf.ts';
import type { OwnTable, Table, TimeControl } from '@roundhouse/protocol';
import { playerAt } from '../../match/online/match-info.ts';
import { ButtonLink } from '../../pieces/Button.tsx';
import { when } from '../../words/when.ts';
import { words } from '../../words/words.ts';
import { timeHere } from './play-window.ts';
import { say } from '../words/say.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const tenths = (n: number): string => words().number(Math.round(n * 10) / 10);

/** The clock of a table, in a few words. */
export function timeText(time: TimeControl): string {
  const { clockRule } = say();
  if (time.kind === 'none') return clockRule.none;
  if (time.kind === 'real-time')
    return clockRule.realTime(tenths(time.bank / MINUTE), tenths(time.increment / 1000));
  const { window: open } = time;
  return [
    clockRule.byMail(tenths(time.perMove / HOUR), tenths(time.reserve / HOUR)),
    ...(open && open.from !== open.to
      ? [clockRule.window(timeHere(open.from), timeHere(open.to))]
      : []),
  ].join(', ');
}

/** A table of others, or one's own. */
type Listed = Table & Partial<OwnTable>;

/** What a table waits for, or how it ended. */
function stateText(table: Listed): string {
  const name = (seat: number): string => {
    const at = table.seats[seat];
    return at ? playerAt(at, seat).name : '';
  };
  const free = table.seats.filter(({ taken }) => !taken).length;
  if (table.status === 'open') return free > 0 ? say().seatsFree(free) : say().full;
  if (table.outcome?.reason === 'settled') return words().end.noWinner;
  if (table.outcome) return say().won(words().and((table.outcome.ranking[0] ?? []).map(name)));
  if (table.yourTurn) return say().yourTurn;
  // Whoever is to see it late is not told who has to move now.
  if (table.deciders.length === 0) return say().late(table.settings.delay ?? 0);
  return say().waitingFor(words().and(table.deciders.map(name)));
}

/** One table in a list. */
export function TableLine({ table, children }: { table: Listed; children: ComponentChildren }) {
  const names = table.seats.flatMap((seat, at) => (seat.taken ? [playerAt(seat, at).name] : []));
  return (
    <li class={table.yourTurn ? 'sheet match match-line match-mine' : 'sheet match match-line'}>
      <span class={`match-plate room-${table.game}`} />
      <div class="match-what">
        <strong>{gameName(table.game)}</strong>
        <span class="quiet-text">
          {[
            ...(table.settings.rated === true ? [say().rated] : []),
            names.join(', '),
            timeText(table.settings.time),
            when(table.updatedAt),
          ].join(' · ')}
        </span>
      </div>
      <span class="match-state">{stateText(table)}</span>
      {children}
    </li>
  );
}

/** The way to a table. */
export function TableLink({ to, label }: { to: Table; label: string }) {
  return <ButtonLink href={`/match/${to.id}`} label={label} about={gameName(to.game)} />;
}

interface TableListProps {
  tables: readonly Table[];
  label: string;
  class?: string;
}

/** Tables, each with the way to it. */
export function TableList({ tables, label, class: more = '' }: TableListProps) {
  return (
    <ul class={`lines ${more}`.trim()}>
      {tables.map((table) => (
        <TableLine key={table.id} table={table}>
          <TableLink to={table} label={label} />
        </TableLine>
      ))}
    </ul>
  );
}

/** A line of my own matches, with the way to it. */
export function MyLine({ table }: { table: OwnTable }) {
  const { goOn, look, result } = say();
  const label = table.status === 'finished' ? result : table.status === 'open' ? look : goOn;
  return (
    <TableLine table={table}>
      <ButtonLink
        class={table.yourTurn ? 'main' : 'plain'}
        href={`/match/${table.id}`}
        label={label}
        about={gameName(table.game)}
      />
    </TableLine>
  );
}
