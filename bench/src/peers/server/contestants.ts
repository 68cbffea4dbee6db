import { ServerChild } from '../../server/server-child.ts';
import { BareTable } from './bare-table.ts';
import { BoardgameIoTable } from './boardgame-io-table.ts';
import { ColyseusTable } from './colyseus-table.ts';
import type * as LayTables from './lay-tables.ts';
import { RoundhouseTable } from './roundhouse-table.ts';
import type { LaidTable } from './roundhouse-table.ts';
import type { OnShown, Table, Traffic } from './table.ts';

export const CONTESTANTS = ['roundhouse', 'boardgame.io', 'colyseus', 'bare'] as const;
export type ContestantName = (typeof CONTESTANTS)[number];

/** A checkout, and where in it the modules are that play. */
const HERE = new URL('../../../../', import.meta.url);
const SERVER = 'bench/src/server/server-process.ts';
const CATALOGUE = 'bench/src/testing/catalogue.ts';
const LAY_TABLES = 'bench/src/peers/server/lay-tables.ts';

/** How much there will be to play. */
export interface Size {
  readonly tables: number;
  /** How many matches each table may begin. */
  readonly matches: number;
}

/** One server of the comparison, in a process of its own, with a folder for what it keeps. */
export interface Contestant {
  server: ServerChild;
  /** Starts it again on the same folder. */
  restart(): Promise<void>;
  /** The four clients of one table; `match` names one that was under way. */
  table(number: number, onShown: OnShown, traffic: Traffic, match?: string): Table;
}

const processOf = (name: string): URL => new URL(`./${name}-process.ts`, import.meta.url);

/** The server of a checkout, this one by default, has its tables laid and is run by the modules of that checkout. */
export async function startContestant(
  name: ContestantName,
  folder: string,
  size: Size,
  checkout = HERE,
): Promise<Contestant> {
  const laid = name === 'roundhouse' ? await lay(folder, size, checkout) : [];
  const start = (): Promise<ServerChild> =>
    name === 'roundhouse'
      ? ServerChild.run(new URL(SERVER, checkout), {
          catalogue: new URL(CATALOGUE, checkout).href,
          place: { folder },
          port: 0,
        })
      : ServerChild.run(processOf(name.replace('.', '-')), { folder });
  const contestant: Contestant = {
    server: await start(),
    restart: async () => {
      contestant.server = await start();
    },
    table: (number, onShown, traffic, match) =>
      tableOf(name, contestant.server.port, { number, onShown, traffic, match, laid }),
  };
  return contestant;
}

async function lay(folder: string, size: Size, checkout: URL): Promise<LaidTable[]> {
  const { layTables } = (await import(new URL(LAY_TABLES, checkout).href)) as typeof LayTables;
  return layTables(folder, size.tables, size.matches);
}

interface Wanted {
  readonly number: number;
  readonly onShown: OnShown;
  readonly traffic: Traffic;
  readonly match: string | undefined;
  readonly laid: readonly LaidTable[];
}

function tableOf(name: ContestantName, port: number, wanted: Wanted): Table {
  const { number, onShown, traffic, match, laid } = wanted;
  if (name === 'colyseus') return new ColyseusTable(port, match ?? '', onShown, traffic);
  if (name !== 'roundhouse') {
    const PeerTable = name === 'bare' ? BareTable : BoardgameIoTable;
    return new PeerTable(port, match ?? `m${number}`, onShown, traffic);
  }
  const own = laid[number];
  if (own === undefined) throw new Error(`table ${number} was not laid`);
  return new RoundhouseTable(
    port,
    match === undefined ? own : { ...own, matches: [match] },
    onShown,
    traffic,
  );
}
