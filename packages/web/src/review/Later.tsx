import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';

/** Milliseconds from one turn to the next: a slow page has drawn the one before, and some room for whoever clicks. */
const TURN = 100;

/**
 * Draws a value in its turn. Parts of a page that change together are so drawn one after the other, each in a task of its
 * own, and a slow page answers in between.
 */
export function Later<T extends object>({
  value,
  turn,
  draw,
}: {
  value: T;
  turn: number;
  draw: (value: T) => JSX.Element;
}) {
  const [shown, setShown] = useState<T>();
  useEffect(() => {
    const timer = setTimeout(() => setShown(value), turn * TURN);
    return () => clearTimeout(timer);
  }, [value]);
  return useMemo(() => (shown === undefined ? null : draw(shown)), [shown]);
}
