import { sameMove } from '@roundhouse/engine';
import type { MoveBase } from '@roundhouse/engine';
import type { ComponentChildren, JSX } from 'preact';
import type { AnyScene, ButtonTone } from '../games/game-ui.ts';
import { words } from '../words/words.ts';
import { Drawn } from './Drawn.tsx';
import type { TableModel } from './table-model.ts';

const PLACES: readonly ButtonTone[] = ['main', 'plain', 'danger', 'harmless'];

/** The moves that are buttons, the question in between, and the helpers: always in the same place. */
export function Actions({ table }: { table: TableModel }): JSX.Element {
  const scene = table.scene.value;
  const say = words().table;
  const choosing = table.choice.value !== undefined || table.confirming.value !== undefined;
  return (
    <section class="actions" aria-label={say.actions}>
      <h2 class="sr-only">{say.actions}</h2>
      {scene && <MoveButtons table={table} scene={scene} />}
      {table.hint.value && scene && (
        <p class="note" role="status">
          {say.hintSays(table.ui.label(table.hint.value, scene))}
        </p>
      )}
      {table.asking.value && <p class="note">{say.whyNotOn}</p>}
      {table.notice.value !== undefined && (
        <p class="note note-strong" role="alert">
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
  if (scene.legal.length === 0) return null;
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
            {table.ui.label(confirming, scene)}
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
  const buttons = scene.legal
    .map((move) => ({ move, tone: table.ui.button(move, scene) }))
    .flatMap(({ move, tone }) => (tone ? [{ move, tone }] : []))
    .sort((a, b) => PLACES.indexOf(a.tone) - PLACES.indexOf(b.tone));
  const { Controls } = table.ui;
  return (
    <div class="buttons">
      {Controls && (
        <Drawn>
          <Controls scene={scene} />
        </Drawn>
      )}
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
  const canTakeBack = table.canTakeBack;
  const mine = scene.legal.length > 0;
  if (scene.viewer === 'spectator' || scene.outcome) return null;
  return (
    <div class="helpers">
      <Helper on={canTakeBack} onPress={() => void table.takeBack()}>
        {say.takeBack}
      </Helper>
      <Helper on={mine && !table.hinting.value} onPress={() => void table.askHint()}>
        {table.hinting.value ? say.hintThinking : say.hint}
      </Helper>
      {table.ui.whyNot && (
        <Helper
          on={mine}
          pressed={table.asking.value}
          onPress={() => (table.asking.value = !table.asking.value)}
        >
          {say.whyNot}
        </Helper>
      )}
    </div>
  );
}

/** A button that keeps the focus when there is nothing to help with. */
function Helper({
  on,
  pressed,
  onPress,
  children,
}: {
  on: boolean;
  pressed?: boolean;
  onPress: () => void;
  children: ComponentChildren;
}): JSX.Element {
  return (
    <button
      type="button"
      class="quiet"
      aria-disabled={!on}
      aria-pressed={pressed}
      onClick={() => on && onPress()}
    >
      {children}
    </button>
  );
}
