import type { ComponentChildren } from 'preact';
import { Offerable } from './Offerable.tsx';
import type { OfferProps } from './Offerable.tsx';

interface HandRowProps {
  rows?: boolean;
  children: ComponentChildren;
}

/**
 * Cards in front of the viewer: side by side where there is room, fanned where there is not. With `rows` a hand of six
 * and more stands in two rows there, so that each card can be told from its neighbour and hit by a thumb.
 */
export function HandRow({ rows = false, children }: HandRowProps) {
  return (
    <ul class={rows ? 'hand-row hand-rows' : 'hand-row'} data-roving="row">
      {children}
    </ul>
  );
}

/**
 * One place for a card (or several alike, with their count). With `offered` from `scene.offer` it is a button; without
 * it is a picture. `ask` is what is asked about by a click on it; `drag` comes from `draggable`.
 */
export function CardSlot({
  label,
  offered,
  ask,
  drag,
  count = 1,
  fresh = false,
  children,
}: {
  label: string;
  offered: OfferProps;
  ask?: string;
  drag?: OfferProps | undefined;
  count?: number;
  /** Came since the viewer's last move. */
  fresh?: boolean;
  children: ComponentChildren;
}) {
  return (
    <li class={fresh ? 'card-slot card-fresh' : 'card-slot'} data-ask={ask}>
      <Offerable offered={{ ...offered, ...drag }} label={label} class="card-button">
        {children}
        {count > 1 && <span class="card-count figures">×{count}</span>}
      </Offerable>
    </li>
  );
}
