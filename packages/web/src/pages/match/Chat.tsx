import { MOST_CHAT } from '@roundhouse/protocol';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { OnlineMatch } from '../../match/online/online-match.ts';
import { when } from '../../words/when.ts';
import { say } from '../words/say.ts';

/** What the table says to each other. */
export function Chat({ match }: { match: OnlineMatch }): JSX.Element {
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<string>();
  const [reading, setReading] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const texts = say().talk;
  const lines = match.chat.value;
  useEffect(() => list.current?.scrollTo(0, list.current.scrollHeight), [match.lastChat]);
  const fromBottom = useRef<number>(undefined);
  // What was in view stays in view when older lines come above it.
  useLayoutEffect(() => {
    const { current } = list;
    if (!current || fromBottom.current === undefined) return;
    current.scrollTop = current.scrollHeight - fromBottom.current;
    fromBottom.current = undefined;
  }, [lines[0]?.number]);
  const readEarlier = async (): Promise<void> => {
    setReading(true);
    const { current } = list;
    fromBottom.current = current ? current.scrollHeight - current.scrollTop : undefined;
    const isRead = await match.readEarlierChat();
    setRefused(isRead ? undefined : say().otherError);
    setReading(false);
  };
  const send = (event: Event): void => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    setText('');
    void match.say({ type: 'chat', text: said }).then((answered) => {
      if (answered.ok) return setRefused(undefined);
      setRefused(answered.reason === 'too-many' ? texts.tooMuchSaid : say().otherError);
      setText((since) => since || said);
    });
  };
  return (
    <div class="chat">
      {lines.length === 0 && <p class="quiet-text">{texts.nothingSaid}</p>}
      {match.hasEarlierChat && (
        <button type="button" class="quiet" disabled={reading} onClick={() => void readEarlier()}>
          {texts.earlier}
        </button>
      )}
      <ol
        ref={list}
        class="chat-lines"
        tabIndex={0}
        aria-live={reading ? 'off' : 'polite'}
        aria-label={texts.parts.chat}
      >
        {lines.map(({ number, name, text: said, at }) => (
          <li key={number} title={when(at)}>
            <strong>{name}</strong> {said}
          </li>
        ))}
      </ol>
      {refused !== undefined && (
        <p class="note note-strong" role="alert">
          {refused}
        </p>
      )}
      {match.seat === undefined || match.table.value?.silent ? (
        <p class="quiet-text">{match.seat === undefined ? texts.onlySeats : texts.noTalking}</p>
      ) : (
        <form class="chat-form" onSubmit={send}>
          <input
            type="text"
            aria-label={texts.say}
            placeholder={texts.say}
            maxLength={MOST_CHAT}
            value={text}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
          <button type="submit" class="plain">
            {texts.send}
          </button>
        </form>
      )}
    </div>
  );
}
