import type { OfferProps } from './Offerable.tsx';

/** So many pixels a pointer moves before it drags: less is a click. */
const FAR = 8;
/** Whatever carries this takes what is dropped on it, as if it were clicked. */
const DROP = '[data-drop]';

/** Spread on what may be dragged; `onDrag` hears when that begins and ends. A click on it does what it always does. */
export function draggable(onDrag: (drags: boolean) => void): OfferProps {
  return {
    'data-draggable': '',
    onPointerDown: (event: PointerEvent) => {
      if (event.isPrimary && event.button === 0 && event.currentTarget instanceof HTMLElement)
        followPointer(event.currentTarget, event, onDrag);
    },
  };
}

function followPointer(
  thing: HTMLElement,
  from: PointerEvent,
  onDrag: (drags: boolean) => void,
): void {
  const listening = new AbortController();
  const { signal } = listening;
  let ghost: Ghost | undefined;
  const stop = (): void => {
    listening.abort();
    if (!ghost) return;
    ghost.remove();
    swallowClick();
    onDrag(false);
  };
  const move = (event: PointerEvent): void => {
    const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY];
    if (!ghost && Math.hypot(x, y) < FAR) return;
    if (!ghost) {
      ghost = ghostOf(thing);
      onDrag(true);
    }
    ghost.moveBy(x, y);
  };
  const drop = ({ clientX, clientY }: PointerEvent): void => {
    const under = ghost && document.elementFromPoint(clientX, clientY)?.closest(DROP);
    // Before the pointer's own click is swallowed.
    if (under instanceof HTMLElement) under.click();
    stop();
  };
  const escape = ({ key }: KeyboardEvent): void => void (key === 'Escape' && stop());
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', drop, { signal });
  addEventListener('pointercancel', stop, { signal });
  addEventListener('keydown', escape, { signal });
}

interface Ghost {
  moveBy(x: number, y: number): void;
  remove(): void;
}

/** A copy over the table, where nothing cuts it off. */
function ghostOf(thing: HTMLElement): Ghost {
  const table = thing.closest<HTMLElement>('.table') ?? document.body;
  const { left, top, width } = thing.getBoundingClientRect();
  const room = table.getBoundingClientRect();
  const ghost = document.createElement('div');
  ghost.className = 'drag-ghost';
  ghost.ariaHidden = 'true';
  ghost.inert = true;
  ghost.style.cssText = `left:${left - room.left}px;top:${top - room.top}px;width:${width}px`;
  const copy = thing.cloneNode(true) as HTMLElement;
  for (const name of ['data-offered', 'data-draggable']) copy.removeAttribute(name);
  // The styles of its game reach what lies in this.
  const drawn = document.createElement('div');
  drawn.className = 'drawn';
  drawn.append(copy);
  ghost.append(drawn);
  table.append(ghost);
  return {
    moveBy: (x, y) => (ghost.style.translate = `${x}px ${y}px`),
    remove: () => ghost.remove(),
  };
}

/** A drag that ends where it began is no click. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}
