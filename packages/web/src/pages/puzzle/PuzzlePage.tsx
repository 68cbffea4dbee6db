import { useEffect, useState } from 'preact/hooks';
import type { AnyScene } from '../../games/game-ui.ts';
import { stillScene } from '../../games/game-ui.ts';
import { gameName } from '../../games/shelf.ts';
import { ButtonLink } from '../../pieces/Button.tsx';
import { Drawn } from '../../table/Drawn.tsx';
import { InfoCards } from '../../table/InfoCard.tsx';
import { offerProps } from '../../table/offer.ts';
import { SeatList, seatsAs } from '../../table/SeatList.tsx';
import { seatsOf, whoIs } from '../../table/seats.ts';
import { TableLayout } from '../../table/TableLayout.tsx';
import { QuizPanel } from '../../review/QuizPanel.tsx';
import { say } from '../../review/say.ts';
import { words } from '../../words/words.ts';
import { LostPage } from '../frame/LostPage.tsx';
import { go } from '../router.ts';
import { pageTitle } from '../title.ts';
import { openPuzzle } from './open-puzzle.ts';
import type { OpenPuzzle } from './open-puzzle.ts';

/** One puzzle at its table: `/puzzle/daily`, or `/puzzle/<game>` and perhaps its number. */
export function PuzzlePage({ id, part }: { id: string; part: string }) {
  const [opened, setOpened] = useState<OpenPuzzle | 'none'>();
  useEffect(() => {
    let open: OpenPuzzle | undefined;
    void openPuzzle(id, part).then((found) => {
      open = found;
      setOpened(found ?? 'none');
    });
    return () => open?.close();
  }, [id, part]);
  useEffect(() => {
    pageTitle.value = id === 'daily' ? words().home.puzzle : `${say().puzzle}: ${gameName(id)}`;
  }, [id]);
  if (opened === undefined) return <p class="loading">{words().house.loading}</p>;
  if (opened === 'none') return <LostPage text={say().noPuzzle} />;
  return <PuzzleTable key={opened.id} opened={opened} />;
}

function sceneOf({ puzzle, quiz, deciders }: OpenPuzzle): AnyScene {
  const { seat, view, seats: count } = puzzle;
  const players = Array.from({ length: count }, (_, each) =>
    each === seat
      ? ({ kind: 'person', name: '' } as const)
      : ({ kind: 'bot', name: words().game.seat(each + 1), level: 'expert' } as const),
  );
  const seats = seatsOf({ id: '', startedAt: 0, game: puzzle.game, options: {}, players });
  const settled = quiz.verdict.value !== undefined;
  const hint = settled ? puzzle.answer : undefined;
  const chooser = { choose: quiz.choose.bind(quiz), peek: () => undefined };
  return stillScene({
    view,
    viewer: seat,
    seats,
    who: whoIs(seats, seat, true),
    deciders,
    legal: settled ? [puzzle.answer] : quiz.parts.legal,
    asked: quiz.choice.value ?? [],
    hint,
    offer: (move, label) => offerProps(chooser, move, label, hint),
  });
}

function PuzzleTable({ opened }: { opened: OpenPuzzle }) {
  const { ui, puzzle, quiz } = opened;
  const scene = sceneOf(opened);
  const { Board, Hand } = ui;
  return (
    <TableLayout
      game={puzzle.game}
      title={`${opened.day === undefined ? say().puzzle : words().home.puzzle}: ${gameName(puzzle.game)}`}
      bar={<ButtonLink class="quiet" href="/" label={words().house.home} />}
      prompt={
        <div class="prompt" role="region" aria-label={words().table.prompt}>
          <p class="prompt-text" id="prompt" tabIndex={-1}>
            {ui.prompt(scene)}
          </p>
        </div>
      }
      actions={
        <QuizPanel
          quiz={quiz}
          ui={ui}
          scene={scene}
          onEnd={() => go('/')}
          after={<Outcome opened={opened} />}
        />
      }
      seats={<SeatList ui={ui} scene={scene} />}
      board={<Drawn of={Board} given={{ scene }} />}
      hand={Hand && <Drawn of={Hand} given={{ scene }} />}
      seatsAs={seatsAs(ui, scene)}
      acts="explanation"
      docks={[
        {
          id: 'log',
          name: say().puzzle,
          content: <p class="quiet-text">{say().puzzleAbout}</p>,
        },
      ]}
      extra={<InfoCards ui={ui} scene={scene} game={puzzle.game} />}
    />
  );
}

/** How hard it was, what it did to one's rating, and where to go on. */
function Outcome({ opened }: { opened: OpenPuzzle }) {
  const { puzzle, number, change, day } = opened;
  const { rating, streak } = opened.progress.value;
  return (
    <>
      <p>
        {say().grade}: {say().grades[puzzle.found]}. {say().foundBy(puzzle.found, opened.levels)}
      </p>
      <p>
        {say().rating(rating)}
        {change.value !== 0 && ` (${say().change(change.value)})`}
      </p>
      {day !== undefined && streak > 0 && <p>{words().home.streak(streak)}</p>}
      <ButtonLink href={`/puzzle/${puzzle.game}/${number + 1}`} label={say().more} />
    </>
  );
}
