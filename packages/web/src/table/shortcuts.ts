import { useLayoutEffect, useRef } from 'preact/hooks';
import { shortcuts } from '../settings/settings.ts';

/** Where letters are text: nothing may happen but typing. */
const TYPING = 'input:not([type=range], [type=radio], [type=checkbox]), textarea, select';
/** While one of these is open the table behind it is out of reach. */
const COVERED = 'dialog[open], .end, .curtain';

/** The key of an event as the lists of shortcuts name it: a letter with Shift is a capital, whatever Caps Lock says. */
export function keyOf({ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>): string {
  if (!/^\p{L}$/u.test(key)) return key;
  return shiftKey ? key.toUpperCase() : key.toLowerCase();
}

/** Keys that do something wherever the focus is, but `outside` of some things; single characters only if the reader wants them to. */
export function useShortcuts(
  actions: Readonly<Record<string, (() => void) | undefined>>,
  outside?: string,
): void {
  const latest = useRef(actions);
  latest.current = actions;
  // Before the table is seen: whoever is quick presses a key as soon as it is.
  useLayoutEffect(() => {
    const stop = new AbortController();
    const press = (event: KeyboardEvent): void => {
      const key = keyOf(event);
      const action = latest.current[key];
      const { target } = event;
      if (!action || event.defaultPrevented) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (key.length === 1 && shortcuts.value === 'off') return;
      const kept = outside === undefined ? TYPING : `${TYPING}, ${outside}`;
      if (target instanceof Element && target.closest(kept)) return;
      if (document.querySelector(COVERED)) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', press, { signal: stop.signal });
    return () => stop.abort();
  }, []);
}
