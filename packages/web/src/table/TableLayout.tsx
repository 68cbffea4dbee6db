import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isNowhere } from '../pieces/focus.ts';
import { Rover } from '../pieces/roving.ts';
import { words } from '../words/words.ts';
import { goTo, PARTS } from './parts.ts';
import type { Part } from './parts.ts';
import { useShortcuts } from './shortcuts.ts';
import { useTab } from './use-tab.tsx';

/** Where everything lies: seats, board, prompt, actions, log and hand; on a phone the last ones share a sheet. */
export function TableLayout(parts: {
  game: string;
  title: string;
  bar: ComponentChildren;
  /** Ways that only show when a key brings the focus there, after those to the parts. */
  ways?: ComponentChildren;
  prompt: ComponentChildren;
  actions: ComponentChildren;
  seats: ComponentChildren;
  board: ComponentChildren;
  hand: ComponentChildren;
  log: ComponentChildren;
  asking?: boolean;
  /** Whether something lies over the table. */
  covered?: boolean;
  onClickCapture?: (event: MouseEvent) => void;
  onKeyDownCapture?: (event: KeyboardEvent) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}): JSX.Element {
  const hasHand = Boolean(parts.hand);
  const { tab, tabs, show } = useTab(hasHand);
  const root = useRef<HTMLDivElement>(null);
  const rover = useRover(root);
  const present = PARTS.filter((part) => part !== 'hand' || hasHand);
  const jump = (part: Part) => () => {
    if (part === 'hand' || part === 'seats' || part === 'log') show(part);
    // After the sheet of a phone has turned.
    requestAnimationFrame(() => root.current && goTo(root.current, part));
  };
  useShortcuts({
    n: () => rover.current?.step(1),
    N: () => rover.current?.step(-1),
    ...Object.fromEntries(PARTS.map((part, i) => [`${i + 1}`, jump(part)])),
  });
  const { table: say, keys } = words();
  return (
    <div
      ref={root}
      class={`table room-${parts.game}`}
      data-tab={tab}
      data-hand={hasHand ? '' : undefined}
      data-asking={parts.asking ? '' : undefined}
      inert={parts.covered}
      onKeyDownCapture={parts.onKeyDownCapture}
      onKeyDown={parts.onKeyDown}
    >
      <nav class="ways" aria-label={keys.jumpTo}>
        {present.map((part) => (
          <button key={part} type="button" class="plain" onClick={jump(part)}>
            {say[part]}
          </button>
        ))}
        {parts.ways}
      </nav>
      <header class="bar">
        <h1 class="bar-title">{parts.title}</h1>
        <nav class="bar-links" aria-label={say.menu}>
          {parts.bar}
        </nav>
      </header>
      {parts.seats}
      <main
        class="board"
        id="content"
        data-part="board"
        tabIndex={0}
        aria-label={say.board}
        onClickCapture={parts.onClickCapture}
      >
        <h2 class="sr-only">{say.board}</h2>
        {parts.board}
      </main>
      <div class="side">
        {parts.prompt}
        <div class="acts" data-part="actions" tabIndex={-1}>
          {parts.actions}
        </div>
        {tabs}
        {parts.log}
      </div>
      {hasHand && (
        <section
          class="hand"
          data-part="hand"
          tabIndex={0}
          aria-label={say.hand}
          onClickCapture={parts.onClickCapture}
        >
          <h2 class="sr-only">{say.hand}</h2>
          {parts.hand}
        </section>
      )}
    </div>
  );
}

/** Looks after the focus as long as the table is there, and begins at the prompt when it is nowhere. */
function useRover(root: { readonly current: HTMLDivElement | null }): {
  readonly current: Rover | undefined;
} {
  const rover = useRef<Rover | undefined>(undefined);
  useLayoutEffect(() => {
    if (!root.current) return;
    rover.current = new Rover(root.current);
    if (isNowhere(document.activeElement))
      root.current.querySelector<HTMLElement>('#prompt')?.focus({ preventScroll: true });
    return () => rover.current?.end();
  }, []);
  return rover;
}
