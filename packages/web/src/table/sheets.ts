import { createContext } from 'preact';
import { useContext, useLayoutEffect, useRef, useState } from 'preact/hooks';

/** What opens over the table where there is no room beside it. */
type SheetName = 'seats' | 'log' | 'chat' | 'tools' | 'review' | 'more';

interface Sheets {
  readonly open: SheetName | undefined;
  /** Opens a sheet, or closes it if it is the open one. */
  toggle(name: SheetName): void;
  close(): void;
}

const Context = createContext<Sheets>({ open: undefined, toggle: () => {}, close: () => {} });

export const SheetsProvider = Context.Provider;
export const useSheets = (): Sheets => useContext(Context);

/** Which sheet is open. Where the stylesheet lays it over the table it takes the focus, and gives it back. */
export function useOpenSheet(root: { readonly current: HTMLElement | null }): Sheets & {
  /** Whether one lies over the table now. */
  lies(): boolean;
} {
  const [open, setOpen] = useState<SheetName>();
  const opener = useRef<Element | null>(null);
  const before = useRef(open);
  const lying = (): HTMLElement | undefined => {
    const sheet = open && root.current?.querySelector<HTMLElement>(`[data-sheet="${open}"]`);
    return sheet && getComputedStyle(sheet).position === 'absolute' ? sheet : undefined;
  };
  useLayoutEffect(() => {
    if (before.current === open) return;
    before.current = open;
    lying()?.focus({ preventScroll: true });
    if (open !== undefined) return;
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  }, [open]);
  return {
    open,
    toggle(name) {
      if (open === undefined) opener.current = document.activeElement;
      setOpen(name === open ? undefined : name);
    },
    close: () => setOpen(undefined),
    lies: () => lying() !== undefined,
  };
}
