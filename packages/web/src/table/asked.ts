/** What can be asked about carries its name as this. */
const THING = '[data-ask]';
const CONTROL = 'a[href], button, input, select, textarea, summary, label';
/** A thing larger than this is answered beside the pointer, not beside the thing. */
const LARGE = 260;
const GAP = 8;

/** A place on the screen to stand beside. */
interface Spot {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Asked {
  readonly thing: string;
  readonly element: Element;
  /** What had the focus when a key asked: the thing, or an item of it. */
  readonly from: Element;
  readonly at: Spot;
  /** Whether a key asked: then the answer gets the focus. */
  readonly byKeys: boolean;
}

/** The thing of a table that an event happened on; a control inside a thing acts as ever. */
export function thingAt(target: EventTarget | null): Element | undefined {
  if (!(target instanceof Element)) return undefined;
  const thing = target.closest(THING);
  if (!thing?.closest('.table')) return undefined;
  const control = target.closest(CONTROL);
  const acts = control && control !== thing && thing.contains(control);
  return acts && !control.matches('[data-spot], [data-offered]') ? undefined : thing;
}

/** Whether a thing offers a move: itself, what it stands in, or what it frames. */
export function isOffered(thing: Element): boolean {
  return thing.closest('[data-offered]') !== null || thing.querySelector('[data-offered]') !== null;
}

/** What is asked by this event. */
export function askedBy(thing: Element, event: Event): Asked {
  const pointer = event instanceof MouseEvent && event.detail > 0 ? event : undefined;
  const box = thing.getBoundingClientRect();
  const isLarge = box.width > LARGE || box.height > LARGE;
  const point = pointer && { x: pointer.clientX, y: pointer.clientY };
  const at =
    point && isLarge ? { left: point.x, top: point.y, right: point.x, bottom: point.y } : box;
  const { left, top, right, bottom } = at;
  return {
    thing: thing.getAttribute('data-ask') ?? '',
    element: thing,
    from: event.target instanceof Element ? event.target : thing,
    at: { left, top, right, bottom },
    byKeys: !pointer && event.type !== 'contextmenu',
  };
}

/** Where a card of this size stands: below the spot, above it, or else beside it; always inside the window. */
export function placeBeside(
  { left, top, right, bottom }: Spot,
  card: { readonly width: number; readonly height: number },
  room: { readonly width: number; readonly height: number },
): { readonly x: number; readonly y: number } {
  const clamp = (at: number, size: number, of: number): number =>
    Math.max(GAP, Math.min(at, of - size - GAP));
  const x = clamp((left + right - card.width) / 2, card.width, room.width);
  const below = bottom + GAP;
  if (below + card.height + GAP <= room.height) return { x, y: below };
  const above = top - GAP - card.height;
  if (above >= GAP) return { x, y: above };
  const beside =
    right + GAP + card.width + GAP <= room.width ? right + GAP : left - GAP - card.width;
  return {
    x: clamp(beside, card.width, room.width),
    y: clamp((top + bottom - card.height) / 2, card.height, room.height),
  };
}

/** What a thing is called where its game says nothing of it: its name for a screen reader, or the words on it. */
export function nameOf(thing: Element): string {
  const named = thing.matches('[aria-label]') ? thing : thing.querySelector('[aria-label]');
  const title = thing.getAttribute('title') ?? thing.querySelector('title')?.textContent;
  return (named?.getAttribute('aria-label') ?? title ?? thing.textContent ?? '').trim();
}
