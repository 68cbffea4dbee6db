import { useState } from 'preact/hooks';
import { Button } from '../../../pieces/Button.tsx';
import { useAsking } from '../../frame/use-asking.ts';
import { Trouble } from '../../frame/Trouble.tsx';
import { say } from '../../words/say.ts';
import { noticesApi } from './notices-api.ts';
import type { Channel } from '@roundhouse/protocol';

interface ConfirmEmailProps {
  channel: Channel;
  onConfirmed: () => Promise<void>;
}

/** Types in the code that was mailed to an address. */
export function ConfirmEmail({ channel, onConfirmed }: ConfirmEmailProps) {
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
