import { sameMove } from '@roundhouse/engine';
import type { MoveBase } from '@roundhouse/engine';
import type { AnyScene, ButtonTone } from '../games/game-ui.ts';
import { Alert } from '../pieces/Alert.tsx';
import { Button } from '../pieces/Button.tsx';
import { words } from '../words/words.ts';
import { Drawn } from './Drawn.tsx';
import { Hint } from './Hint.tsx';
import { noticeText } from './notice.ts';
import { useSheets } from './sheets.ts';
import type { TableModel } from './table-model.ts';

/** Names up to this many letters stand in narrow columns where there is little room. */
const SHORT = 12;

const PLACES: readonly ButtonTone[] = ['main', 'plain', 'danger', 'harmless'];

interface ActionsProps {
  table: TableModel;
  onPlan: (() => void) | undefined;
}

/** The moves that are buttons, the question in between, and the helpers: always in the same place. */
export function Actions({ table, onPlan }: ActionsProps) {
  const scene = table.scene.value;
  const say = words().table;
  const choosing = table.choice.value !== undefined || table.confirming.value !== undefined;
  return (
    <section class="actions" aria-label={say.actions}>
      <h2 class="sr-only">{say.actions}</h2>
      {scene && <MoveButtons table={table} scene={scene} />}
      <Hint table={table} />
      {table.asking.value && <p class="note">{say.whyNotOn}</p>}
      <Alert text={table.notice.value && noticeText(table.notice.value)} />
      {scene && table.moment.value === undefined && !choosing && (
        <Helpers table={table} scene={scene} onPlan={onPlan} />
      )}
    </section>
  );
}

function MoveButtons({ table, scene }: { table: TableModel; scene: AnyScene }) {
  const confirming = table.confirming.value;
  const choice = table.choice.value;
  const say = words().table;
  if (scene.legal.length === 0) return null;
  if (confirming) {
    return (
      <div class="ask" role="alertdialog" aria-label={say.sure}>
        <p>{table.ui.confirm?.(confirming, scene) ?? say.sure}</p>
        <div class="row">
          <Button
            class="danger"
            label={table.ui.label(confirming, scene)}
            data-offered
            onClick={() => table.choose([confirming])}
          />
          <Button label={say.notYet} onClick={() => (table.confirming.value = undefined)} />
        </div>
      </div>
    );
  }
  if (choice) {
    return (
      <div class="ask" role="group" aria-label={say.choose}>
        <p>{say.choose}</p>
        <div class={classOf(choice.map((move) => table.ui.label(move, scene)))}>
          {choice.map((move) => (
            <MoveButton
              key={JSON.stringify(move)}
              scene={scene}
              move={move}
              tone="plain"
              table={table}
            />
          ))}
          <Button
            class="quiet"
            label={say.never}
            onClick={() => (table.choice.value = undefined)}
          />
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
    <div class={classOf(buttons.map(({ move }) => table.ui.label(move, scene)))}>
      {Controls && <Drawn of={Controls} given={{ scene }} />}
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

const classOf = (labels: readonly string[]): string =>
  labels.length > 2 && labels.every(({ length }) => length <= SHORT)
    ? 'buttons buttons-short'
    : 'buttons';

interface MoveButtonProps {
  table: TableModel;
  scene: AnyScene;
  move: MoveBase;
  tone: ButtonTone;
}

function MoveButton({ table, scene, move, tone }: MoveButtonProps) {
  const hinted = scene.hint !== undefined && sameMove(scene.hint, move);
  return (
    <Button
      class={tone === 'harmless' ? 'plain' : tone}
      label={table.ui.label(move, scene)}
      data-offered
      data-hinted={hinted ? '' : undefined}
      onClick={() => table.choose([move])}
      onPointerEnter={() => table.peek(move)}
      onPointerLeave={() => table.peek(undefined)}
      onFocus={() => table.peek(move)}
      onBlur={() => table.peek(undefined)}
    />
  );
}

interface HelpersProps {
  table: TableModel;
  scene: AnyScene;
  onPlan: (() => void) | undefined;
}

/** What can be of help now. Where there is no room it is behind "More". */
function Helpers({ table, scene, onPlan }: HelpersProps) {
  const say = words().table;
  const { close } = useSheets();
  if (!hasHelpers(scene)) return null;
  const mine = scene.legal.length > 0;
  const then = (help: () => void) => () => {
    close();
    help();
  };
  return (
    <div class="helpers" data-sheet="more" tabIndex={-1}>
      {table.canTakeBack && (
        <Button class="quiet" label={say.takeBack} onClick={then(() => void table.takeBack())} />
      )}
      {mine && table.canHint && (
        <Button
          class="quiet"
          label={table.hinting.value ? say.hintThinking : say.hint}
          aria-disabled={table.hinting.value}
          onClick={then(() => void (table.hinting.value || table.askHint()))}
        />
      )}
      {mine && table.ui.whyNot && (
        <Button
          class="quiet"
          label={say.whyNot}
          aria-pressed={table.asking.value}
          onClick={then(() => (table.asking.value = !table.asking.value))}
        />
      )}
      {onPlan && <Button class="quiet" label={say.plan} onClick={then(onPlan)} />}
    </div>
  );
}

/** Whether the viewer can ever be helped here. */
export const hasHelpers = ({ viewer, outcome }: AnyScene): boolean =>
  viewer !== 'spectator' && !outcome;
