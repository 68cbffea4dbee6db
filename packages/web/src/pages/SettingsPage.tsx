import type { Signal } from '@preact/signals';
import type { JSX } from 'preact';
import { Install } from '../offline/Install.tsx';
import {
  LANGUAGE_CHOICES,
  languageChoice,
  motion,
  MOTIONS,
  ownName,
  shortcuts,
  SHORTCUTS,
  sound,
  SOUNDS,
  speed,
  SPEEDS,
  theme,
  THEMES,
} from '../settings.ts';
import { playSound } from '../sound/sounds.ts';
import { words } from '../words/words.ts';
import { PageFrame } from './PageFrame.tsx';

export function SettingsPage(): JSX.Element {
  const say = words().settings;
  return (
    <PageFrame title={say.title}>
      <h1>{say.title}</h1>
      <div class="settings">
        <label class="field">
          <span>{say.name}</span>
          <input
            type="text"
            maxLength={24}
            value={ownName.value}
            placeholder={words().you}
            onInput={(event) => (ownName.value = event.currentTarget.value)}
          />
        </label>
        <Choice label={say.theme} setting={theme} values={THEMES} names={say.themes} />
        <Choice label={say.motion} setting={motion} values={MOTIONS} names={say.motions} />
        <Choice label={say.speed} setting={speed} values={SPEEDS} names={say.speeds} />
        <Choice
          label={say.sound}
          setting={sound}
          values={SOUNDS}
          names={say.sounds}
          onChange={() => playSound('bell')}
        />
        <Choice
          label={say.shortcuts}
          setting={shortcuts}
          values={SHORTCUTS}
          names={say.shortcutsOn}
        />
        <Choice
          label={say.language}
          setting={languageChoice}
          values={LANGUAGE_CHOICES}
          names={say.languages}
        />
        <p class="quiet-text">{say.kept}</p>
        <Install />
      </div>
    </PageFrame>
  );
}

function Choice<T extends string>({
  label,
  setting,
  values,
  names,
  onChange,
}: {
  label: string;
  setting: Signal<T>;
  values: readonly T[];
  names: Readonly<Record<string, string>>;
  onChange?: () => void;
}): JSX.Element {
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      <div class="choice-row">
        {values.map((value) => (
          <label key={value} class="choice-item">
            <input
              type="radio"
              name={label}
              checked={setting.value === value}
              onChange={() => {
                setting.value = value;
                onChange?.();
              }}
            />
            <span>{names[value]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
