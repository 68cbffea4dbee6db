/** Whether nothing has the focus. */
export function isNowhere(focused: Element | null): boolean {
  return focused === null || focused === document.body;
}

/**
 * Notes on the page whether keys are used: what a page gave the focus to by itself has a ring only then. Browsers can't
 * tell who opens a page and uses a mouse later.
 */
export function watchKeys(): void {
  const { dataset } = document.documentElement;
  const note = (uses: boolean) => () => {
    if (uses) dataset['keys'] = '';
    else delete dataset['keys'];
  };
  window.addEventListener('keydown', note(true), { capture: true });
  window.addEventListener('pointerdown', note(false), { capture: true });
}
