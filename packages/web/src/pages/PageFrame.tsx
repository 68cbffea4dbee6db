import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { serverThere } from '../online/probe.ts';
import { Emblem } from '../pieces/Emblem.tsx';
import { pageTitle } from '../title.ts';
import { words } from '../words/words.ts';

/** Header and main part of every page that is not a table. */
export function PageFrame({
  title,
  room,
  children,
}: {
  title?: string;
  room?: string;
  children: ComponentChildren;
}): JSX.Element {
  const say = words().house;
  useEffect(() => {
    pageTitle.value = title;
  }, [title]);
  return (
    <div class={room === undefined ? 'page' : `page room-${room}`}>
      <header class="page-head">
        <a class="brand" href="/">
          <Emblem size={36} />
          <span>{say.name}</span>
        </a>
        <nav>
          {serverThere.value && <a href="/online">{say.online}</a>}
          <a href="/settings">{say.settings}</a>
        </nav>
      </header>
      <main id="content" class="page-main">
        {children}
      </main>
    </div>
  );
}
