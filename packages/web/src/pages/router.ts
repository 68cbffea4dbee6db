import { signal } from '@preact/signals';

/** Where the reader is. */
export const path = signal(typeof location === 'undefined' ? '/' : location.pathname);

/** Goes to an address of this app. */
export function go(to: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', to);
  else history.replaceState(null, '', to);
  path.value = location.pathname;
  window.scrollTo(0, 0);
}

/** Makes links and the back button change the page without a reload. */
export function startRouter(): void {
  window.addEventListener('popstate', () => (path.value = location.pathname));
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !plain || event.defaultPrevented || link.hasAttribute('download')) return;
    event.preventDefault();
    go(link.getAttribute('href') ?? '/');
  });
}

/** The parts of an address: `/game/x` is `['game', 'x']`. What can't be read, such as one cut off in the middle of a letter, stays as it is. */
export function partsOf(address: string): string[] {
  return address
    .split('/')
    .filter(Boolean)
    .map((part) => {
      try {
        const read = decodeURIComponent(part);
        return read.includes('\0') ? part : read;
      } catch {
        return part;
      }
    });
}
