import type { ComponentChildren } from 'preact';

/** Spread on whatever is offered: makes it a button for mouse, touch, keyboard and screen reader, and lets it glow. */
export type OfferProps = Readonly<Record<string, unknown>>;

/**
 * Makes a drawn thing answer when it is asked about, and lets keys find it in its part; without a label its own words are
 * its name. Spread it before what `scene.offer` gives, which says more while something is offered there.
 */
export const askable = (thing: string, label?: string): OfferProps => ({
  'data-ask': thing,
  'data-spot': '',
  ...(label === undefined ? {} : { role: 'img', 'aria-label': label }),
});

interface OfferableProps {
  /** From `scene.offer`. */
  offered: OfferProps;
  label: string;
  class: string;
  children: ComponentChildren;
}

/** A thing that is a button while it is offered and a picture with a name while it is not. Keys find both. */
export function Offerable({ offered, label, class: name, children }: OfferableProps) {
  return 'data-offered' in offered ? (
    <button type="button" class={name} {...offered}>
      {children}
    </button>
  ) : (
    <div class={name} role="img" aria-label={label} data-spot="">
      {children}
    </div>
  );
}
