import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useAsking } from '../../frame/use-asking.ts';
import { Trouble } from '../../frame/Trouble.tsx';
import { say } from '../../words/say.ts';
import { noticesApi } from './notices-api.ts';

/** Adds an e-mail address; a code is mailed to it. */
export function AddEmail({ onAdded }: { onAdded: () => Promise<void> }): JSX.Element {
  const [address, setAddress] = useState('');
  const { busy, trouble, ask } = useAsking();
  const texts = say().notices.email;
  const add = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (!(await ask(noticesApi.addEmail({ address })))) return;
    setAddress('');
    await onAdded();
  };
  return (
    <form class="notice-way" onSubmit={(event) => void add(event)}>
      <h3>{texts.title}</h3>
      <div class="row notice-fields">
        <label class="field">
          <span>{texts.address}</span>
          <input
            type="email"
            required
            maxLength={254}
            autocomplete="email"
            value={address}
            onInput={({ currentTarget }) => setAddress(currentTarget.value)}
          />
        </label>
        <button type="submit" class="plain" disabled={busy}>
          {texts.add}
        </button>
      </div>
      <Trouble code={trouble} />
    </form>
  );
}
