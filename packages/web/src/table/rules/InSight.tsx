import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Drawn } from '../Drawn.tsx';

/** How far beyond the edge a picture is drawn already. */
const MARGIN = '240px 0px';

/** A picture that is drawn when it comes into sight: hundreds of cards at once would hold up the page. */
export function InSight({ class: name, Picture }: { class: string; Picture: ComponentType }) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const watching = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watching.disconnect();
        setSeen(true);
      },
      { root: place.current.closest('dialog'), rootMargin: MARGIN },
    );
    watching.observe(place.current);
    return () => watching.disconnect();
  }, []);
  return (
    <div ref={place} class={name} aria-hidden="true">
      {seen && <Drawn of={Picture} given={{}} />}
    </div>
  );
}
