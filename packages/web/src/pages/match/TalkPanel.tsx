import { MOST_NOTE } from '@roundhouse/protocol';
import type { Table } from '@roundhouse/protocol';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { api } from '../../match/online/api.ts';
import type { OnlineMatch } from '../../match/online/online-match.ts';
import { Agreed } from './Agreed.tsx';
import { Chat } from './Chat.tsx';
import { CopyLink } from '../frame/CopyLink.tsx';
import { MatchBell } from '../account/notices/MatchBell.tsx';
import { Programs } from './Programs.tsx';
import { say } from '../words/say.ts';

const PARTS = ['chat', 'notes', 'programs', 'match'] as const;
type Part = (typeof PARTS)[number];
const KEEP_AFTER = 600;

/** Beside the table: chat, my notes, what moves for me, and the match itself. */
export function TalkPanel({
  match,
  table,
  onClose,
}: {
  match: OnlineMatch;
  table: Table;
  onClose: () => void;
}): JSX.Element {
  const [part, setPart] = useState<Part>('chat');
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
    };
  }, []);
  const texts = say().talk;
  const parts = match.seat === undefined ? (['chat', 'match'] as const) : PARTS;
  return (
    <aside
      ref={panel}
      class={`talk room-${table.game}`}
      aria-label={texts.title}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      <header class="talk-head">
        <div class="talk-tabs" role="group" aria-label={texts.title}>
          {parts.map((each) => (
            <button
              key={each}
              type="button"
              class="tab"
              aria-pressed={each === part}
              onClick={() => setPart(each)}
            >
              {texts.parts[each]}
            </button>
          ))}
        </div>
        <button type="button" class="quiet talk-close" onClick={onClose}>
          <span aria-hidden="true">×</span>
          <span class="sr-only">{texts.close}</span>
        </button>
      </header>
      <div class="talk-body">
        {part === 'chat' && <Chat match={match} />}
        {part === 'notes' && <Notes match={match} />}
        {part === 'programs' && <Programs match={match} />}
        {part === 'match' && <AboutMatch match={match} table={table} />}
      </div>
    </aside>
  );
}

/** A sheet that only its writer reads; kept as one writes. */
function Notes({ match }: { match: OnlineMatch }): JSX.Element {
  const [text, setText] = useState<string>();
  const [kept, setKept] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const texts = say().talk;
  useEffect(() => {
    void api.note({ id: match.id }).then((reply) => setText(reply.ok ? reply.value.text : ''));
  }, [match.id]);
  const keep = (next: string): void => {
    setText(next);
    setKept(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      void match.say({ type: 'note', text: next }).then(({ ok }) => setKept(ok));
    }, KEEP_AFTER);
  };
  return (
    <label class="field notes">
      <span>{texts.notesAbout}</span>
      <textarea
        aria-label={texts.notes}
        maxLength={MOST_NOTE}
        disabled={text === undefined}
        value={text ?? ''}
        onInput={({ currentTarget }) => keep(currentTarget.value)}
      />
      <small class="quiet-text" role="status">
        {kept ? texts.kept : texts.keeping}
      </small>
    </label>
  );
}

/** The link, the table settings, and the ways to ask for a move back or to leave for good. */
function AboutMatch({ match, table }: { match: OnlineMatch; table: Table }): JSX.Element {
  const [sure, setSure] = useState(false);
  const [refused, setRefused] = useState(false);
  const texts = say().talk;
  const latest = match.latest.value;
  const { seat } = match;
  const isOn = latest && !latest.outcome && !latest.frozen;
  const plays = seat !== undefined && isOn && !latest.standIns.includes(seat);
  const resign = (): void => {
    if (!sure) return setSure(true);
    setSure(false);
    void match.say({ type: 'resign' }).then(({ ok }) => setRefused(!ok));
  };
  const askBack = async (): Promise<void> => {
    const asked = await match.takeBack(Math.max(1, match.stepsToMyLast));
    setRefused(!asked.ok);
  };
  return (
    <div class="stack">
      <CopyLink path={`/match/${match.id}`} />
      {seat !== undefined && !latest?.outcome && <MatchBell match={match.id} />}
      <h3>{texts.settings}</h3>
      <Agreed table={table} />
      {refused && (
        <p class="note note-strong" role="alert">
          {texts.notPossible}
        </p>
      )}
      {plays && (
        <>
          <button
            type="button"
            class="plain"
            disabled={match.stepsToMyLast === 0 || latest.proposal !== null}
            onClick={() => void askBack()}
          >
            {texts.askBack}
          </button>
          <p class="quiet-text">{texts.askBackAbout}</p>
          <button type="button" class={sure ? 'danger' : 'plain'} onClick={resign}>
            {sure ? texts.resignSure : texts.resign}
          </button>
          <p class="quiet-text">
            {table.settings.onResign === 'bot' ? texts.resignBot : texts.resignEnd}
          </p>
        </>
      )}
    </div>
  );
}
