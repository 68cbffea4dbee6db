import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { api } from '../host/online/api.ts';
import { onlineHost, theSocket } from '../host/online/online-host.ts';
import { OnlineMatch } from '../host/online/online-match.ts';
import { LostPage } from '../pages/LostPage.tsx';
import { Replay } from '../pages/ReplayPage.tsx';
import { words } from '../words/words.ts';
import { OnlineTable } from './OnlineTable.tsx';
import { findServer } from './probe.ts';
import { ShuffleCheck } from './ShuffleCheck.tsx';
import { findMe } from './visitor.ts';
import { WaitingRoom } from './WaitingRoom.tsx';
import { errorText, say } from './words/say.ts';
import './online.css';

/** The permanent address of a match: a waiting room before it, the table, and its replay after it. */
export function MatchPage({ id, part }: { id: string; part: string }): JSX.Element {
  if (part === 'replay')
    return <Replay host={onlineHost} id={id} below={<ShuffleCheck id={id} />} />;
  return part === '' ? <AtMatch key={id} id={id} /> : <LostPage />;
}

function AtMatch({ id }: { id: string }): JSX.Element {
  const [match, setMatch] = useState<OnlineMatch>();
  const [trouble, setTrouble] = useState<string>();
  useEffect(() => {
    let entered: OnlineMatch | undefined;
    let gone = false;
    void enter(id).then((found) => {
      if (typeof found === 'string') return setTrouble(found);
      entered = found;
      if (gone) found.leave();
      else setMatch(found);
    });
    return () => {
      gone = true;
      entered?.leave();
    };
  }, [id]);
  if (trouble !== undefined) return <LostPage text={errorText(trouble)} />;
  const table = match?.table.value;
  if (!match || !table) return <p class="loading">{words().house.loading}</p>;
  if (table.status === 'cancelled') return <LostPage text={say().room.cancelled} />;
  return table.status === 'open' ? (
    <WaitingRoom match={match} table={table} />
  ) : (
    <OnlineTable match={match} table={table} />
  );
}

/** Comes to the table; the code of what stands in the way, if something does. */
async function enter(id: string): Promise<OnlineMatch | string> {
  if (!(await findServer())) return 'no-server';
  await findMe();
  const found = await api.table(id);
  if (!found.ok) return found.error;
  const match = new OnlineMatch(id, theSocket());
  match.table.value ??= found.value;
  return match;
}
