import { WEBHOOK_KINDS } from '@roundhouse/protocol';
import type { WebhookKind } from '@roundhouse/protocol';
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Reply } from '../../../match/online/api.ts';
import { Button } from '../../../pieces/Button.tsx';
import { SelectField } from '../../frame/Select.tsx';
import { Trouble } from '../../frame/Trouble.tsx';
import { useAsking } from '../../frame/use-asking.ts';
import { say } from '../../words/say.ts';
import { noticesApi } from './notices-api.ts';

/** Adds a way to reach me by its address. */
function AddWay({
  title,
  label,
  input,
  button,
  about,
  children,
  add,
  onAdded,
}: {
  title: string;
  label: string;
  input: JSX.IntrinsicElements['input'];
  button: string;
  about?: string;
  /** What else has to be known of it. */
  children?: ComponentChildren;
  add: (address: string) => Promise<Reply<unknown>>;
  onAdded: () => Promise<void>;
}) {
  const [address, setAddress] = useState('');
  const { busy, trouble, ask } = useAsking();
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (!(await ask(add(address)))) return;
    setAddress('');
    await onAdded();
  };
  return (
    <form class="notice-way" onSubmit={(event) => void submit(event)}>
      <h3>{title}</h3>
      <div class="row notice-fields">
        {children}
        <label class="field">
          <span>{label}</span>
          <input
            {...input}
            required
            value={address}
            onInput={({ currentTarget }) => setAddress(currentTarget.value)}
          />
        </label>
        <Button label={button} disabled={busy} />
      </div>
      {about !== undefined && <p class="quiet-text">{about}</p>}
      <Trouble code={trouble} />
    </form>
  );
}

/** Adds an e-mail address; a code is mailed to it. */
export function AddEmail({ onAdded }: { onAdded: () => Promise<void> }) {
  const texts = say().notices.email;
  return (
    <AddWay
      title={texts.title}
      label={texts.address}
      input={{ type: 'email', maxLength: 254, autocomplete: 'email' }}
      button={texts.add}
      add={(address) => noticesApi.addEmail({ address })}
      onAdded={onAdded}
    />
  );
}

const EXAMPLES: Readonly<Record<WebhookKind, string>> = {
  discord: 'https://discord.com/api/webhooks/…',
  slack: 'https://hooks.slack.com/services/…',
  webhook: 'https://…',
};

/** Adds a channel in Discord or Slack, or any other address that takes JSON. */
export function AddWebhook({ onAdded }: { onAdded: () => Promise<void> }) {
  const [kind, setKind] = useState<WebhookKind>('discord');
  const texts = say().notices.webhook;
  return (
    <AddWay
      title={texts.title}
      label={texts.url}
      input={{
        type: 'url',
        maxLength: 2000,
        autocomplete: 'off',
        spellcheck: false,
        placeholder: EXAMPLES[kind],
      }}
      button={texts.add}
      about={texts.abouts[kind]}
      add={(url) => noticesApi.addWebhook({ kind, url })}
      onAdded={onAdded}
    >
      <SelectField
        label={texts.kind}
        value={kind}
        values={WEBHOOK_KINDS.map((each) => [each, say().notices.kinds[each]] as const)}
        onChange={setKind}
      />
    </AddWay>
  );
}
