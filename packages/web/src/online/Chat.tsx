import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { OnlineMatch } from '../host/online/online-match.ts';
import { words } from '../words/words.ts';
import { say } from './words/say.ts';

/** What the table says to each other. */
export function Chat({ match }: { match: OnlineMatch }): JSX.Element {
  const [text, setText] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const texts = say().talk;
  const lines = match.chat.value;
  useEffect(() => list.current?.scrollTo(0, list.current.scrollHeight), [lines]);
  const send = (event: Event): void => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    setText('');
    void match.say({ type: 'chat', text: said });
  };
  return (
    <div class="chat">
      {lines.length === 0 && <p class="quiet-text">{texts.nothingSaid}</p>}
      <ol
        ref={list}
        class="chat-lines"
        tabIndex={0}
        aria-live="polite"
        aria-label={texts.parts.chat}
      >
        {lines.map(({ number, name, text: said, at }) => (
          <li key={number} title={words().when(at)}>
            <strong>{name}</strong> {said}
          </li>
        ))}
      </ol>
      {match.seat === undefined ? (
        <p class="quiet-text">{texts.onlySeats}</p>
      ) : (
        <form class="chat-form" onSubmit={send}>
          <input
            type="text"
            aria-label={texts.say}
            placeholder={texts.say}
            maxLength={500}
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
