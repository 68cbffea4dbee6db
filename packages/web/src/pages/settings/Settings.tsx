import { LANGUAGE_TAGS, LANGUAGES } from '@roundhouse/protocol/languages';
import type { Language } from '@roundhouse/protocol/languages';
import type { Signal } from '@preact/signals';
import { Install } from '../../offline/Install.tsx';
import {
  LONGEST_NAME,
  languageChoice,
  motion,
  ownName,
  shortcuts,
  sound,
  speed,
  theme,
} from '../../settings/settings.ts';
import { playSound } from '../../pieces/sounds.ts';
import { words } from '../../words/words.ts';
import { Choice, named } from '../frame/Choice.tsx';

/** Each language by its own name, for readers who know no other. */
const OWN_NAMES = Object.fromEntries(
  LANGUAGE_TAGS.map((tag) => [tag, LANGUAGES[tag].name]),
) as Record<Language, string>;

/** What a reader may set, for this browser: a page of its own, and a panel over a table. */
export function Settings() {
  const say = words().settings;
  return (
    <div class="settings">
      <label class="field">
        <span>{say.name}</span>
        <input
          type="text"
          maxLength={LONGEST_NAME}
          value={ownName.value}
          placeholder={words().you}
          onInput={(event) => (ownName.value = event.currentTarget.value)}
        />
      </label>
      <Setting label={say.theme} setting={theme} names={say.themes} />
      <Setting label={say.motion} setting={motion} names={say.motions} />
      <Setting label={say.speed} setting={speed} names={say.speeds} />
      <Setting
        label={say.sound}
        setting={sound}
        names={say.onOff}
        onChange={() => playSound('bell')}
      />
      <Setting label={say.shortcuts} setting={shortcuts} names={say.onOff} />
      <Setting
        label={say.language}
        setting={languageChoice}
        names={{ auto: say.asBrowser, ...OWN_NAMES }}
      />
      <p class="quiet-text">{say.kept}</p>
      <Install />
    </div>
  );
}

function Setting<T extends string>({
  label,
  setting,
  names,
  onChange,
}: {
  label: string;
  setting: Signal<T>;
  names: Readonly<Record<T, string>>;
  onChange?: () => void;
}) {
  const choose = (value: T): void => {
    setting.value = value;
    onChange?.();
  };
  return <Choice label={label} value={setting.value} {...named(names)} onChange={choose} />;
}
