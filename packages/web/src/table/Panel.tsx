import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../words/words.ts';

/** A sheet over the table. It keeps the focus while it is open and gives it back to where it was. */
export function Panel({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
}): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="panel" aria-label={title} onClose={onClose}>
      <header class="panel-head">
        <h2>{title}</h2>
        <button type="button" class="plain" onClick={() => dialog.current?.close()}>
          {words().house.close}
        </button>
      </header>
      <div class="panel-text" tabIndex={0}>
        {children}
      </div>
    </dialog>
  );
}
