import { useEffect, useState } from 'preact/hooks';
import { gameName } from '../../games/shelf.ts';
import { api } from '../../match/online/api.ts';
import type { Table } from '@roundhouse/protocol';
import { keepLastSeen } from '../../match/online/last-seen.ts';
import type { OnlineMatch } from '../../match/online/online-match.ts';
import { onlinePlace } from '../../match/online/online-place.ts';
import { matchInfoOf } from '../../match/online/match-info.ts';
import { ButtonLink } from '../../pieces/Button.tsx';
import { Sitting } from '../table/Sitting.tsx';
import { PageFrame } from '../frame/PageFrame.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { useAsking } from '../frame/use-asking.ts';
import { go } from '../router.ts';
import { ConnectionSign, LineNote } from './ConnectionSign.tsx';
import { Departed } from './Departed.tsx';
import { Frozen } from './Frozen.tsx';
import { PlayingHere } from './PlayingHere.tsx';
import { TableSettings, useMatchMenu } from './MatchMenu.tsx';
import { Armed, LinesDropped } from './Programs.tsx';
import { Proposal } from './Proposal.tsx';
import { RunningClocks, SeatNote } from './SeatNote.tsx';
import { noteFingerprint, ShuffleCheck } from './ShuffleCheck.tsx';
import { TalkPanel } from './TalkPanel.tsx';
import { MatchRatings } from '../people/MatchRatings.tsx';
import { lineBookOf } from '../planning/line-book.ts';
import { refreshMine } from '../visitor.ts';
import { say } from '../words/say.ts';

/** The table of every game, with what only a table over the network has. */
export function OnlineTable({ match, table }: { match: OnlineMatch; table: Table }) {
  const [isRead, setIsRead] = useState(false);
  const menu = useMatchMenu(match, table);
  const { trouble, ask } = useAsking();
  const [read, setRead] = useState(match.lastChat);
  const { id } = match;
  const latest = match.latest.value;
  const said = match.lastChat;
  const fresh = isRead ? 0 : Math.max(0, said - read);
  const deciding = latest?.deciders.includes(match.seat ?? -1) ?? false;
  useEffect(() => noteFingerprint(table), [table]);
  useEffect(() => {
    if (match.whole && latest?.view !== null) void keepLastSeen(matchInfoOf(table), match.whole);
  }, [table, latest]);
  useEffect(() => void refreshMine(), [deciding]);
  useEffect(() => {
    if (isRead) setRead(said);
  }, [isRead, said]);
  const rematch = async (): Promise<void> => {
    const made = await ask(api.rematch({ id }));
    if (made) go(`/match/${made.value.id}`);
  };
  if (latest?.view === null)
    return (
      <PageFrame title={gameName(table.game)} room={table.game}>
        <h1>{gameName(table.game)}</h1>
        <Frozen match={match} />
        <TableSettings match={match} table={table} />
        <TalkPanel match={match} fresh={fresh} onChatSeen={setIsRead} />
      </PageFrame>
    );
  return (
    <Sitting
      id={id}
      join={async (listener) => {
        match.listen(listener);
        return { ok: true, value: onlinePlace(match, table) };
      }}
      tellsAbsence
      replayAddress={`/match/${id}/replay`}
      {...(match.seat === undefined ? {} : { onRematch: () => void rematch() })}
      bar={<ConnectionSign />}
      menu={menu.items}
      {...(match.seat === undefined ? {} : { lines: lineBookOf(match) })}
      below={
        <>
          <BelowActions match={match} />
          {menu.panels}
        </>
      }
      docks={[
        {
          id: 'chat',
          name: say().talk.parts.chat,
          news: fresh,
          content: <TalkPanel match={match} fresh={fresh} onChatSeen={setIsRead} />,
        },
      ]}
      seatNote={(seat) => <SeatNote match={match} seat={seat} />}
      news={
        <>
          <Trouble code={trouble} />
          <Rematch match={match} />
        </>
      }
      result={
        <>
          <MatchRatings table={table} />
          <ShuffleCheck id={id} />
        </>
      }
    />
  );
}

/** What the table has to know now: the line, proposals, programs, and who only watches. */
function BelowActions({ match }: { match: OnlineMatch }) {
  const { seat } = match;
  const watchers = match.watchers.value;
  return (
    <>
      <LineNote />
      <Frozen match={match} />
      <RunningClocks match={match} />
      <Proposal match={match} />
      <Armed match={match} />
      <LinesDropped match={match} />
      <Departed match={match} />
      {(seat === undefined || watchers > 0) && (
        <p class="quiet-text watchers">
          {[
            seat === undefined ? watchingText(match) : '',
            watchers > 0 ? say().watchers(watchers) : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {!match.latest.value?.outcome && <PlayingHere />}
    </>
  );
}

/** Spectators may see a match late until it is over. */
function watchingText({ table, latest }: OnlineMatch): string {
  const delay = table.value?.settings.delay;
  if (delay === undefined || latest.value?.outcome) return say().youWatch;
  return say().youSeeLate(say().late(delay));
}

/** Somebody wants to play again. */
function Rematch({ match }: { match: OnlineMatch }) {
  const next = match.rematch.value;
  if (next === undefined) return null;
  return (
    <div class="note armed" role="status">
      <p>{say().rematch}</p>
      <ButtonLink class="main" href={`/match/${next}`} label={say().toRematch} />
    </div>
  );
}
