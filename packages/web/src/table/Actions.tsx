import { sameMove } from '@roundhouse/engine';
import type { MoveBase } from '@roundhouse/engine';
import type { JSX } from 'preact';
import type { AnyScene, ButtonTone } from '../games/game-ui.ts';
import { words } from '../words/words.ts';
import type { TableModel } from './table-model.ts';

const PLACES: readonly ButtonTone[] = ['main', 'plain', 'danger', 'harmless'];

/** The moves that are buttons, the question in between, and the helpers: always in the same place. */
export function Actions({ table }: { table: TableModel }): JSX.Element {
  const scene = table.scene.value;
  const say = words().table;
  const choosing = table.choice.value !== undefined || table.confirming.value !== undefined;
  return (
    <section class="actions" aria-label={say.actions}>
      {scene && <MoveButtons table={table} scene={scene} />}
      {table.hint.value && scene && (
        <p class="note" role="status">
          {say.hintSays(table.ui.label(table.hint.value, scene))}
        </p>
      )}
      {table.asking.value && <p class="note">{say.whyNotOn}</p>}
      {table.notice.value !== undefined && (
        <p class="note note-strong" role="status">
          {table.notice.value}
        </p>
      )}
      {scene && table.moment.value === undefined && !choosing && (
        <Helpers table={table} scene={scene} />
      )}
    </section>
  );
}

function MoveButtons({ table, scene }: { table: TableModel; scene: AnyScene }): JSX.Element | null {
  const confirming = table.confirming.value;
  const choice = table.choice.value;
  const say = words().table;
  if (scene.moves.length === 0) return null;
  if (confirming) {
    return (
      <div class="ask" role="alertdialog" aria-label={say.sure}>
        <p>{table.ui.confirm?.(confirming, scene) ?? say.sure}</p>
        <div class="row">
          <button
            type="button"
            class="danger"
            data-offered
            onClick={() => table.choose([confirming])}
          >
            {say.doIt}
          </button>
          <button type="button" class="plain" onClick={() => (table.confirming.value = undefined)}>
            {say.notYet}
          </button>
        </div>
      </div>
    );
  }
  if (choice) {
    return (
      <div class="ask" role="group" aria-label={say.choose}>
        <p>{say.choose}</p>
        <div class="buttons">
          {choice.map((move) => (
            <MoveButton
              key={JSON.stringify(move)}
              scene={scene}
              move={move}
              tone="plain"
              table={table}
            />
          ))}
          <button type="button" class="quiet" onClick={() => (table.choice.value = undefined)}>
            {say.never}
          </button>
        </div>
      </div>
    );
  }
  const buttons = scene.moves
    .map((move) => ({ move, tone: table.ui.button(move, scene) }))
    .flatMap(({ move, tone }) => (tone ? [{ move, tone }] : []))
    .sort((a, b) => PLACES.indexOf(a.tone) - PLACES.indexOf(b.tone));
  return (
    <div class="buttons">
      {buttons.map(({ move, tone }) => (
        <MoveButton
          key={JSON.stringify(move)}
          scene={scene}
          move={move}
          tone={tone}
          table={table}
        />
      ))}
    </div>
  );
}

function MoveButton({
  table,
  scene,
  move,
  tone,
}: {
  table: TableModel;
  scene: AnyScene;
  move: MoveBase;
  tone: ButtonTone;
}): JSX.Element {
  const hinted = scene.hint !== undefined && sameMove(scene.hint, move);
  return (
    <button
      type="button"
      class={tone === 'harmless' ? 'plain' : tone}
      data-offered
      data-hinted={hinted ? '' : undefined}
      onClick={() => table.choose([move])}
      onPointerEnter={() => table.peek(move)}
      onPointerLeave={() => table.peek(undefined)}
      onFocus={() => table.peek(move)}
      onBlur={() => table.peek(undefined)}
    >
      {table.ui.label(move, scene)}
    </button>
  );
}

function Helpers({ table, scene }: { table: TableModel; scene: AnyScene }): JSX.Element | null {
  const say = words().table;
  const canTakeBack = (table.position.value?.takeBack ?? 0) > 0 && !table.behind.value;
  const mine = scene.moves.length > 0;
  if (scene.viewer === 'spectator' || scene.outcome) return null;
  return (
    <div class="helpers">
      <button
        type="button"
        class="quiet"
        disabled={!canTakeBack}
        onClick={() => void table.takeBack()}
      >
        {say.takeBack}
      </button>
      <button
        type="button"
        class="quiet"
        disabled={!mine || table.hinting.value}
        onClick={() => void table.askHint()}
      >
        {table.hinting.value ? say.hintThinking : say.hint}
      </button>
      {table.ui.whyNot && (
        <button
          type="button"
          class="quiet"
          disabled={!mine}
          aria-pressed={table.asking.value}
          onClick={() => (table.asking.value = !table.asking.value)}
        >
          {say.whyNot}
        </button>
      )}
    </div>
  );
}
