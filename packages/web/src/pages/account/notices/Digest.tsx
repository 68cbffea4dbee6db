import { SelectField } from '../../frame/Select.tsx';
import { say } from '../../words/say.ts';
import { noticesApi } from './notices-api.ts';
import type { Notifications } from '@roundhouse/protocol';
import { hereHabits } from './here-habits.ts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const NONE = 'none';

interface DigestProps {
  notices: Notifications;
  onChange: () => Promise<void>;
}

/** Once a day, at an hour of my choice, what waits for me. */
export function Digest({ notices, onChange }: DigestProps) {
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
