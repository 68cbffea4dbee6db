import { MOST_SANCTION_WORDS, SANCTION_KINDS } from '@roundhouse/protocol';
import type { Judged, Role } from '@roundhouse/protocol';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { serverNow } from '../../match/online/api.ts';
import type { Reply } from '../../match/online/api.ts';
import { Button } from '../../pieces/Button.tsx';
import { dateOf } from '../../words/when.ts';
import { Choice, named } from '../frame/Choice.tsx';
import { TextField } from '../frame/TextField.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { useAsking } from '../frame/use-asking.ts';
import { me } from '../visitor.ts';
import { untilText } from './deed-text.ts';
import { orderApi } from './order-api.ts';
import { SureButton } from './SureButton.tsx';
import { sayOrder } from './words/say-order.ts';

const DAY = 86_400_000;
const SPANS = { day: DAY, week: 7 * DAY, month: 30 * DAY, good: null } as const;
type Span = keyof typeof SPANS;

/** Finds somebody, and bans, limits or renames them. */
export function Judging({ given }: { given: string }) {
  const [who, setWho] = useState(given);
  const [judged, setJudged] = useState<Judged>();
  const { trouble, ask } = useAsking();
  const texts = sayOrder().order;
  const judge = async (asked: Promise<Reply<Judged>>): Promise<void> => {
    const found = await ask(asked);
    if (found) setJudged(found.value);
  };
  useEffect(() => {
    if (given !== '') void judge(orderApi.find({ who: given }));
  }, [given]);
  const find = (event: Event): void => {
    event.preventDefault();
    void judge(orderApi.find({ who }));
  };
  return (
    <section class="sheet stack" aria-labelledby="people">
      <h2 id="people">{texts.people}</h2>
      <form class="row" onSubmit={find}>
        <TextField label={texts.who} value={who} onChange={setWho} autocomplete="off" />
        <Button class="main" label={texts.find} />
      </form>
      <Trouble code={trouble} />
      {judged && <Person key={judged.user} judged={judged} judge={judge} />}
    </section>
  );
}

interface PersonInput {
  readonly judged: Judged;
  readonly judge: (asked: Promise<Reply<Judged>>) => Promise<void>;
}

function Person({ judged, judge }: PersonInput) {
  const texts = sayOrder().order;
  const { user, name, guest, createdAt, role } = judged;
  const [next, setNext] = useState(name);
  const found = useRef<HTMLParagraphElement>(null);
  // Whoever was asked about may stand far below the question.
  useLayoutEffect(() => found.current?.focus(), []);
  const rename = (event: Event): void => {
    event.preventDefault();
    void judge(orderApi.rename({ user, name: next }));
  };
  return (
    <div class="stack people-list">
      <p ref={found} tabIndex={-1}>
        <strong>{name}</strong>{' '}
        <small class="quiet-text">
          {[guest ? texts.guest : texts.roles[role ?? 'none'], texts.since(dateOf(createdAt))].join(
            ', ',
          )}
        </small>
      </p>
      {judged.ban && <p class="note note-strong">{texts.banned(untilText(judged.ban.until))}</p>}
      {judged.limit && <p class="note">{texts.limited(untilText(judged.limit.until))}</p>}
      <Sanctions judged={judged} judge={judge} />
      <form class="row" onSubmit={rename}>
        <TextField label={texts.newName} value={next} onChange={setNext} autocomplete="off" />
        <Button label={texts.rename} disabled={next === name} />
      </form>
      {me.value?.role === 'admin' && !guest && (
        <Choice<Role | 'none'>
          label={texts.role}
          value={role ?? 'none'}
          {...named(texts.roles)}
          onChange={(wanted) =>
            void judge(orderApi.setRole({ user, role: wanted === 'none' ? null : wanted }))
          }
        />
      )}
    </div>
  );
}

function Sanctions({ judged, judge }: PersonInput) {
  const texts = sayOrder().order;
  const [span, setSpan] = useState<Span>('week');
  const [words, setWords] = useState('');
  const { user } = judged;
  const length = SPANS[span];
  const until = (): number | null => (length === null ? null : Math.round(serverNow() + length));
  return (
    <div class="stack">
      <p class="quiet-text">{texts.sanctionAbout}</p>
      <Choice label={texts.how} value={span} {...named(texts.spans)} onChange={setSpan} />
      <label class="field">
        <span>{texts.reason}</span>
        <input
          type="text"
          maxLength={MOST_SANCTION_WORDS}
          value={words}
          onInput={({ currentTarget }) => setWords(currentTarget.value)}
        />
      </label>
      <div class="row">
        {SANCTION_KINDS.map((kind) => (
          <SureButton
            key={kind}
            kind={kind === 'ban' ? 'danger' : 'plain'}
            label={texts.sanctions[kind]}
            onSure={() => void judge(orderApi.sanction({ user, kind, until: until(), words }))}
          />
        ))}
        {SANCTION_KINDS.filter((kind) => judged[kind] !== null).map((kind) => (
          <Button
            key={`lift-${kind}`}
            label={texts.lift[kind]}
            onClick={() => void judge(orderApi.lift({ user, kind }))}
          />
        ))}
      </div>
    </div>
  );
}
