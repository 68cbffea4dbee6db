import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useAsking } from '../../frame/use-asking.ts';
import { Trouble } from '../../frame/Trouble.tsx';
import { say } from '../../words/say.ts';
import { WEBHOOK_KINDS } from '@roundhouse/protocol';
import { noticesApi } from './notices-api.ts';
import type { WebhookKind } from '@roundhouse/protocol';

const EXAMPLES: Readonly<Record<WebhookKind, string>> = {
  discord: 'https://discord.com/api/webhooks/…',
  slack: 'https://hooks.slack.com/services/…',
  webhook: 'https://…',
};

/** Adds a channel in Discord or Slack, or any other address that takes JSON. */
export function AddWebhook({ onAdded }: { onAdded: () => Promise<void> }): JSX.Element {
  const [kind, setKind] = useState<WebhookKind>('discord');
  const [url, setUrl] = useState('');
  const { busy, trouble, ask } = useAsking();
  const texts = say().notices.webhook;
  const add = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (!(await ask(noticesApi.addWebhook({ kind, url })))) return;
    setUrl('');
    await onAdded();
  };
  return (
    <form class="notice-way" onSubmit={(event) => void add(event)}>
      <h3>{texts.title}</h3>
      <div class="row notice-fields">
        <label class="field">
          <span>{texts.kind}</span>
          <select
            value={kind}
            onChange={({ currentTarget }) => setKind(currentTarget.value as WebhookKind)}
          >
            {WEBHOOK_KINDS.map((each) => (
              <option key={each} value={each}>
                {say().notices.kinds[each]}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{texts.url}</span>
          <input
            type="url"
            required
            maxLength={2000}
            autocomplete="off"
            spellcheck={false}
            placeholder={EXAMPLES[kind]}
            value={url}
            onInput={({ currentTarget }) => setUrl(currentTarget.value)}
          />
        </label>
        <button type="submit" class="plain" disabled={busy}>
          {texts.add}
        </button>
      </div>
      <p class="quiet-text">{texts.abouts[kind]}</p>
      <Trouble code={trouble} />
    </form>
  );
}
