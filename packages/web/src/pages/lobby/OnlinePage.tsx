import { LostPage } from '../frame/LostPage.tsx';
import { PageFrame } from '../frame/PageFrame.tsx';
import { AtServer } from '../frame/AtServer.tsx';
import { LobbyPage } from './LobbyPage.tsx';
import { NewTablePage } from './NewTablePage.tsx';
import { FindPage } from '../people/FindPage.tsx';
import { InvitePage } from '../people/InvitePage.tsx';
import { me } from '../visitor.ts';
import { Welcome } from './Welcome.tsx';
import { say } from '../words/say.ts';

const PARTS = ['', 'new', 'find', 'invite'];

/** `/online` is the lobby, `/online/find` for who looks for people, `/online/invite` for who has time later, `/online/new` a new table, `/online/new/…` one for a club. */
export function OnlinePage({ id, part }: { id: string; part: string }) {
  if (!PARTS.includes(id)) return <LostPage />;
  return (
    <AtServer title={say().title}>
      {() => {
        if (id === '') return <LobbyPage />;
        if (!me.value) return <AtTheDoor />;
        if (id === 'invite') return <InvitePage />;
        return id === 'find' ? <FindPage /> : <NewTablePage club={part} />;
      }}
    </AtServer>
  );
}

function AtTheDoor() {
  return (
    <PageFrame title={say().title}>
      <h1>{say().title}</h1>
      <Welcome />
    </PageFrame>
  );
}
