import type { AnyScene } from '../games/game-ui.ts';
import { Button } from '../pieces/Button.tsx';
import { words } from '../words/words.ts';
import { briefLinesOf } from './log-lines.ts';
import type { TableModel } from './table-model.ts';

/** Whose turn it is and what is asked, in one sentence. */
export function Prompt({ table }: { table: TableModel }) {
  const text = promptText(table);
  const mine = (table.scene.value?.legal.length ?? 0) > 0;
  return (
    <div
      class={mine ? 'prompt prompt-mine' : 'prompt'}
      aria-label={words().table.prompt}
      role="region"
    >
      <p class="prompt-text" id="prompt" tabIndex={-1}>
        {text}
      </p>
      {table.behind.value && (
        <Button class="quiet" label={words().table.skip} onClick={() => table.catchUp()} />
      )}
      {table.moment.value !== undefined && (
        <Button
          class="main"
          label={words().table.backToNow}
          onClick={() => void table.lookAt(undefined)}
        />
      )}
    </div>
  );
}

/** What is asked of the viewer; or what was just done, and who is next. */
export function promptText(table: TableModel): string {
  const scene = table.scene.value;
  const { table: say, house } = words();
  if (!scene) return house.loading;
  const moment = table.moment.value;
  if (moment !== undefined) return say.looking(moment, table.position.value?.moves ?? moment);
  if (scene.legal.length > 0) return promptOfMine(table);
  if (scene.outcome) return say.over;
  return [...lastDone(table, scene), ...nextToMove(table, scene)].join(' ');
}

/** What was done last, in its first sentence: the log has the rest. Of some moves nobody else is told anything. */
function lastDone(table: TableModel, scene: AnyScene): string[] {
  for (const step of table.steps.value.toReversed()) {
    const [first] = briefLinesOf(table.ui, step, scene);
    if (first !== undefined) return [first];
  }
  return [];
}

function nextToMove(table: TableModel, { deciders, viewer, who }: AnyScene): string[] {
  const { table: say, and } = words();
  const names = and(deciders.map((seat) => who.name(seat)));
  const only = deciders.length === 1 ? deciders[0] : undefined;
  const isMine = table.alone && deciders.some((seat) => seat === viewer);
  if (table.behind.value) {
    // Whoever goes on is not next.
    if (only !== undefined && only === table.steps.value.at(-1)?.seat) return [];
    return [isMine ? say.youAreNext : say.next(names)];
  }
  if (isMine) return [`${say.yourTurn}.`];
  const bot = only !== undefined && table.seats[only]?.bot;
  return [bot ? say.thinking(names) : say.toMove(names)];
}

function promptOfMine(table: TableModel): string {
  const scene = table.scene.value;
  if (!scene) return '';
  const sentence = table.ui.prompt(scene);
  if (table.alone || scene.viewer === 'spectator') return sentence;
  return `${table.seats[scene.viewer]?.name}: ${sentence}`;
}
