import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { findBox, hasLesson, loadHowTo } from '../../games/shelf.ts';
import type { GameBox } from '../../games/shelf.ts';
import type { HowToPage } from '../../games/game-ui.ts';
import type { GameChoices } from '../../match/host.ts';
import { theHost } from '../../match/hosts.ts';
import { isLessonDone } from '../../lessons/done.ts';
import { Drawn } from '../../table/Drawn.tsx';
import { words } from '../../words/words.ts';
import { LostPage } from '../frame/LostPage.tsx';
import { PageFrame } from '../frame/PageFrame.tsx';
import { SetUpForm } from './SetUpForm.tsx';
import { playNow } from './start-match.ts';

/** What a game is, how it is played, and the way to its table. */
export function GamePage({ id }: { id: string }): JSX.Element {
  const box = findBox(id);
  return box ? <OpenBox box={box} /> : <LostPage text={words().game.noSuch} />;
}

function OpenBox({ box }: { box: GameBox }): JSX.Element {
  const [choices, setChoices] = useState<GameChoices>();
  const [howTo, setHowTo] = useState<{ pages: () => readonly HowToPage[] }>();
  const [trouble, setTrouble] = useState<string>();
  const { home, game, lesson } = words();
  useEffect(() => {
    void theHost()
      .choices(box.id)
      .then((answer) =>
        answer.ok ? setChoices(answer.value) : setTrouble(words().problems[answer.problem]),
      );
    void loadHowTo(box.id).then((pages) => setHowTo({ pages }));
  }, [box.id]);
  const pages = howTo?.pages() ?? [];
  return (
    <PageFrame title={box.name} room={box.id}>
      <section class="about">
        <div class="about-lid">
          <box.Lid />
        </div>
        <div class="about-words">
          <h1>{box.name}</h1>
          <p class="box-facts">
            {home.players(...box.seats)} · {home.minutes(...box.minutes)} ·{' '}
            {home.weights[box.weight]}
          </p>
          <p class="about-text">{box.words().about}</p>
          {trouble !== undefined && (
            <p class="note note-strong" role="alert">
              {trouble}
            </p>
          )}
          <button
            type="button"
            class="main large"
            onClick={() => void playNow(box.id).then(setTrouble)}
          >
            {home.playNow}
          </button>
          {hasLesson(box.id) && (
            <a class="button plain large" href={`/lesson/${box.id}`}>
              {isLessonDone(box.id) ? lesson.again : lesson.title}
            </a>
          )}
        </div>
      </section>
      {pages.length > 0 && (
        <section class="how-to" aria-labelledby="how-to">
          <h2 id="how-to">{game.howTo}</h2>
          <ol>
            {pages.map(({ title, text, Picture }) => (
              <li key={title} class="how-to-page">
                <div class="how-to-picture">
                  <Drawn>
                    <Picture />
                  </Drawn>
                </div>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
      {choices && <SetUpForm game={box.id} choices={choices} onTrouble={setTrouble} />}
    </PageFrame>
  );
}
