import { useEffect, useState } from 'preact/hooks';
import { me } from '../../visitor.ts';
import { say } from '../../words/say.ts';
import { AddEmail } from './AddEmail.tsx';
import { AddPush } from './AddPush.tsx';
import { AddWebhook } from './AddWebhook.tsx';
import { ChannelLine } from './ChannelLine.tsx';
import { Digest } from './Digest.tsx';
import { Failures } from './Failures.tsx';
import { hereHabits } from './here-habits.ts';
import { noticesApi } from './notices-api.ts';
import type { Notifications } from '@roundhouse/protocol';

/** How I am told that it is my turn while I am elsewhere. */
export function NoticesSection({ onRead }: { onRead: () => void }) {
  const [notices, setNotices] = useState<Notifications>();
  const refresh = async (): Promise<void> => {
    const reply = await noticesApi.list();
    onRead();
    if (!reply.ok) return;
    setNotices(reply.value);
    await keepHabits(reply.value);
  };
  useEffect(() => void refresh(), []);
  if (!notices) return null;
  const texts = say().notices;
  const { channels, failures, canEmail, pushKey } = notices;
  return (
    <section class="sheet stack notices" aria-labelledby="notices">
      <h2 id="notices">{texts.title}</h2>
      <p>{texts.about}</p>
      {channels.length > 0 && (
        <ul class="lines channels">
          {channels.map((channel) => (
            <ChannelLine key={channel.id} channel={channel} onChange={refresh} />
          ))}
        </ul>
      )}
      {!channels.some(({ kind, here }) => kind === 'push' && here) && (
        <AddPush pushKey={pushKey} onAdded={refresh} />
      )}
      {canEmail && !me.value?.guest && <AddEmail onAdded={refresh} />}
      <AddWebhook onAdded={refresh} />
      {channels.some(({ kind }) => kind !== 'push') && (
        <Digest notices={notices} onChange={refresh} />
      )}
      {failures.length > 0 && <Failures failures={failures} />}
    </section>
  );
}

/** The server speaks the language and keeps the hours of the browser that I used last. */
async function keepHabits({ channels, digestHour, ...kept }: Notifications): Promise<void> {
  const habits = hereHabits();
  if (channels.length === 0) return;
  if (kept.language === habits.language && kept.timeZone === habits.timeZone) return;
  await noticesApi.keepHabits({ ...habits, digestHour });
}
