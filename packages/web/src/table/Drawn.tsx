import type { ComponentChildren, JSX } from 'preact';

/** Whatever a game draws, wherever it stands: a game's styles reach this and nothing else. It takes no room of its own. */
export function Drawn({ children }: { children: ComponentChildren }): JSX.Element {
  return <div class="drawn">{children}</div>;
}
