import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import '../styles/bar.css';

interface MenuProps {
  label: ComponentChildren;
  children: ComponentChildren;
}

/** A button with a list below it. A choice, Escape, or going elsewhere closes it. */
export function Menu({ label, children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const stop = new AbortController();
    const elsewhere = ({ target }: Event): void => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    for (const type of ['pointerdown', 'focusin'])
      document.addEventListener(type, elsewhere, { signal: stop.signal });
    return () => stop.abort();
  }, [open]);
  // Before the item acts: what it opens gives the focus back to the button.
  const choose = (): void => {
    button.current?.focus();
    setOpen(false);
  };
  return (
    <div
      ref={root}
      class="menu"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.preventDefault();
        event.stopPropagation();
        choose();
      }}
    >
      <button
        ref={button}
        type="button"
        class="quiet menu-button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {label}
      </button>
      {open && (
        <ul class="menu-list" onClickCapture={choose}>
          {children}
        </ul>
      )}
    </div>
  );
}

interface MenuItemProps {
  onChoose: () => void;
  /** There, but not possible now. */
  off?: boolean;
  /** Only where the bar has no room for it. */
  narrow?: boolean;
  children: ComponentChildren;
}

/** One thing to choose in a menu. */
export function MenuItem({ onChoose, off = false, narrow = false, children }: MenuItemProps) {
  return (
    <li class={narrow ? 'bar-narrow' : undefined}>
      <button type="button" disabled={off} onClick={onChoose}>
        {children}
      </button>
    </li>
  );
}
