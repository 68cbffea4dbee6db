import type { MoveBase, Seat } from '@roundhouse/engine';
import type { ComponentChildren } from 'preact';
import type { AnyGameUi, AnyScene } from '../games/game-ui.ts';
import { Button } from '../pieces/Button.tsx';
import { Reasons } from '../table/Hint.tsx';
import '../styles/review.css';
import { words } from '../words/words.ts';
import type { Quiz, Verdict } from './quiz.ts';
import { say } from './say.ts';

interface QuizPanelProps {
  quiz: Quiz;
  ui: AnyGameUi;
  scene: AnyScene;
  onEnd: () => void;
  /** What is said with the answer. */
  after?: ComponentChildren;
}

/** A question: choose on the board or among all options; then the answer and what speaks for it. */
export function QuizPanel({ quiz, ui, scene, onEnd, after }: QuizPanelProps) {
  const { number, of, seat, next } = quiz.parts;
  const verdict = quiz.verdict.value;
  return (
    <section class="lines quiz" aria-label={say().question(number, of)}>
      {of > 1 && <p class="quiet-text">{say().question(number, of)}</p>}
      {verdict ? (
        <Answer verdict={verdict} quiz={quiz} ui={ui} scene={scene} />
      ) : (
        <>
          <p class="quiz-ask">{askOf(scene, seat)}</p>
          {quiz.thinking.value ? (
            <p role="status">{say().looking}</p>
          ) : (
            <Options quiz={quiz} ui={ui} scene={scene} />
          )}
        </>
      )}
      {verdict && after}
      <div class="row">
        {!verdict && <Button label={say().giveUp} onClick={() => void quiz.giveUp()} />}
        {verdict && next && number < of && (
          <Button class="main" label={say().next} onClick={next} />
        )}
        <Button class="quiet" label={say().end} onClick={onEnd} />
      </div>
    </section>
  );
}

function askOf({ who }: AnyScene, seat: Seat): string {
  const name = who.name(seat);
  return name === words().you ? say().askYou : say().ask(name);
}

interface Parts {
  readonly quiz: Quiz;
  readonly ui: AnyGameUi;
  readonly scene: AnyScene;
}

/** All options by name, for keys and for what is not on the board; or those behind one thing. */
function Options({ quiz, ui, scene }: Parts) {
  const choice = quiz.choice.value;
  const buttons = (moves: readonly MoveBase[]) => (
    <div class="buttons quiz-options">
      {moves.map((move) => (
        <Button
          key={JSON.stringify(move)}
          label={ui.label(move, scene)}
          onClick={() => void quiz.answer(move)}
        />
      ))}
    </div>
  );
  if (choice)
    return (
      <div class="ask" role="group" aria-label={say().which}>
        <p>{say().which}</p>
        {buttons(choice)}
      </div>
    );
  const { legal } = quiz.parts;
  return (
    <details>
      <summary>{say().options(legal.length)}</summary>
      {buttons(legal)}
    </details>
  );
}

const VERDICTS: Readonly<
  Record<Verdict['kind'], 'right' | 'asGood' | 'sameAgain' | 'wrong' | 'shown'>
> = {
  right: 'right',
  'as-good': 'asGood',
  'same-again': 'sameAgain',
  wrong: 'wrong',
  shown: 'shown',
};

function Answer({ verdict, quiz, ui, scene }: Parts & { readonly verdict: Verdict }) {
  const { kind, why } = verdict;
  return (
    <div class="hint" role="status" data-verdict={kind}>
      <p class="hint-move">{say()[VERDICTS[kind]](ui.label(quiz.parts.answer, scene))}</p>
      {why && <Reasons ui={ui} hint={why} scene={scene} other="chosen" />}
    </div>
  );
}
