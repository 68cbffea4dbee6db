import { MOST_ID } from '@roundhouse/protocol';
import { useEffect, useState } from 'preact/hooks';
import { findLastSeen, lookOnly } from '../../match/online/last-seen.ts';
import type { LastSeen } from '../../match/online/last-seen.ts';
import { OnlineMatch } from '../../match/online/online-match.ts';
import { onlinePast } from '../../match/online/online-place.ts';
import { hasNetwork } from '../../match/online/probe.ts';
import { theSocket } from '../../match/online/the-socket.ts';
import type { Shared } from '../../replay/ShareMoment.tsx';
import { when } from '../../words/when.ts';
import { words } from '../../words/words.ts';
import { AtServer, OutOfReach } from '../frame/AtServer.tsx';
import { copyText, originForOthers } from '../frame/copy-text.ts';
import { LostPage } from '../frame/LostPage.tsx';
import { momentQuery, REVIEW_QUERY } from '../table/moment-address.ts';
import { Replay } from '../table/ReplayPage.tsx';
import { Sitting } from '../table/Sitting.tsx';
import { errorText, say } from '../words/say.ts';
import { ConnectionSign, LineNote } from './ConnectionSign.tsx';
import { OnlineTable } from './OnlineTable.tsx';
import { ShuffleCheck } from './ShuffleCheck.tsx';
import { WaitingRoom } from './WaitingRoom.tsx';
import '../../styles/talk.css';

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

/** A match whose server is out of reach: its table as this browser saw it last, to be looked at. */
function LastSeenTable({ id }: { id: string }) {
  const [seen, setSeen] = useState<LastSeen | 'never'>();
  useEffect(() => void findLastSeen(id).then((found) => setSeen(found ?? 'never')), [id]);
  if (seen === undefined) return <p class="loading">{words().house.loading}</p>;
  if (seen === 'never') return <OutOfReach />;
  const line = hasNetwork.value ? 'waiting' : 'offline';
  return (
    <Sitting
      id={id}
      join={async (listener) => ({ ok: true, value: lookOnly(seen, listener) })}
      replayAddress={`/match/${id}/replay`}
      bar={<ConnectionSign line={line} />}
      below={
        <>
          <LineNote line={line} />
          <p class="note">{say().lastSeen(when(seen.seenAt))}</p>
        </>
      }
    />
  );
}
