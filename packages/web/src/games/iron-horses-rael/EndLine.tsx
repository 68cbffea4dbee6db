import { askable } from '../../pieces/Offerable.tsx';
import { Plate } from '../../pieces/signs.tsx';
import { isSlowing, standstillText } from './standstill.ts';
import { say } from './say.ts';
import type { RaelScene } from './say.ts';

/** When the match will end, and in the last round how much of it is left. */
export function EndLine({ scene }: { scene: RaelScene }) {
  const { view, seats } = scene;
  const isLast = view.phase !== 'over' && view.ending !== null;
  const isNear =
    view.phase !== 'over' &&
    (isSlowing(view) || view.deckSize <= seats.length * 2 || view.supply.includes(1));
  const state = isLast ? ' end-last' : isNear ? ' end-near' : '';
  return (
    <div class="ends" data-roving="row">
      <p class={`end-line${state}`} {...askable('end')}>
        {isLast && <Plate>{say().ends.last}</Plate>} {endText(scene)}
      </p>
    </div>
  );
}

/** The same without the plate. */
export function endText({ view, seats }: RaelScene): string {
  const words = say().ends;
  if (view.phase === 'over') return words.over;
  if (view.ending !== null) {
    const left = view.turnsLeft > seats.length ? words.after : words.left(view.turnsLeft);
    return `${say().endings[view.ending]} ${left}`;
  }
  if (isSlowing(view)) return standstillText(view);
  const last = view.supply.flatMap((left, colour) => (left === 1 ? [say().colour(colour)] : []));
  return words.soon(view.deckSize, last.join(', '));
}
