import { MOST_ID } from '@roundhouse/protocol';
import { useEffect, useState } from 'preact/hooks';
import { OnlineMatch } from '../../match/online/online-match.ts';
import { onlinePast } from '../../match/online/online-place.ts';
import { theSocket } from '../../match/online/the-socket.ts';
import { LostPage } from '../frame/LostPage.tsx';
import { copyText, originForOthers } from '../frame/copy-text.ts';
import { momentQuery, REVIEW_QUERY } from '../table/moment-address.ts';
import { Replay } from '../table/ReplayPage.tsx';
import type { Shared } from '../../replay/ShareMoment.tsx';
import { words } from '../../words/words.ts';
import { AtServer } from '../frame/AtServer.tsx';
import { LastSeenTable } from './LastSeenTable.tsx';
import { OnlineTable } from './OnlineTable.tsx';
import { ShuffleCheck } from './ShuffleCheck.tsx';
import '../../styles/talk.css';
import { WaitingRoom } from './WaitingRoom.tsx';
import { errorText, say } from '../words/say.ts';

/** The permanent address of a match: a waiting room before it, the table, and its replay after it. */
export function MatchPage({ id, part }: { id: string; part: string }) {
  if (part !== '' && part !== 'replay') return <LostPage />;
  if (id.length > MOST_ID) return <LostPage text={errorText('no-such-match')} />;
  if (part === 'replay')
    return (
      <AtServer title={say().title}>
        {() => (
          <Replay
            key={id}
            open={() => onlinePast(id)}
            share={(_, move, eyes) => shareHere(momentQuery(move, eyes))}
            shareReview={() => shareHere(REVIEW_QUERY)}
            below={<ShuffleCheck id={id} />}
          />
        )}
      </AtServer>
    );
  return (
    <AtServer title={say().title} meanwhile={<LastSeenTable key={id} id={id} />}>
      {() => <AtMatch key={id} id={id} />}
    </AtServer>
  );
}

/** Copies a link to this page for others, with this end. */
async function shareHere(query: string): Promise<Shared> {
  const link = (await originForOthers()) + location.pathname + query;
  return (await copyText(link)) ? { kind: 'copied' } : { kind: 'link', link };
}

function AtMatch({ id }: { id: string }) {
  const [match, setMatch] = useState<OnlineMatch>();
  const line = theSocket().line.value;
  useEffect(() => {
    const entered = new OnlineMatch(id, theSocket());
    setMatch(entered);
    return () => entered.leave();
  }, [id]);
  if (match?.missing.value) return <LostPage text={errorText('no-such-match')} />;
  const table = match?.table.value;
  if (!match || !table)
    return (
      <p class="loading">
        {say().lineAbout[line as keyof ReturnType<typeof say>['lineAbout']] ??
          words().house.loading}
      </p>
    );
  if (table.status === 'cancelled') return <LostPage text={say().room.cancelled} />;
  return table.status === 'open' ? (
    <WaitingRoom match={match} table={table} />
  ) : (
    <OnlineTable match={match} table={table} />
  );
}
