import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { gameName } from '../../games/shelf.ts';
import { api } from '../../match/online/api.ts';
import type { Table } from '@roundhouse/protocol';
import { keepLastSeen } from '../../match/online/last-seen.ts';
import type { OnlineMatch } from '../../match/online/online-match.ts';
import { onlinePlace } from '../../match/online/online-place.ts';
import { matchInfoOf } from '../../match/online/match-info.ts';
import { Sitting } from '../table/Sitting.tsx';
import { PageFrame } from '../frame/PageFrame.tsx';
import { go } from '../router.ts';
import { ConnectionSign, LineNote } from './ConnectionSign.tsx';
import { Frozen } from './Frozen.tsx';
import { Armed } from './Programs.tsx';
import { Proposal } from './Proposal.tsx';
import { RunningClocks, SeatNote } from './SeatNote.tsx';
import { noteFingerprint, ShuffleCheck } from './ShuffleCheck.tsx';
import { TalkPanel } from './TalkPanel.tsx';
import { refreshMine } from '../visitor.ts';
import { say } from '../words/say.ts';

/** The table of every game, with what only a table over the network has. */
export function OnlineTable({ match, table }: { match: OnlineMatch; table: Table }): JSX.Element {
  const [talking, setTalking] = useState(false);
  const [read, setRead] = useState(match.lastChat);
  const { id } = match;
  const latest = match.latest.value;
  const said = match.lastChat;
  const fresh = talking ? 0 : Math.max(0, said - read);
  const deciding = latest?.deciders.includes(match.seat ?? -1) ?? false;
  useEffect(() => noteFingerprint(table), [table]);
  useEffect(() => {
    if (match.whole && latest?.view !== null) void keepLastSeen(matchInfoOf(table), match.whole);
  }, [table, latest]);
  useEffect(() => void refreshMine(), [deciding]);
  useEffect(() => {
    if (talking) setRead(said);
  }, [talking, said]);
  const rematch = async (): Promise<void> => {
    const made = await api.rematch({ id });
    if (made.ok) go(`/match/${made.value.id}`);
  };
  if (latest?.view === null)
    return (
      <PageFrame title={gameName(table.game)} room={table.game}>
        <h1>{gameName(table.game)}</h1>
        <Frozen match={match} />
        <TalkPanel match={match} table={table} onClose={() => go('/online')} />
      </PageFrame>
    );
  return (
    <Sitting
      id={id}
      join={async (listener) => {
        match.listen(listener);
        return { ok: true, value: onlinePlace(match, matchInfoOf(table)) };
      }}
      tellsAbsence
      replayAddress={`/match/${id}/replay`}
      {...(match.seat === undefined ? {} : { onRematch: () => void rematch() })}
      bar={
        <>
          <ConnectionSign />
          <button
            type="button"
            class="quiet"
            aria-expanded={talking}
            onClick={() => setTalking(!talking)}
          >
            {say().talk.button}
            {fresh > 0 && <span class="count">{say().talk.fresh(fresh)}</span>}
          </button>
        </>
      }
      below={<BelowActions match={match} />}
      overLog={
        talking && <TalkPanel match={match} table={table} onClose={() => setTalking(false)} />
      }
      seatNote={(seat) => <SeatNote match={match} seat={seat} />}
      news={<Rematch match={match} />}
      result={<ShuffleCheck id={id} />}
    />
  );
}

/** What the table has to know now: the line, proposals, programs, and who only watches. */
function BelowActions({ match }: { match: OnlineMatch }): JSX.Element {
  const { seat } = match;
  const latest = match.latest.value;
  const watchers = match.watchers.value;
  return (
    <>
      <LineNote />
      <Frozen match={match} />
      <RunningClocks match={match} />
      <Proposal match={match} />
      <Armed match={match} />
      {seat !== undefined &&
        latest?.standIns.includes(seat) &&
        !latest.outcome &&
        !latest.frozen && <StandIn match={match} mayReturn={latest.mayReturn.includes(seat)} />}
      {(seat === undefined || watchers > 0) && (
        <p class="quiet-text watchers">
          {[seat === undefined ? say().youWatch : '', watchers > 0 ? say().watchers(watchers) : '']
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
    </>
  );
}

/** A bot plays on for me; if only my time was up, I may come back. */
function StandIn({ match, mayReturn }: { match: OnlineMatch; mayReturn: boolean }): JSX.Element {
  return (
    <div class="note armed">
      <p role="status">{mayReturn ? say().timeWasUp : say().standInMine}</p>
      {mayReturn && (
        <button type="button" class="main" onClick={() => void match.say({ type: 'return' })}>
          {say().takeSeatBack}
        </button>
      )}
    </div>
  );
}

/** Somebody wants to play again. */
function Rematch({ match }: { match: OnlineMatch }): JSX.Element | null {
  const next = match.rematch.value;
  if (next === undefined) return null;
  return (
    <div class="note armed" role="status">
      <p>{say().rematch}</p>
      <a class="button main" href={`/match/${next}`}>
        {say().toRematch}
      </a>
    </div>
  );
}
