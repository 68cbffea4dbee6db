import { MOST_NOTE } from '@roundhouse/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { api } from '../../match/online/api.ts';
import type { OnlineMatch } from '../../match/online/online-match.ts';
import { Chat } from './Chat.tsx';
import { Programs } from './Programs.tsx';
import { say } from '../words/say.ts';

const PARTS = ['chat', 'notes', 'programs'] as const;
type Part = (typeof PARTS)[number];
const KEEP_AFTER = 600;

interface TalkPanelProps {
  match: OnlineMatch;
  /** How many messages have come that were not seen. */
  fresh: number;
  /** Tells whether the chat is in sight. */
  onChatSeen: (isSeen: boolean) => void;
}

/** Beside the log: chat, my notes, and what moves for me. */
export function TalkPanel({ match, fresh, onChatSeen }: TalkPanelProps) {
  const [part, setPart] = useState<Part>('chat');
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!body.current || part !== 'chat') return undefined;
    const watcher = new IntersectionObserver(([seen]) => onChatSeen(seen?.isIntersecting ?? false));
    watcher.observe(body.current);
    return () => {
      watcher.disconnect();
      onChatSeen(false);
    };
  }, [part]);
  const texts = say().talk;
  const parts = match.seat === undefined ? (['chat'] as const) : PARTS;
  return (
    <section class="talk" aria-label={texts.title}>
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
            {each === 'chat' && <Unread count={fresh} />}
          </button>
        ))}
      </div>
      <div ref={body} class="talk-body">
        {part === 'chat' && <Chat match={match} />}
        {part === 'notes' && <Notes match={match} />}
        {part === 'programs' && <Programs match={match} />}
      </div>
    </section>
  );
}

/** How many messages wait to be read: a number to see, a sentence to hear. */
function Unread({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span class="count">
      <span aria-hidden="true">{count}</span>
      <span class="sr-only">{say().talk.fresh(count)}</span>
    </span>
  );
}

/** A sheet that only its writer reads; kept as one writes. */
function Notes({ match }: { match: OnlineMatch }) {
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
    <label class="field my-notes">
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
