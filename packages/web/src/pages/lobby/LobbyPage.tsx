import type { Table } from '@roundhouse/protocol';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { api } from '../../match/online/api.ts';
import { ButtonLink } from '../../pieces/Button.tsx';
import { PageFrame } from '../frame/PageFrame.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { useLooking } from '../frame/use-looking.ts';
import { PeopleLinks } from '../order/PeopleLinks.tsx';
import { WhoIsHere } from '../order/WhoIsHere.tsx';
import { sayOrder } from '../order/words/say-order.ts';
import { Invitations } from '../people/Invitations.tsx';
import { about } from '../people/words/about.ts';
import { me, mine, mineKnown } from '../visitor.ts';
import { say } from '../words/say.ts';
import { OpenTables } from './OpenTables.tsx';
import { MyLine, TableLine, TableLink, TableList } from './TableLine.tsx';
import { Welcome } from './Welcome.tsx';

const LOOK_EVERY = 4000;

/** Who waits for players, and what waits for me. */
export function LobbyPage() {
  const [running, setRunning] = useState<readonly Table[]>();
  const [openKnown, setOpenKnown] = useState(false);
  const [offersKnown, setOffersKnown] = useState(false);
  const [invitedKnown, setInvitedKnown] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const look = async (): Promise<void> => {
    const watchable = await api.tablesToWatch();
    if (watchable.ok) setRunning(watchable.value);
    setTrouble(watchable.ok ? undefined : watchable.error);
  };
  useLooking(look, LOOK_EVERY, []);
  const isMine = (table: Table): boolean => mine.value.some(({ id }) => id === table.id);
  const visitor = me.value;
  const known =
    openKnown &&
    running !== undefined &&
    (!visitor || (mineKnown.value && invitedKnown && offersKnown));
  // Lists that come one after another would push each other away.
  const ready = known || trouble !== undefined;
  const leaders = <ButtonLink href="/leaderboard" label={about().leaders.title} />;
  return (
    <PageFrame title={say().title}>
      <section class="row head-row lobby-head">
        <div>
          <h1>{visitor ? say().hello(visitor.name) : say().title}</h1>
          {!visitor && <p class="quiet-text">{say().intro}</p>}
          <WhoIsHere />
        </div>
        {!visitor && leaders}
        {visitor && (
          <div class="row">
            <ButtonLink class="main" href="/online/find" label={say().playNow} />
            <ButtonLink href="/online/new" label={say().newTable} />
            <PeopleLinks />
            <ButtonLink href="/tournaments" label={say().tournaments} />
            {leaders}
            <ButtonLink href="/account" label={say().account} />
          </div>
        )}
      </section>
      <Trouble code={trouble} />
      {!visitor && <Welcome />}
      <div class={ready ? 'lobby-lists' : 'lobby-lists not-yet'}>
        {visitor && (
          <Tables title={say().mine} none={say().noneOfMine} tables={mine.value}>
            {(table) => <MyLine key={table.id} table={table} />}
          </Tables>
        )}
        {visitor && <InvitedTables onKnown={() => setInvitedKnown(true)} />}
        {visitor && <Invitations onKnown={() => setOffersKnown(true)} />}
        <OpenTables onTrouble={setTrouble} onKnown={() => setOpenKnown(true)} />
        <Tables title={say().watchable} tables={running?.filter((table) => !isMine(table)) ?? []}>
          {(table) => (
            <TableLine key={table.id} table={table}>
              <TableLink to={table} label={say().watch} />
            </TableLine>
          )}
        </Tables>
      </div>
    </PageFrame>
  );
}

/** A list of tables; one that may be empty without a word is hidden then. */
function Tables<Listed extends Table>({
  title,
  none,
  tables,
  children,
}: {
  title: string;
  none?: string;
  tables: readonly Listed[] | undefined;
  children: (table: Listed) => ComponentChildren;
}) {
  if (tables?.length === 0 && none === undefined) return null;
  return (
    <section class="matches">
      <h2>{title}</h2>
      {tables?.length === 0 && <p class="quiet-text">{none}</p>}
      <ul class="lines">{tables?.map(children)}</ul>
    </section>
  );
}

const INVITED_LOOK_EVERY = 10_000;

/** Tables to which somebody has invited me by name; nothing if there are none. */
function InvitedTables({ onKnown }: { onKnown: () => void }) {
  const [tables, setTables] = useState<readonly Table[]>([]);
  useLooking(
    async () => {
      const found = await api.invited();
      if (found.ok) setTables(found.value);
      onKnown();
    },
    INVITED_LOOK_EVERY,
    [],
  );
  if (tables.length === 0) return null;
  return (
    <section class="matches" aria-labelledby="invited">
      <h2 id="invited">{sayOrder().here.invited}</h2>
      <TableList tables={tables} label={say().look} />
    </section>
  );
}
