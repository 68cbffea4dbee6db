import type { JSX } from 'preact';
import { words } from '../words/words.ts';
import type { TableModel } from './table-model.ts';

/** Whose turn it is and what is asked, in one sentence. */
export function Prompt({ table }: { table: TableModel }): JSX.Element {
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
        <button type="button" class="quiet" onClick={() => table.catchUp()}>
          {words().table.skip}
        </button>
      )}
      {table.moment.value !== undefined && (
        <button type="button" class="main" onClick={() => void table.lookAt(undefined)}>
          {words().table.backToNow}
        </button>
      )}
    </div>
  );
}

/** The sentence: what is asked of the viewer, or who else moves. */
export function promptText(table: TableModel): string {
  const scene = table.scene.value;
  const { table: say, house, and } = words();
  if (!scene) return house.loading;
  const moment = table.moment.value;
  if (moment !== undefined) return say.looking(moment, table.position.value?.moves ?? moment);
  if (scene.legal.length > 0) return promptOfMine(table);
  if (scene.outcome) return say.over;
  if (table.behind.value) {
    const mover = table.steps.value.at(-1)?.seat;
    return mover === undefined ? house.loading : say.happened(scene.who.name(mover));
  }
  const names = scene.deciders.map((seat) => scene.who.name(seat));
  const [only] = scene.deciders;
  const bot = scene.deciders.length === 1 && only !== undefined && table.seats[only]?.bot;
  return bot ? say.thinking(names[0] ?? '') : say.toMove(and(names));
}

function promptOfMine(table: TableModel): string {
  const scene = table.scene.value;
  if (!scene) return '';
  const sentence = table.ui.prompt(scene);
  if (table.alone || scene.viewer === 'spectator') return sentence;
  return `${table.seats[scene.viewer]?.name}: ${sentence}`;
}
