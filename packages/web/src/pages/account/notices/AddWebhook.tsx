import { useState } from 'preact/hooks';
import { WEBHOOK_KINDS } from '@roundhouse/protocol';
import type { WebhookKind } from '@roundhouse/protocol';
import { SelectField } from '../../frame/Select.tsx';
import { say } from '../../words/say.ts';
import { AddWay } from './AddWay.tsx';
import { noticesApi } from './notices-api.ts';

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
