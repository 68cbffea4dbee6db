import { useState } from 'preact/hooks';
import type { MatchInfo } from '../../match/host.ts';
import { Button } from '../../pieces/Button.tsx';
import type { ReplayModel } from '../../replay/replay-model.ts';
import { say } from '../../replay/words/say.ts';
import { Panel } from '../../table/Panel.tsx';
import { BranchForm } from './BranchForm.tsx';

/** "Play from here", at every moment of a replay in which somebody can still move. */
export function PlayFromHere({ replay, match }: { replay: ReplayModel; match: MatchInfo }) {
  const [open, setOpen] = useState(false);
  const texts = say();
  const isOver = Boolean(replay.scene.value?.outcome);
  return (
    <>
      <Button
        label={texts.fromHere}
        disabled={isOver}
        title={isOver ? texts.isOver : undefined}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Panel title={texts.fromHere} onClose={() => setOpen(false)}>
          <BranchForm
            match={match}
            at={replay.moment.value ?? replay.first}
            eyes={replay.eyes.value}
            isKnown
          />
        </Panel>
      )}
    </>
  );
}
