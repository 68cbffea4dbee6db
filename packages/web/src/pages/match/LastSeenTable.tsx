import { useEffect, useState } from 'preact/hooks';
import { findLastSeen, lookOnly } from '../../match/online/last-seen.ts';
import type { LastSeen } from '../../match/online/last-seen.ts';
import { Sitting } from '../table/Sitting.tsx';
import { when } from '../../words/when.ts';
import { words } from '../../words/words.ts';
import { OutOfReach } from '../frame/AtServer.tsx';
import { ConnectionSign, LineNote } from './ConnectionSign.tsx';
import { hasNetwork } from '../../match/online/probe.ts';
import { say } from '../words/say.ts';

/** A match whose server is out of reach: its table as this browser saw it last, to be looked at. */
export function LastSeenTable({ id }: { id: string }) {
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
