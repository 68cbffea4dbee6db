import type { JSX } from 'preact';
import { LostPage } from '../frame/LostPage.tsx';
import { PageFrame } from '../frame/PageFrame.tsx';
import { AtServer } from '../frame/AtServer.tsx';
import { LobbyPage } from './LobbyPage.tsx';
import { NewTablePage } from './NewTablePage.tsx';
import { me } from '../visitor.ts';
import { Welcome } from './Welcome.tsx';
import { say } from '../words/say.ts';

/** `/online` is the lobby, `/online/new` a new table. */
export function OnlinePage({ id }: { id: string }): JSX.Element {
  if (id !== '' && id !== 'new') return <LostPage />;
  return (
    <AtServer title={say().title}>
      {() => (id === '' ? <LobbyPage /> : me.value ? <NewTablePage /> : <AtTheDoor />)}
    </AtServer>
  );
}

function AtTheDoor(): JSX.Element {
  return (
    <PageFrame title={say().title}>
      <h1>{say().title}</h1>
      <Welcome />
    </PageFrame>
  );
}
