import type { JSX } from 'preact';
import { say } from '../../words/say.ts';
import { noticesApi } from './notices-api.ts';
import type { Notifications } from '@roundhouse/protocol';
import { hereHabits } from './here-habits.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const NONE = 'none';

/** Once a day, at an hour of my choice, what waits for me. */
export function Digest({
  notices,
  onChange,
}: {
  notices: Notifications;
  onChange: () => Promise<void>;
}): JSX.Element {
  const texts = say().notices.digest;
  const choose = async (chosen: string): Promise<void> => {
    const digestHour = chosen === NONE ? null : Number(chosen);
    await noticesApi.keepHabits({ ...hereHabits(), digestHour });
    await onChange();
  };
  return (
    <div class="notice-way">
      <label class="field">
        <span>{texts.title}</span>
        <select
          value={String(notices.digestHour ?? NONE)}
          onChange={({ currentTarget }) => void choose(currentTarget.value)}
        >
          <option value={NONE}>{texts.none}</option>
          {HOURS.map((hour) => (
            <option key={hour} value={hour}>
              {texts.at(hour)}
            </option>
          ))}
        </select>
      </label>
      <p class="quiet-text">{texts.about}</p>
    </div>
  );
}
