import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../pieces/Button.tsx';
import { words } from '../words/words.ts';

interface PanelProps {
  title: string;
  /** What the way back is called. */
  back?: string;
  /** What stays in sight while the rest scrolls; the panel is a wide one then. */
  tools?: ComponentChildren;
  onClose: () => void;
  children: ComponentChildren;
}

/** A sheet over the table. It keeps the focus while it is open and gives it back to where it was. */
export function Panel({ title, back = words().house.close, tools, onClose, children }: PanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      class={tools ? 'panel panel-wide' : 'panel'}
      aria-label={title}
      onClose={onClose}
    >
      <header class="panel-head">
        <h2>{title}</h2>
        {tools}
        <Button label={back} onClick={() => dialog.current?.close()} />
      </header>
      {/* Something to type into would open the keyboard of a phone: the text has the focus at first. */}
      <div class="panel-text" tabIndex={0} autofocus={tools !== undefined}>
        {children}
      </div>
    </dialog>
  );
}
