import { Chip } from '../LiveryShape.tsx';
import type { Livery } from '../patterns.ts';

/** A railroad, as a row of a table. */
export interface Row {
  readonly livery: Livery;
  readonly name: string;
  /** What is asked about by a click on it. */
  readonly ask: string;
  /** A figure of its own, beside its name. */
  readonly about?: string;
}

/** Somebody at the table, as a column. */
export type Column = Livery & { readonly seat: number; readonly name: string };

interface BySeatProps {
  title: string;
  rows: readonly Row[];
  seats: readonly Column[];
  value: (row: number, seat: number) => number;
  totals?: readonly (readonly [string, readonly number[]])[];
}

/** A number for each railroad and seat, as a printed table; nothing where it is 0. */
export function BySeat({ title, rows, seats, value, totals = [] }: BySeatProps) {
  return (
    <table class="by-seat">
      <caption class="sr-only">{title}</caption>
      <thead>
        <tr>
          <td />
          {seats.map((info) => (
            <th key={info.seat} scope="col" data-ask={`seat:${info.seat}`}>
              <Chip livery={info} size={20} title={info.name} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <tr key={row.ask}>
            <RowName row={row} />
            {seats.map(({ seat }) => (
              <td key={seat} class="figures">
                {value(i, seat) || '·'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {totals.length > 0 && (
        <tfoot>
          {totals.map(([name, values]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((each, seat) => (
                <td key={seat} class="figures">
                  {each}
                </td>
              ))}
            </tr>
          ))}
        </tfoot>
      )}
    </table>
  );
}

export const RowName = ({ row: { livery, name, ask, about } }: { row: Row }) => (
  <th scope="row" data-ask={ask}>
    <span class="by-seat-row">
      <Chip livery={livery} size={20} />
      <span class="by-seat-name">{name}</span>
      {about !== undefined && <small class="figures">{about}</small>}
    </span>
  </th>
);
