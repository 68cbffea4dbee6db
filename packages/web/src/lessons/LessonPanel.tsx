import { useEffect } from 'preact/hooks';
import type { AnyScene } from '../games/game-ui.ts';
import { Button } from '../pieces/Button.tsx';
import type { TableModel } from '../table/table-model.ts';
import { words } from '../words/words.ts';
import '../styles/lesson.css';
import { noteLessonDone } from './done.ts';
import type { LessonGuide } from './guide.ts';

interface LessonPanelProps {
  guide: LessonGuide;
  table: TableModel;
  scene: AnyScene;
  game: string;
}

/** What the lesson says now, and the way on. */
export function LessonPanel({ guide, table, scene, game }: LessonPanelProps) {
  const { lesson, now } = guide;
  const say = words().lesson;
  const { page, move, last = false, again = false } = now.value ?? {};
  const shownAt = again ? page?.at : undefined;
  useLook(page?.look, scene);
  useEffect(() => {
    if (last) noteLessonDone(game);
  }, [last, game]);
  // A page of before is read at the table of before.
  useEffect(() => void table.lookAt(shownAt), [shownAt, table]);
  const back = (): void => {
    if (guide.back(table.canTakeBack) === 'take-back') void table.takeBack();
  };
  const [heading, ...said] = (page && lesson.words()[page.name]) ?? [];
  const { number = 0, of = lesson.pages.length } = now.value ?? {};
  return (
    <section
      class="lesson"
      id="prompt"
      tabIndex={-1}
      aria-label={say.title}
      data-at={table.position.value?.moves}
    >
      <div class="lesson-head">
        <p class="lesson-title">{say.title}</p>
        {number > 0 && <p class="lesson-count">{say.page(number, of)}</p>}
      </div>
      <progress class="lesson-progress" value={number} max={of} aria-hidden="true" />
      <div aria-live="polite">
        {heading && <h2>{heading}</h2>}
        {said.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {!heading && !move && <p class="quiet-text">{say.watch}</p>}
        {move && scene.legal.length > 0 && (
          <p class="lesson-do">
            <span class="lesson-do-mark">{say.yourMove}</span> {table.ui.label(move, scene)}
          </p>
        )}
      </div>
      <div class="lesson-buttons">
        {guide.hasBack && <Button label={say.back} data-lesson-back onClick={back} />}
        {page && !move && (
          <Button
            class="main"
            label={last ? say.playOn : say.next}
            data-offered
            data-lesson-next
            onClick={() => guide.next()}
          />
        )}
        {!last && (
          <Button class="quiet lesson-leave" label={say.skip} onClick={() => guide.end()} />
        )}
      </div>
    </section>
  );
}

/** Rings what the page speaks of, as long as it is shown. */
function useLook(look: string | undefined, scene: AnyScene): void {
  useEffect(() => {
    if (look === undefined) return undefined;
    const things = [...document.querySelectorAll(look)];
    for (const thing of things) thing.setAttribute('data-look', '');
    things[0]?.scrollIntoView({ block: 'nearest' });
    return () => {
      for (const thing of things) thing.removeAttribute('data-look');
    };
  }, [look, scene]);
}
