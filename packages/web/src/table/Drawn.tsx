import type { ComponentChildren } from 'preact';

/** Whatever a game draws, wherever it stands: a game's styles reach this and nothing else. It takes no room of its own. */
export function Drawn({ children }: { children: ComponentChildren }) {
  return <div class="drawn">{children}</div>;
}
