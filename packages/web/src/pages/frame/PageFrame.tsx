import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { findServer, serverKnown } from '../../match/online/probe.ts';
import { NewVersion } from '../../offline/NewVersion.tsx';
import { Emblem } from '../../pieces/Emblem.tsx';
import { isNowhere } from '../../pieces/focus.ts';
import { path } from '../router.ts';
import { pageTitle } from '../title.ts';
import { words } from '../../words/words.ts';

/** Whether a page has been opened before: then the focus of the page that was left has to go somewhere. */
let arrived = false;

interface PageFrameProps {
  title?: string;
  room?: string;
  children: ComponentChildren;
}

/** Header and main part of every page that is not a table. */
export function PageFrame({ title, room, children }: PageFrameProps) {
  const say = words().house;
  const main = useRef<HTMLElement>(null);
  useEffect(() => void findServer(), []);
  useEffect(() => {
    pageTitle.value = title;
  }, [title]);
  useLayoutEffect(() => {
    if (arrived && isNowhere(document.activeElement)) main.current?.focus({ preventScroll: true });
    arrived = true;
  }, []);
  useKeptFocus(main);
  return (
    <div class={room === undefined ? 'page' : `page room-${room}`}>
      <header class="page-head">
        <a class="brand" href="/">
          <Emblem size={36} />
          <span>{say.name}</span>
        </a>
        <nav>
          {serverKnown.value && <HeadLink to="/online" label={say.online} />}
          <HeadLink to="/settings" label={say.settings} />
        </nav>
      </header>
      <NewVersion />
      <main ref={main} id="content" class="page-main" tabIndex={-1} aria-label={title}>
        {children}
      </main>
    </div>
  );
}

function HeadLink({ to, label }: { to: string; label: string }) {
  return (
    <a href={to} aria-current={path.value === to ? 'page' : undefined}>
      {label}
    </a>
  );
}

/** When the thing with the focus goes away (a form that was sent, an offer that was taken), the page has the focus. */
function useKeptFocus(main: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const page = main.current;
    if (!page) return undefined;
    let last: EventTarget | null = null;
    const came = ({ target }: FocusEvent): void => void (last = target);
    const watcher = new MutationObserver(() => {
      const gone = last instanceof Element && !last.isConnected;
      if (gone && isNowhere(document.activeElement)) page.focus({ preventScroll: true });
    });
    page.addEventListener('focusin', came);
    watcher.observe(page, { childList: true, subtree: true });
    return () => {
      page.removeEventListener('focusin', came);
      watcher.disconnect();
    };
  }, []);
}
