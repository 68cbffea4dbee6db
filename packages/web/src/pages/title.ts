import { effect, signal } from '@preact/signals';
import { words } from '../words/words.ts';

/** What the page is about; the house is added. */
export const pageTitle = signal<string | undefined>(undefined);
/** How many matches elsewhere wait for me. */
export const turns = signal(0);

/** Keeps the window's title and the badge of the app in step with these. */
export function startTitle(): void {
  effect(() => {
    const { name } = words().house;
    const about = pageTitle.value === undefined ? name : `${pageTitle.value} · ${name}`;
    document.title = turns.value > 0 ? `(${turns.value}) ${about}` : about;
  });
  effect(() => {
    const badge =
      turns.value > 0 ? navigator.setAppBadge?.(turns.value) : navigator.clearAppBadge?.();
    badge?.catch(() => undefined);
  });
}
