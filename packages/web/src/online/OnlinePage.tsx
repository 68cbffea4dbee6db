import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { LostPage } from '../pages/LostPage.tsx';
import { PageFrame } from '../pages/PageFrame.tsx';
import { words } from '../words/words.ts';
import { LobbyPage } from './LobbyPage.tsx';
import { NewTablePage } from './NewTablePage.tsx';
import { findServer } from './probe.ts';
import { findMe, me } from './visitor.ts';
import { Welcome } from './Welcome.tsx';
import { say } from './words/say.ts';
import './online.css';

/** `/online` is the lobby, `/online/new` a new table. */
export function OnlinePage({ id }: { id: string }): JSX.Element {
  const [there, setThere] = useState<boolean>();
  useEffect(() => void findServer().then(setThere), []);
  useEffect(() => {
    if (there) void findMe();
  }, [there]);
  if (there === undefined || (there && me.value === undefined))
    return <p class="loading">{words().house.loading}</p>;
  if (!there) return <LostPage title={say().title} text={say().noServer} />;
  if (id === 'new') return me.value ? <NewTablePage /> : <AtTheDoor />;
  return id === '' ? <LobbyPage /> : <LostPage />;
}

function AtTheDoor(): JSX.Element {
  return (
    <PageFrame title={say().title}>
      <h1>{say().title}</h1>
      <Welcome />
    </PageFrame>
  );
}
