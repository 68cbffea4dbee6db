import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../pieces/Button.tsx';
import { sayRules } from './words/say.ts';

/** Where a search has got to. */
interface Hits {
  readonly at: number;
  readonly of: number;
}

interface SearchProps {
  typed: string;
  wanted: string;
  /** Where hits are marked. */
  text: RefObject<HTMLElement | null>;
  onType: (typed: string) => void;
}

/** A field that looks for something in the text, and goes from hit to hit. */
export function Search({ typed, wanted, text, onType }: SearchProps) {
  const say = sayRules();
  const [hits, setHits] = useState<Hits>({ at: 0, of: 0 });
  const show = (at: number): void => {
    const marks = [...(text.current?.querySelectorAll('mark') ?? [])];
    const to = marks.length === 0 ? 0 : (at + marks.length) % marks.length;
    for (const [i, mark] of marks.entries()) mark.classList.toggle('mark-now', i === to);
    marks[to]?.scrollIntoView({ block: 'center' });
    setHits({ at: to, of: marks.length });
  };
  // What is wanted is marked by now: the field stands beside the text, and is drawn with it.
  useEffect(() => show(0), [wanted]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    show(hits.at + (event.shiftKey ? -1 : 1));
  };
  return (
    <div class="rules-search" role="search">
      <input
        type="search"
        aria-label={say.find}
        placeholder={say.find}
        value={typed}
        onInput={({ currentTarget }) => onType(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <output class="figures" aria-live="polite">
        {wanted === '' ? '' : hits.of === 0 ? say.nothing : say.found(hits.at + 1, hits.of)}
      </output>
      {hits.of > 1 && (
        <>
          <Button
            class="quiet"
            label="↑"
            aria-label={say.previous}
            onClick={() => show(hits.at - 1)}
          />
          <Button class="quiet" label="↓" aria-label={say.next} onClick={() => show(hits.at + 1)} />
        </>
      )}
    </div>
  );
}
