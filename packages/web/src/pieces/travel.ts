import { useLayoutEffect, useRef } from 'preact/hooks';
import type { RefObject } from 'preact';

/** Where each travelling thing was last seen on the screen. */
const places = new Map<string, DOMRect>();

/**
 * Lets a thing travel from where it was to where it is now, even from one component to another: give it the same `id`
 * everywhere (`loco-3`, `card-gold-1`) and put the ref on its element. `time` is `scene.travel`.
 */
export function useTravel<T extends Element>(id: string, time: number): RefObject<T | null> {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    // Where nothing travels nothing need be measured: that would lay out the whole page at once.
    if (!element || time === 0) return;
    const now = element.getBoundingClientRect();
    const before = places.get(id);
    places.set(id, now);
    if (before) animate(element, before, now, time);
  });
  return ref;
}

/** Forgets all places: another table. */
export function forgetPlaces(): void {
  places.clear();
}

function animate(element: Element, before: DOMRect, now: DOMRect, time: number): void {
  const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
  const x = (before.left + before.width / 2 - now.left - now.width / 2) / scale;
  const y = (before.top + before.height / 2 - now.top - now.height / 2) / scale;
  if (Math.hypot(x, y) < 1 || now.width === 0) return;
  element.animate([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], {
    duration: time,
    easing: 'ease-out',
  });
}
