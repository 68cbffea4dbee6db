import { Button } from '../pieces/Button.tsx';
import { words } from '../words/words.ts';
import { linesOf } from './log-lines.ts';
import { recentSteps } from './table-model.ts';
import type { TableModel } from './table-model.ts';

const SHOWN = 12;

/** For whoever was away: what the others did since. Gone with the next move, or when it has been read. */
export function CameBack({ table }: { table: TableModel }) {
  const scene = table.scene.value;
  if (!table.cameBack.value || !scene || scene.viewer === 'spectator') return null;
  const steps = recentSteps(table.steps.value, scene.viewer);
  const lines = steps.flatMap((step) => linesOf(table.ui, step, scene));
  if (lines.length === 0) return null;
  const say = words().table;
  const left = lines.length - SHOWN;
  const isFirst = steps.length === table.steps.value.length;
  return (
    <section class="came-back" aria-label={say.since}>
      <div class="came-back-head">
        <h2>{isFirst ? say.soFar : say.since}</h2>
        <Button class="quiet" label={say.gotIt} onClick={() => (table.cameBack.value = false)} />
      </div>
      <ol tabIndex={0} aria-label={say.since}>
        {left > 0 && <li class="quiet-text">{say.earlier(left)}</li>}
        {lines.slice(-SHOWN).map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ol>
    </section>
  );
}
