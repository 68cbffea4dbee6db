import type { JSX } from 'preact';
import { Plate } from '../../pieces/signs.tsx';
import { isSlowing, standstillText } from './standstill.ts';
import { say } from './say.ts';
import type { RaelScene } from './say.ts';

/** When the match will end, and in the last round how much of it is left. */
export function EndLine({ scene }: { scene: RaelScene }): JSX.Element {
  const { view, seats } = scene;
  const words = say().ends;
  if (view.phase === 'over') return <p class="end-line">{words.over}</p>;
  if (view.ending === null) {
    const last = view.supply.flatMap((left, colour) => (left === 1 ? [say().colour(colour)] : []));
    if (isSlowing(view)) return <p class="end-line end-near">{standstillText(view)}</p>;
    const near = view.deckSize <= seats.length * 2 || last.length > 0;
    return (
      <p class={near ? 'end-line end-near' : 'end-line'}>
        {words.soon(view.deckSize, last.join(', '))}
      </p>
    );
  }
  return (
    <p class="end-line end-last">
      <Plate small>{words.last}</Plate> {say().endings[view.ending]}{' '}
      {view.turnsLeft > seats.length ? words.after : words.left(view.turnsLeft)}
    </p>
  );
}
