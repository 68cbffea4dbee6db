/** Whether nothing has the focus. */
export function isNowhere(focused: Element | null): boolean {
  return focused === null || focused === document.body;
}
