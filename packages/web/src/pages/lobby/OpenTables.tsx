import { useState } from 'preact/hooks';
import { gameName, SHELF } from '../../games/shelf.ts';
import { LOBBY_PAGE } from '@roundhouse/protocol';
import { api } from '../../match/online/api.ts';
import type { LobbyFilter, Table } from '@roundhouse/protocol';
import { Button } from '../../pieces/Button.tsx';
import { Check } from '../frame/Check.tsx';
import { Select } from '../frame/Select.tsx';
import { useLooking } from '../frame/use-looking.ts';
import { go } from '../router.ts';
import { TableLine, TableLink } from './TableLine.tsx';
import { me, mine } from '../visitor.ts';
import { say } from '../words/say.ts';

const LOOK_EVERY = 4000;
const ANY = '';

interface OpenTablesProps {
  onTrouble: (code: string | undefined) => void;
  /** Told when it is known which there are. */
  onKnown: () => void;
}

/** The tables that wait for players: those that fit, page after page. */
export function OpenTables({ onTrouble, onKnown }: OpenTablesProps) {
  const [filter, setFilter] = useState<LobbyFilter>({});
  const [pages, setPages] = useState(1);
  const [found, setFound] = useState<{ tables: readonly Table[]; hasMore: boolean }>();
  const look = async (wanted: () => boolean): Promise<void> => {
    const reply = await readPages(filter, pages);
    if (!wanted()) return;
    if (typeof reply === 'string') onTrouble(reply);
    else {
      setFound(reply);
      onKnown();
    }
  };
  useLooking(look, LOOK_EVERY, [filter, pages]);
  const isFiltered = Object.keys(filter).length > 0;
  const shown = found?.tables.filter((table) => mine.value.every(({ id }) => id !== table.id));
  return (
    <section class="matches">
      <div class="row lobby-open">
        <h2>{say().open}</h2>
        <LobbyFilters
          filter={filter}
          onChange={(changed) => {
            setFilter(changed);
            setPages(1);
          }}
        />
      </div>
      {shown?.length === 0 && (
        <p class="quiet-text" role="status">
          {isFiltered ? say().filter.none : say().noneOpen}
        </p>
      )}
      <ul class="lines">
        {shown?.map((table) => (
          <OpenTable key={table.id} table={table} onTrouble={onTrouble} />
        ))}
      </ul>
      {found?.hasMore && (
        <Button
          class="plain lobby-more"
          label={say().filter.more}
          onClick={() => setPages(pages + 1)}
        />
      )}
    </section>
  );
}

/** The first pages of the lobby as they are now, or the code of what went wrong. */
async function readPages(
  filter: LobbyFilter,
  pages: number,
): Promise<string | { tables: readonly Table[]; hasMore: boolean }> {
  const tables: Table[] = [];
  for (let page = 0; page < pages; page++) {
    const reply = await api.openTables({ ...filter, after: tables.at(-1)?.id });
    if (!reply.ok) return reply.error;
    tables.push(...reply.value);
    if (reply.value.length < LOBBY_PAGE) return { tables, hasMore: false };
  }
  return { tables, hasMore: true };
}

interface LobbyFiltersProps {
  filter: LobbyFilter;
  onChange: (filter: LobbyFilter) => void;
}

function LobbyFilters({ filter, onChange }: LobbyFiltersProps) {
  const texts = say().filter;
  const { game = ANY, pace = ANY, free = ANY } = filter;
  const choose = (change: { [Part in keyof LobbyFilter]: string }): void => {
    const wanted = Object.entries({ ...filter, ...change }).filter(([, value]) => value !== ANY);
    onChange(Object.fromEntries(wanted));
  };
  return (
    <div class="row lobby-filters" role="group" aria-label={texts.label}>
      <Select
        label={texts.game}
        value={game}
        values={[[ANY, texts.allGames], ...SHELF.map(({ id }) => [id, gameName(id)] as const)]}
        onChange={(chosen) => choose({ game: chosen })}
      />
      <Select
        label={texts.pace}
        value={pace}
        values={[
          [ANY, texts.anyPace],
          ['live', texts.live],
          ['turn-based', texts.turnBased],
        ]}
        onChange={(chosen) => choose({ pace: chosen })}
      />
      <Check
        label={texts.free}
        value={free === 'yes'}
        onChange={(only) => choose({ free: only ? 'yes' : ANY })}
      />
    </div>
  );
}

interface OpenTableProps {
  table: Table;
  onTrouble: (code: string | undefined) => void;
}

function OpenTable({ table, onTrouble }: OpenTableProps) {
  const canSit = me.value && table.seats.some(({ taken }) => !taken);
  return (
    <TableLine table={table}>
      {canSit ? (
        <Button
          class="main"
          label={say().sitDown}
          about={gameName(table.game)}
          onClick={() => void sitDown(table.id).then(onTrouble)}
        />
      ) : (
        <TableLink to={table} label={say().look} />
      )}
    </TableLine>
  );
}

async function sitDown(id: string): Promise<string | undefined> {
  const joined = await api.join({ id });
  if (!joined.ok && joined.error !== 'already-seated') return joined.error;
  go(`/match/${id}`);
  return undefined;
}
