import type { Channel } from '@roundhouse/protocol';
import { useState } from 'preact/hooks';
import { Button } from '../../../pieces/Button.tsx';
import { Check } from '../../frame/Check.tsx';
import { Trouble } from '../../frame/Trouble.tsx';
import { useAsking } from '../../frame/use-asking.ts';
import { say } from '../../words/say.ts';
import { browserName } from '../passkeys/browser-name.ts';
import { failureText } from './failure-text.ts';
import { noticesApi } from './notices-api.ts';
import { stopPush } from './push-here.ts';

interface ChannelLineProps {
  channel: Channel;
  onChange: () => Promise<void>;
}

/** One way to reach me: on or off, tried out, removed; and what is wrong with it. */
export function ChannelLine({ channel, onChange }: ChannelLineProps) {
  const [tested, setTested] = useState<string>();
  const [trouble, setTrouble] = useState<string>();
  const texts = say().notices;
  const { id, kind, isOn, confirmed, failure } = channel;
  const name = nameOf(channel);
  const test = async (): Promise<void> => {
    setTested(texts.testing);
    const reply = await noticesApi.test({ id });
    setTrouble(reply.ok ? undefined : reply.error);
    setTested(reply.ok && reply.value.delivered ? texts.tested : undefined);
    await onChange();
  };
  const remove = async (): Promise<void> => {
    if (channel.here && kind === 'push') await stopPush();
    await noticesApi.removeChannel({ id });
    await onChange();
  };
  const turn = async (on: boolean): Promise<void> => {
    await noticesApi.turn({ id, on });
    await onChange();
  };
  return (
    <li class="channel">
      <span class="channel-name">
        <strong>{texts.kinds[kind]}</strong> <span class="quiet-text">{name}</span>
      </span>
      {confirmed && (
        <Check
          label={texts.on}
          name={`${texts.on}: ${name}`}
          value={isOn}
          onChange={(on) => void turn(on)}
        />
      )}
      <span class="row channel-buttons">
        {confirmed && <Button label={texts.test} about={name} onClick={() => void test()} />}
        <Button class="quiet" label={texts.remove} about={name} onClick={() => void remove()} />
      </span>
      {!confirmed && <ConfirmEmail channel={channel} onConfirmed={onChange} />}
      {failure && <p class="note note-strong">{failureText(failure)}</p>}
      <p class="channel-said" role="status">
        {tested}
      </p>
      <Trouble code={trouble} />
    </li>
  );
}

function nameOf({ kind, label, here }: Channel): string {
  if (kind !== 'push') return label;
  const name = browserName(label);
  return here ? `${name} (${say().accountPage.here})` : name;
}

interface ConfirmEmailProps {
  channel: Channel;
  onConfirmed: () => Promise<void>;
}

/** Types in the code that was mailed to an address. */
function ConfirmEmail({ channel, onConfirmed }: ConfirmEmailProps) {
  const [code, setCode] = useState('');
  const { trouble, ask } = useAsking();
  const texts = say().notices.email;
  const confirm = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (await ask(noticesApi.confirm({ id: channel.id, code }))) await onConfirmed();
  };
  return (
    <form class="channel-code stack" onSubmit={(event) => void confirm(event)}>
      <p>{texts.codeSent(channel.label)}</p>
      <div class="row notice-fields">
        <label class="field">
          <span>{texts.code}</span>
          <input
            type="text"
            required
            inputMode="numeric"
            autocomplete="one-time-code"
            maxLength={20}
            value={code}
            onInput={({ currentTarget }) => setCode(currentTarget.value)}
          />
        </label>
        <Button class="main" label={texts.confirm} />
      </div>
      <Trouble code={trouble} />
    </form>
  );
}
