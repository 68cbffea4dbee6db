import { MOST_CHAT } from '@roundhouse/protocol';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { OnlineMatch } from '../../match/online/online-match.ts';
import { Button } from '../../pieces/Button.tsx';
import { PeoplePanel } from '../order/PeoplePanel.tsx';
import { isUnheard, refreshTies } from '../order/ties.ts';
import { sayOrder } from '../order/words/say-order.ts';
import { me } from '../visitor.ts';
import { when } from '../../words/when.ts';
import { Alert } from '../../pieces/Alert.tsx';
import { errorText, say } from '../words/say.ts';

/** What the table says to each other. */
export function Chat({ match }: { match: OnlineMatch }) {
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<string>();
  const [reading, setReading] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const texts = say().talk;
  const [people, setPeople] = useState(false);
  const lines = match.chat.value;
  const isSomebody = me.value !== null && me.value !== undefined;
  useEffect(() => void (isSomebody && refreshTies()), [isSomebody]);
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
      setRefused(answered.reason === 'too-many' ? texts.tooMuchSaid : errorText(answered.reason));
      setText((since) => since || said);
    });
  };
  const heard = lines.filter(({ user, gone }) => gone !== 'hidden' && !isUnheard(user));
  const obstacle = whyNotSay(match);
  return (
    <div class="chat">
      {heard.length === 0 && <p class="quiet-text">{texts.nothingSaid}</p>}
      {match.hasEarlierChat && (
        <Button
          class="quiet"
          label={texts.earlier}
          disabled={reading}
          onClick={() => void readEarlier()}
        />
      )}
      <ol
        ref={list}
        class="chat-lines"
        tabIndex={0}
        aria-live={reading ? 'off' : 'polite'}
        aria-label={texts.parts.chat}
      >
        {heard.map(({ number, name, text: said, at, gone }) => (
          <li key={number} title={when(at)}>
            <strong>{name}</strong>{' '}
            {gone === 'removed' ? <span class="chat-gone">{sayOrder().table.removed}</span> : said}
          </li>
        ))}
      </ol>
      <Alert text={refused} />
      {isSomebody && (
        <Button
          class="quiet chat-people"
          label={sayOrder().table.open}
          onClick={() => setPeople(true)}
        />
      )}
      {people && <PeoplePanel match={match} onClose={() => setPeople(false)} />}
      {obstacle !== undefined ? (
        <p class="quiet-text">{obstacle}</p>
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
          <Button label={texts.send} />
        </form>
      )}
    </div>
  );
}

/** Why I can't say anything here, if I can't. */
function whyNotSay(match: OnlineMatch): string | undefined {
  const texts = say().talk;
  const table = match.table.value;
  if (match.seat === undefined) return texts.onlySeats;
  if (table?.silent === true) return texts.noTalking;
  const isQuietGuest = me.value?.guest === true && table?.settings.guestChat !== true;
  return isQuietGuest ? sayOrder().table.guestsListen : undefined;
}
