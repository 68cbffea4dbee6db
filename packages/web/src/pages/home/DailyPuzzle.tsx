import { gameName } from '../../games/shelf.ts';
import { ButtonLink } from '../../pieces/Button.tsx';
import { readProgress, streakOn } from '../../puzzles/progress.ts';
import { dailyOf, dayOf } from '../../puzzles/shelf.ts';
import { words } from '../../words/words.ts';

/** The puzzle of the day: the same for everybody, and whether it is solved. */
export function DailyPuzzle() {
  const day = dayOf(new Date());
  const { game } = dailyOf(day);
  if (game === '') return null;
  const progress = readProgress();
  const streak = streakOn(progress, day);
  const answered = progress.lastDay === day;
  const say = words().home;
  return (
    <section class="row daily" aria-label={say.puzzle}>
      <h2>{say.puzzle}</h2>
      <p>
        {answered
          ? progress.lastRight
            ? say.puzzleSolved
            : say.puzzleMissed
          : say.puzzleAbout(gameName(game))}
        {streak > 0 && ` ${say.streak(streak)}`}
      </p>
      <ButtonLink
        href={answered ? `/puzzle/${game}` : '/puzzle/daily'}
        label={answered ? say.puzzleMore : say.puzzleSolve}
      />
    </section>
  );
}
