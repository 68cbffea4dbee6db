import type { ComponentChildren } from 'preact';
import { words } from '../words/words.ts';
import { Icon } from './Icon.tsx';
import { useSheets } from './sheets.ts';

/** What lies beside the table where there is room, and opens over it where there is none. */
export interface Dock {
  readonly id: 'log' | 'chat' | 'tools' | 'review';
  readonly name: string;
  /** How much of it the viewer has not seen. */
  readonly news?: number;
  readonly content: ComponentChildren;
}

interface DockTabsProps {
  docks: readonly Dock[];
  shown: Dock['id'];
  more: boolean;
}

/** One button for each dock; side by side they need none. */
export function DockTabs({ docks, shown, more }: DockTabsProps) {
  const { open, toggle } = useSheets();
  const say = words().table;
  return (
    <div class="dock-tabs" role="group" aria-label={say.beside} data-count={docks.length}>
      {docks.map(({ id, name, news = 0 }) => (
        <button
          key={id}
          type="button"
          class={id === shown ? 'dock-tab dock-tab-shown' : 'dock-tab'}
          aria-expanded={open === id}
          onClick={() => toggle(id)}
        >
          <Icon name={id} />
          <span class="dock-name">{name}</span>
          {news > 0 && (
            <span class="dock-news figures">
              {news}
              <span class="sr-only"> {say.fresh}</span>
            </span>
          )}
        </button>
      ))}
      {more && (
        <button
          type="button"
          class="dock-tab dock-more"
          aria-expanded={open === 'more'}
          onClick={() => toggle('more')}
        >
          <Icon name="more" />
          <span class="dock-name">{say.more}</span>
        </button>
      )}
    </div>
  );
}

export function Docks({ docks, shown }: { docks: readonly Dock[]; shown: Dock['id'] }) {
  return (
    <div class="docks" data-shown={shown}>
      {docks.map(({ id, name, content }) => (
        <div
          key={id}
          class={id === shown ? 'dock dock-shown' : 'dock'}
          data-sheet={id}
          tabIndex={-1}
        >
          <SheetHead name={name} />
          {content}
        </div>
      ))}
    </div>
  );
}

/** The name of a sheet and the way out of it; seen only where it lies over the table. */
export function SheetHead({ name }: { name: string }) {
  const { close } = useSheets();
  return (
    <div class="sheet-head">
      <span class="panel-title">{name}</span>
      <button
        type="button"
        class="quiet sheet-close"
        aria-label={words().house.close}
        onClick={close}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
