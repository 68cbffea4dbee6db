import { LANGUAGE_TAGS } from '@roundhouse/protocol/languages';
import type { Language } from '@roundhouse/protocol/languages';
import { computed, effect, signal } from '@preact/signals';
import type { Signal } from '@preact/signals';

const LANGUAGE_CHOICES = ['auto', ...LANGUAGE_TAGS] as const;
const THEMES = ['auto', 'light', 'dark'] as const;
const MOTIONS = ['auto', 'full', 'none'] as const;
const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
const SOUNDS = ['on', 'off'] as const;
const SHORTCUTS = ['on', 'off'] as const;

const kept = readKept();

/** A setting that is remembered in this browser. */
function remembered<T extends string>(key: string, first: T, values?: readonly T[]): Signal<T> {
  const found = kept[key] as T | undefined;
  const valid = found !== undefined && (values === undefined || values.includes(found));
  const setting = signal<T>(valid ? found : first);
  effect(() => {
    kept[key] = setting.value;
    try {
      localStorage.setItem('settings', JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
  return setting;
}

export const languageChoice = remembered('language', 'auto', LANGUAGE_CHOICES);
export const theme = remembered('theme', 'auto', THEMES);
export const motion = remembered('motion', 'auto', MOTIONS);
export const speed = remembered('speed', 'normal', SPEEDS);
export const sound = remembered('sound', 'on', SOUNDS);
/** Whether single letters and digits do something at the table; dictated words would press them. */
export const shortcuts = remembered('shortcuts', 'on', SHORTCUTS);
/** The longest name at a table at home, in letters. */
export const LONGEST_NAME = 24;
export const ownName = remembered<string>('name', '');
/** The bots that this reader plays against: those chosen last. */
export const botLevel = remembered<string>('bots', 'easy');
/** Where the table is that was left in mid-match, and its game: `/table/1a2b`, a space, the id of the game. */
export const lastTable = remembered<string>('table', '');
/** The games whose lesson has been followed to its end. */
export const lessonsDone = remembered<string>('lessons', '');

const deviceLanguage = signal(readDeviceLanguage());
if (typeof window !== 'undefined') {
  window.addEventListener('languagechange', () => (deviceLanguage.value = readDeviceLanguage()));
}

/** The language to speak: the chosen one, or the first of the browser's that we know. */
export const wantedLanguage = computed<Language>(() =>
  languageChoice.value === 'auto' ? deviceLanguage.value : languageChoice.value,
);

/** The language that is spoken: the wanted one as soon as its words are there. */
export const language = signal<Language>('en');

const deviceCalm = signal(
  matches('(prefers-reduced-motion: reduce)', (calm) => (deviceCalm.value = calm)),
);

/** Whether nothing may move on its own. */
export const calm = computed(
  () => motion.value === 'none' || (motion.value === 'auto' && deviceCalm.value),
);

const PACES = { slow: 1.8, normal: 1, fast: 0.4, instant: 0 } as const;

/** By how much the time that others' moves are shown is stretched. */
export const pace = computed(() => PACES[speed.value]);

function readKept(): Record<string, string> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem('settings') ?? '{}');
    return typeof read === 'object' && read !== null ? (read as Record<string, string>) : {};
  } catch {
    return {};
  }
}

/** The first of these languages (`de-AT`, `en`) that we know, or English. */
export function firstKnown(tags: readonly string[]): Language {
  const known = tags.map((tag) =>
    LANGUAGE_TAGS.find((each) => each === tag.toLowerCase().split('-')[0]),
  );
  return known.find((each) => each !== undefined) ?? 'en';
}

function readDeviceLanguage(): Language {
  return firstKnown(typeof navigator === 'undefined' ? [] : (navigator.languages ?? []));
}

function matches(query: string, onChange: (matches: boolean) => void): boolean {
  if (typeof matchMedia === 'undefined') return false;
  const media = matchMedia(query);
  media.addEventListener('change', (event) => onChange(event.matches));
  return media.matches;
}
