import type { FailedNotification, Notifications } from '@roundhouse/protocol';
import { useEffect, useState } from 'preact/hooks';
import { when } from '../../../words/when.ts';
import { SelectField } from '../../frame/Select.tsx';
import { me } from '../../visitor.ts';
import { say } from '../../words/say.ts';
import { AddPush } from './AddPush.tsx';
import { AddEmail, AddWebhook } from './AddWays.tsx';
import { ChannelLine } from './ChannelLine.tsx';
import { failureText } from './failure-text.ts';
import { hereHabits } from './here-habits.ts';
import { noticesApi } from './notices-api.ts';

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

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const NONE = 'none';

interface DigestProps {
  notices: Notifications;
  onChange: () => Promise<void>;
}

/** Once a day, at an hour of my choice, what waits for me. */
function Digest({ notices, onChange }: DigestProps) {
  const texts = say().notices.digest;
  const choose = async (chosen: string): Promise<void> => {
    const digestHour = chosen === NONE ? null : Number(chosen);
    await noticesApi.keepHabits({ ...hereHabits(), digestHour });
    await onChange();
  };
  return (
    <div class="notice-way">
      <SelectField
        label={texts.title}
        value={String(notices.digestHour ?? NONE)}
        values={[[NONE, texts.none], ...HOURS.map((hour) => [`${hour}`, texts.at(hour)] as const)]}
        onChange={(hour) => void choose(hour)}
      />
      <p class="quiet-text">{texts.about}</p>
    </div>
  );
}

/** What did not arrive lately, and why. */
function Failures({ failures }: { failures: readonly FailedNotification[] }) {
  const texts = say().notices;
  return (
    <details class="notice-way">
      <summary>{texts.failures(failures.length)}</summary>
      <ul class="lines failures">
        {failures.map(({ kind, channel, match, failure, at, willRetry }) => (
          <li key={`${kind}/${channel}/${match}/${at}`}>
            <p>
              {match === null ? (
                texts.noticeKinds[kind]
              ) : (
                <a href={`/match/${match}`}>{texts.noticeKinds[kind]}</a>
              )}{' '}
              <span class="quiet-text">
                {texts.kinds[channel]}, {when(at)}
              </span>
            </p>
            <p>
              {failureText(failure)} {willRetry && texts.willRetry}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
