import type { ComponentChildren, JSX } from 'preact';
import { words } from '../words/words.ts';
import { useTab } from './use-tab.tsx';

/** Where everything lies: seats, board, prompt, actions, log and hand; on a phone the last ones share a sheet. */
export function TableLayout(parts: {
  game: string;
  title: string;
  bar: ComponentChildren;
  prompt: ComponentChildren;
  actions: ComponentChildren;
  seats: ComponentChildren;
  board: ComponentChildren;
  hand: ComponentChildren;
  log: ComponentChildren;
  asking?: boolean;
  onClickCapture?: (event: MouseEvent) => void;
}): JSX.Element {
  const hasHand = Boolean(parts.hand);
  const [tab, tabs] = useTab(hasHand);
  return (
    <div
      class={`table room-${parts.game}`}
      data-tab={tab}
      data-hand={hasHand ? '' : undefined}
      data-asking={parts.asking ? '' : undefined}
    >
      <header class="bar">
        <h1 class="bar-title">{parts.title}</h1>
        <nav class="bar-links">{parts.bar}</nav>
      </header>
      {parts.seats}
      <main
        class="board"
        id="content"
        tabIndex={0}
        aria-label={words().table.board}
        onClickCapture={parts.onClickCapture}
      >
        {parts.board}
      </main>
      <div class="side">
        {parts.prompt}
        <div class="acts">{parts.actions}</div>
        {tabs}
        {parts.log}
      </div>
      {hasHand && (
        <section
          class="hand"
          tabIndex={0}
          aria-label={words().table.hand}
          onClickCapture={parts.onClickCapture}
        >
          {parts.hand}
        </section>
      )}
    </div>
  );
}
