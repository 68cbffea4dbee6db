import { computed, effect, signal } from '@preact/signals';
import type { Signal } from '@preact/signals';

export const LANGUAGES = ['en'] as const;
export type Language = (typeof LANGUAGES)[number] | 'de';
export const THEMES = ['auto', 'light', 'dark'] as const;
export const MOTIONS = ['auto', 'full', 'none'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export const SOUNDS = ['on', 'off'] as const;

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

export const language = remembered<Language>('language', 'en', LANGUAGES);
export const theme = remembered('theme', 'auto', THEMES);
export const motion = remembered('motion', 'auto', MOTIONS);
export const speed = remembered('speed', 'normal', SPEEDS);
export const sound = remembered('sound', 'on', SOUNDS);
export const ownName = remembered<string>('name', '');

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

function matches(query: string, onChange: (matches: boolean) => void): boolean {
  if (typeof matchMedia === 'undefined') return false;
  const media = matchMedia(query);
  media.addEventListener('change', (event) => onChange(event.matches));
  return media.matches;
}
