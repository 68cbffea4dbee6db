import type { Comparison } from '@roundhouse/bots';
import { useEffect, useRef } from 'preact/hooks';
import type { AnyGameUi, AnyScene } from '../games/game-ui.ts';
import '../styles/hint.css';
import { words } from '../words/words.ts';
import { linesOf } from './log-lines.ts';
import { outlookOf } from './outlook.ts';
import type { TableModel } from './table-model.ts';

/** Whether a bot thinks of a hint or gives one, in a position that it is still about. */
export const isHinting = ({ hint, hinting, scene }: TableModel): boolean =>
  hinting.value || (hint.value !== undefined && (scene.value?.legal.length ?? 0) > 0);

/** What a bot would do, and why: first what the move is certain to bring, then what the bot expects of it. */
export function Hint({ table }: { table: TableModel }) {
  const place = useRef<HTMLDivElement>(null);
  const scene = table.scene.value;
  const hint = table.hint.value;
  const thinking = table.hinting.value;
  const shown = isHinting(table);
  useEffect(() => {
    if (shown) place.current?.scrollIntoView({ block: 'nearest' });
  }, [shown, hint]);
  // The place is always there: only then is what appears in it read out.
  return (
    <div class="hint" role="status" ref={place}>
      {thinking && <p>{words().table.hintThinking}</p>}
      {hint && scene && scene.legal.length > 0 && (
        <>
          <p class="hint-move">{words().hints.says(table.ui.label(hint.best.move, scene))}</p>
          <Reasons ui={table.ui} hint={hint} scene={scene} />
        </>
      )}
    </div>
  );
}

interface ReasonsProps {
  ui: AnyGameUi;
  hint: Comparison;
  scene: AnyScene;
  /** What it is compared with. */
  other?: 'next-best' | 'chosen';
}

/** What speaks for a move: in the game's words, what the bot expects of it, and what could have followed. */
export function Reasons({ ui, hint, scene, other }: ReasonsProps) {
  return (
    <>
      {[ui.why?.(hint, scene), outlookOf(hint, ui, scene, other), lineOf(hint, ui, scene)].map(
        (reason) => reason && <p key={reason}>{reason}</p>,
      )}
    </>
  );
}

/** What could have followed, as a log would tell it. */
function lineOf({ line = [] }: Comparison, ui: AnyGameUi, scene: AnyScene): string | undefined {
  const told = line.flatMap((step) => linesOf(ui, step, scene));
  return told.length === 0 ? undefined : words().hints.line(told.join(' '));
}
