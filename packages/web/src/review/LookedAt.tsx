import { sameMove } from '@roundhouse/engine';
import { useEffect } from 'preact/hooks';
import type { AnyScene } from '../games/game-ui.ts';
import { Reasons } from '../table/Hint.tsx';
import { QuizPanel } from './QuizPanel.tsx';
import type { Looked, ReviewModel } from './review-model.ts';
import { say, signedPercent } from './say.ts';

/** Below the controls: the decision that is being looked at, or the question that is asked. Gone when one moves on. */
export function LookedAt({ model }: { model: ReviewModel }) {
  const { replay } = model;
  const away = model.isAway;
  useEffect(() => {
    if (away && model.isAway) model.leave();
  }, [away]);
  const scene = replay.scene.value;
  if (!scene || away) return null;
  const quiz = model.quiz.value;
  if (quiz)
    return <QuizPanel quiz={quiz} ui={replay.ui} scene={scene} onEnd={() => model.leave()} />;
  const looked = model.looked.value;
  return looked ? <Verdict looked={looked} model={model} scene={scene} /> : null;
}

interface VerdictProps {
  looked: Looked;
  model: ReviewModel;
  scene: AnyScene;
}

function Verdict({ looked: { move, why }, model, scene }: VerdictProps) {
  const { ui } = model.replay;
  const played = ui.label(move.played, scene);
  // A review that goes on makes the mark finer, here as in its list.
  const now = model.review.value?.moves[move.moves - 1];
  const isSame = now?.better && move.better && sameMove(now.better, move.better);
  const { loss } = isSame ? now : move;
  return (
    <div class="hint" role="status">
      {move.better ? (
        <>
          <p>{say().played(played, signedPercent(-loss))}</p>
          <p class="hint-move">{say().better(ui.label(move.better, scene))}</p>
          {why ? (
            <Reasons ui={ui} hint={why} scene={scene} other="chosen" />
          ) : (
            <p>{say().looking}</p>
          )}
        </>
      ) : (
        <p>{say().playedBest(played)}</p>
      )}
    </div>
  );
}
