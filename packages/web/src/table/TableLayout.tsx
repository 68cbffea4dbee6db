import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../pieces/Button.tsx';
import { isNowhere } from '../pieces/focus.ts';
import { Rover } from '../pieces/roving.ts';
import { words } from '../words/words.ts';
import { Docks, DockTabs } from './Docks.tsx';
import type { Dock } from './Docks.tsx';
import { goTo, isInSight, PARTS } from './parts.ts';
import type { Part } from './parts.ts';
import { SheetsProvider, useOpenSheet } from './sheets.ts';
import { useShortcuts } from './shortcuts.ts';

/** What stands in the actions or above them: where there is little room, something else makes room for it. */
export type Acts = 'replay' | 'explanation' | 'lesson' | 'story';

/** Where everything lies. The stylesheet decides how, by the room there is: see `styles/rooms.css`. */
export function TableLayout(parts: {
  game: string;
  title: string;
  bar: ComponentChildren;
  /** Ways that only show when a key brings the focus there, after those to the parts. */
  ways?: ComponentChildren;
  prompt: ComponentChildren;
  actions: ComponentChildren;
  seats: ComponentChildren;
  seatsAs: 'column' | 'line' | undefined;
  board: ComponentChildren;
  hand: ComponentChildren;
  docks: readonly Dock[];
  acts?: Acts | undefined;
  /** Whether the actions have helpers to fold away. */
  more?: boolean;
  /** After everything, over the docks. */
  extra?: ComponentChildren;
  asking?: boolean;
  /** Whether it is about to change by itself. */
  busy?: boolean;
  /** Whether something lies over the table. */
  covered?: boolean;
  /** Whether it is a plan and not the match. */
  isPlan?: boolean;
  onKeyDown?: (event: KeyboardEvent) => void;
}) {
  const hasHand = Boolean(parts.hand);
  const root = useRef<HTMLDivElement>(null);
  const rover = useRover(root);
  const sheets = useOpenSheet(root);
  const shown = useShownDock(sheets.open, parts.docks);
  const present = PARTS.filter((part) => part !== 'hand' || hasHand);
  const jump = (part: Part) => () => {
    if (!root.current) return;
    const isFolded = (part === 'seats' || part === 'log') && !isInSight(root.current, part);
    if (isFolded) sheets.toggle(part);
    // After the sheet has opened.
    requestAnimationFrame(() => root.current && goTo(root.current, part));
  };
  useShortcuts({
    n: () => rover.current?.step(1),
    N: () => rover.current?.step(-1),
    ...Object.fromEntries(PARTS.map((part, i) => [`${i + 1}`, jump(part)])),
  });
  const { table: say, keys, house } = words();
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && sheets.lies() && !event.defaultPrevented) {
      event.preventDefault();
      sheets.close();
    } else parts.onKeyDown?.(event);
  };
  return (
    <SheetsProvider value={sheets}>
      <div
        ref={root}
        class={`table room-${parts.game}`}
        data-asking={parts.asking ? '' : undefined}
        data-busy={parts.busy ? '' : undefined}
        data-plan={parts.isPlan ? '' : undefined}
        inert={parts.covered}
        onKeyDown={press}
      >
        <nav class="ways" aria-label={keys.jumpTo}>
          {present.map((part) => (
            <Button key={part} label={say[part]} onClick={jump(part)} />
          ))}
          {parts.ways}
        </nav>
        <div
          class="frame"
          data-hand={hasHand ? '' : undefined}
          data-seats={parts.seatsAs}
          data-docks={parts.docks.map(({ id }) => id).join(' ')}
          data-acts={parts.acts}
          data-open={sheets.open}
        >
          <header class="bar">
            <h1 class="bar-title">{parts.title}</h1>
            <nav class="bar-links" aria-label={say.menu}>
              {parts.bar}
            </nav>
          </header>
          {parts.seats}
          <main class="board" id="content" data-part="board" tabIndex={0} aria-label={say.board}>
            <h2 class="sr-only">{say.board}</h2>
            {parts.board}
          </main>
          <div class="side">
            {parts.prompt}
            <div class="acts" data-part="actions" tabIndex={-1}>
              {parts.actions}
            </div>
            <DockTabs docks={parts.docks} shown={shown} more={parts.more ?? false} />
            <Docks docks={parts.docks} shown={shown} />
            {parts.extra}
          </div>
          {hasHand && (
            <section class="hand" data-part="hand" tabIndex={0} aria-label={say.hand}>
              <h2 class="sr-only">{say.hand}</h2>
              {parts.hand}
            </section>
          )}
          <button
            type="button"
            class="scrim"
            tabIndex={-1}
            aria-label={house.close}
            onClick={sheets.close}
          />
        </div>
      </div>
    </SheetsProvider>
  );
}

/** The dock that is shown where only one has room: the one that was asked for last. */
function useShownDock(open: string | undefined, docks: readonly Dock[]): Dock['id'] {
  const last = useRef<Dock['id']>('log');
  last.current = docks.find(({ id }) => id === open)?.id ?? last.current;
  return docks.some(({ id }) => id === last.current) ? last.current : 'log';
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
