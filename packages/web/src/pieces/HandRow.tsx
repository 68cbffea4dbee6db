import type { ComponentChildren, JSX } from 'preact';
import { Offerable } from './Offerable.tsx';
import type { OfferProps } from './Offerable.tsx';

/** Cards in front of the viewer: fanned where there is room, scrolled where there is not. */
export function HandRow({ children }: { children: ComponentChildren }): JSX.Element {
  return (
    <ul class="hand-row" data-roving="row">
      {children}
    </ul>
  );
}

/**
 * One place for a card (or several alike, with their count). With `offered` from `scene.offer` it is a button; without
 * it is a picture. `why` is what the table is asked by "Why not?".
 */
export function CardSlot({
  label,
  offered,
  why,
  count = 1,
  fresh = false,
  children,
}: {
  label: string;
  offered: OfferProps;
  why?: string;
  count?: number;
  /** Came since the viewer's last move. */
  fresh?: boolean;
  children: ComponentChildren;
}): JSX.Element {
  return (
    <li class={fresh ? 'card-slot card-fresh' : 'card-slot'} data-why={why}>
      <Offerable offered={offered} label={label} class="card-button">
        {children}
        {count > 1 && <span class="card-count figures">×{count}</span>}
      </Offerable>
    </li>
  );
}
