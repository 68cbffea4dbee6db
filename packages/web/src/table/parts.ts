/** The parts of a table in the order of the digits that lead to them. */
export const PARTS = ['board', 'hand', 'actions', 'seats', 'log'] as const;
export type Part = (typeof PARTS)[number];

const FOCUSABLE = 'button:not(:disabled), a[href], input, summary, [tabindex="0"]';
const STOP = '[data-stop][tabindex="0"]';
const OFFERED = '[data-offered][tabindex="0"], button[data-offered]:not([tabindex="-1"])';

/** Whether a part can be seen, and is not folded away. */
export function isInSight(root: HTMLElement, part: Part): boolean {
  const element = root.querySelector(`[data-part="${part}"]`);
  return element !== null && element.getClientRects().length > 0;
}

/** Brings the focus into a part: to what is offered there, to its first stop, or to the part itself. */
export function goTo(root: HTMLElement, part: Part): void {
  const element = root.querySelector<HTMLElement>(`[data-part="${part}"]`);
  if (!element) return;
  const stops = (selector: string): HTMLElement[] =>
    [...element.querySelectorAll<HTMLElement>(selector)].filter(
      (each) => each.getClientRects().length > 0,
    );
  const [first = element] = [...stops(OFFERED), ...stops(STOP), ...stops(FOCUSABLE)];
  first.focus();
}
