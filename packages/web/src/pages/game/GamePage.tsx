import { useEffect, useState } from 'preact/hooks';
import type { HowToPage } from '../../games/game-ui.ts';
import { findBox, hasLesson, loadHowTo } from '../../games/shelf.ts';
import type { GameBox } from '../../games/shelf.ts';
import { isLessonDone } from '../../lessons/done.ts';
import { dealIn } from '../../match/deal.ts';
import type { Answer, GameChoices } from '../../match/host.ts';
import { theHost } from '../../match/hosts.ts';
import { Alert } from '../../pieces/Alert.tsx';
import { Button, ButtonLink } from '../../pieces/Button.tsx';
import { Drawn } from '../../table/Drawn.tsx';
import { LoadedPanel } from '../../table/LoadedPanel.tsx';
import { words } from '../../words/words.ts';
import { LostPage } from '../frame/LostPage.tsx';
import { PageFrame } from '../frame/PageFrame.tsx';
import { SetUpForm } from './SetUpForm.tsx';
import { playNow } from './start-match.ts';

/** All that is in the box; it is shown at once, so that nothing moves. */
interface Opened {
  readonly choices: GameChoices;
  readonly howTo: () => readonly HowToPage[];
}

async function openBox(game: string): Promise<Answer<Opened>> {
  const [choices, howTo] = await Promise.all([
    theHost().choices(game),
    loadHowTo(game).catch(() => () => []),
  ]);
  return choices.ok ? { ok: true, value: { choices: choices.value, howTo } } : choices;
}

/** What a game is, how it is played, and the way to its table. */
export function GamePage({ id }: { id: string }) {
  const box = findBox(id);
  return box ? <OpenBox box={box} /> : <LostPage text={words().game.noSuch} />;
}

function OpenBox({ box }: { box: GameBox }) {
  const [opened, setOpened] = useState<Opened>();
  const [{ deal, bad }] = useState(() => dealIn(location.search));
  const [trouble, setTrouble] = useState(bad && words().game.badDeal);
  const { home, game, lesson } = words();
  useEffect(() => {
    void openBox(box.id).then((answer) =>
      answer.ok ? setOpened(answer.value) : setTrouble(words().problems[answer.problem]),
    );
  }, [box.id]);
  const pages = opened?.howTo() ?? [];
  return (
    <PageFrame title={box.name} room={box.id}>
      <section class="about">
        <div class="about-lid">
          <box.Lid />
        </div>
        <div class="stack about-words">
          <h1>{box.name}</h1>
          <p class="quiet-text">
            {home.players(...box.seats)} · {home.minutes(...box.minutes)} ·{' '}
            {home.weights[box.weight]}
          </p>
          <p class="about-text">{box.words().about}</p>
          <Alert text={trouble} />
          <div class="row">
            <Button
              class="main large"
              label={home.playNow}
              onClick={() => void playNow(box.id, deal).then(setTrouble)}
            />
            {hasLesson(box.id) && (
              <ButtonLink
                class="plain large"
                href={`/lesson/${box.id}`}
                label={isLessonDone(box.id) ? lesson.again : lesson.title}
              />
            )}
            <RulesButton game={box.id} />
          </div>
        </div>
      </section>
      {pages.length > 0 && (
        <section class="how-to" aria-labelledby="how-to">
          <h2 id="how-to">{game.howTo}</h2>
          <ol>
            {pages.map(({ title, text, Picture }) => (
              <li key={title} class="sheet how-to-page">
                <div class="how-to-picture">
                  <Drawn of={Picture} given={{}} />
                </div>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
      {opened && (
        <SetUpForm game={box.id} choices={opened.choices} deal={deal} onTrouble={setTrouble} />
      )}
    </PageFrame>
  );
}

const loadPanel = () =>
  import('../../table/rules/RulesPanel.tsx').then(({ RulesPanel }) => RulesPanel);

/** Opens the rules of a game that isn't being played. */
function RulesButton({ game }: { game: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button class="plain large" label={words().table.rules} onClick={() => setOpen(true)} />
      {isOpen && <LoadedPanel load={loadPanel} props={{ game, onClose: () => setOpen(false) }} />}
    </>
  );
}
