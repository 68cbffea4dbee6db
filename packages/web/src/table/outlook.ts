import type { Comparison, Prospect } from '@roundhouse/bots';
import type { Seat } from '@roundhouse/engine';
import type { AnyGameUi, AnyScene } from '../games/game-ui.ts';
import { words } from '../words/words.ts';

/** What was tried less often than this says little. */
const FEWEST_VISITS = 8;

/**
 * How the bot expects the match to end after its move and after the next best, in the words of the house. In a review the
 * other move is not the next best, but the one that was chosen.
 */
export function outlookOf(
  comparison: Comparison,
  ui: AnyGameUi,
  scene: AnyScene,
  other: 'next-best' | 'chosen' = 'next-best',
): string {
  const { seat, best } = comparison;
  if (best.visits === 0) return words().hints.only;
  const next = comparison.others.find(({ visits }) => visits >= FEWEST_VISITS);
  const sides = ui.sides?.(scene.view) ?? best.chances.map((_, each) => [each]);
  const own = sides.find((side) => side.includes(seat)) ?? [seat];
  const label = next && ui.label(next.move, scene);
  if (best.scores && (next === undefined || next.scores)) {
    const rivals = sides.filter((side) => side !== own);
    return finalScores({ best: best.scores, next: next?.scores, label, own, rivals }, scene);
  }
  return chances(best, next, label, own, other);
}

function chances(
  best: Prospect,
  next: Prospect | undefined,
  label: string | undefined,
  own: readonly Seat[],
  other: 'next-best' | 'chosen',
): string {
  const say = words().hints;
  const compared = other === 'chosen' ? say.chancesChosen : say.chances;
  const percentOf = (prospect: Prospect): number =>
    Math.round(100 * own.reduce((sum, seat) => sum + (prospect.chances[seat] ?? 0), 0));
  const mine = say.percent(percentOf(best));
  if (next === undefined || label === undefined) return say.chance(mine);
  return percentOf(next) < percentOf(best)
    ? compared(mine, label, say.percent(percentOf(next)))
    : say.chancesAlike(mine, label);
}

interface FinalScores {
  readonly best: readonly number[];
  readonly next: readonly number[] | undefined;
  readonly label: string | undefined;
  readonly own: readonly Seat[];
  readonly rivals: readonly (readonly Seat[])[];
}

/** The own score beside that of whoever else would do best. */
function finalScores({ best, next, label, own, rivals }: FinalScores, { who }: AnyScene): string {
  const { hints: say, and, number } = words();
  const scoreIn = (scores: readonly number[], [seat = 0]: readonly Seat[]): number =>
    Math.round(scores[seat] ?? 0);
  const rival = rivals.toSorted((a, b) => scoreIn(best, b) - scoreIn(best, a))[0] ?? [];
  const [mine, theirs] = [scoreIn(best, own), scoreIn(best, rival)];
  const ends = say.scores(number(mine), and(rival.map(who.name)), number(theirs));
  if (next === undefined || label === undefined) return ends;
  const [mineThen, theirsThen] = [scoreIn(next, own), scoreIn(next, rival)];
  const then =
    mineThen - theirsThen < mine - theirs
      ? say.scoresThen(label, number(mineThen), number(theirsThen))
      : say.scoresAlike(label);
  return `${ends} ${then}`;
}
