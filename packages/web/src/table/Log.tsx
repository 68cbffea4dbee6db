import type { ReadonlySignal } from '@preact/signals';
import type { SeenStep, Viewer } from '@roundhouse/engine';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { AnyGameUi, AnyScene } from '../games/game-ui.ts';
import { Chip } from '../pieces/LiveryShape.tsx';
import { words } from '../words/words.ts';
import { linesOf } from './log-lines.ts';
import { recentSteps } from './table-model.ts';
import type { SeatInfo } from '../games/game-ui.ts';
import type { TableModel } from './table-model.ts';

const SHOWN = 40;

/** Where a log takes its lines from: a running table, or a replay. */
interface Story {
  readonly ui: AnyGameUi;
  readonly seats: readonly SeatInfo[];
  readonly steps: ReadonlySignal<readonly SeenStep[]>;
  readonly viewer: ReadonlySignal<Viewer>;
  readonly moment: ReadonlySignal<number | undefined>;
  readonly scene: ReadonlySignal<AnyScene | undefined>;
  /** Whether the log is never cut short. */
  readonly whole?: boolean;
  lookAt(number: number): Promise<void>;
}

/** What happened, in plain words, the newest on top; every line leads to its moment. */
export function Log({ table, top }: { table: Story; top?: ComponentChildren }): JSX.Element {
  const [all, setAll] = useState(false);
  const say = words().table;
  const steps = table.steps.value.toReversed();
  const listed = all || table.whole ? steps : steps.slice(0, SHOWN);
  const list = useRef<HTMLOListElement>(null);
  const moment = table.moment.value;
  useEffect(() => {
    if (moment === undefined) return;
    list.current?.querySelector('[data-now]')?.scrollIntoView({ block: 'nearest' });
  }, [moment]);
  const fresh = new Set(recentSteps(table.steps.value, table.viewer.value));
  return (
    <section class="log" aria-label={say.log} data-part="log" tabIndex={-1}>
      <h2 class="panel-title">{say.log}</h2>
      {top}
      {steps.length === 0 && <p class="quiet-text">{say.nothingYet}</p>}
      <ol ref={list} class="log-list" aria-label={say.log} data-roving="list">
        {listed.map((step) => (
          <LogStep key={step.moves} table={table} step={step} fresh={fresh.has(step)} />
        ))}
      </ol>
      {listed.length < steps.length && (
        <button type="button" class="quiet" onClick={() => setAll(true)}>
          {say.more}
        </button>
      )}
    </section>
  );
}

function LogStep({
  table,
  step,
  fresh,
}: {
  table: Story;
  step: SeenStep;
  fresh: boolean;
}): JSX.Element | null {
  const scene = table.scene.value;
  const seat = table.seats[step.seat];
  const lines = scene ? linesOf(table.ui, step, scene) : [];
  if (lines.length === 0) return null;
  return (
    <li
      class={fresh ? 'log-step log-fresh' : 'log-step'}
      data-now={table.moment.value === step.moves ? '' : undefined}
    >
      {seat && <Chip livery={seat} size={16} />}
      <button
        type="button"
        class="log-line"
        data-spot={step.moves}
        onClick={() => void table.lookAt(step.moves)}
      >
        {lines.map((line, i) => (
          <span key={i}>{line}</span>
        ))}
      </button>
    </li>
  );
}

/** "Since your last turn": shown at the start of my turn when several things happened. */
export function SinceMyTurn({ table }: { table: TableModel }): JSX.Element | null {
  const scene = table.scene.value;
  if (!scene || scene.viewer === 'spectator' || scene.legal.length === 0) return null;
  if (!table.steps.value.some(({ seat }) => seat === scene.viewer)) return null;
  const lines = recentSteps(table.steps.value, scene.viewer).flatMap((step) =>
    linesOf(table.ui, step, scene),
  );
  if (lines.length === 0) return null;
  return (
    <details class="since">
      <summary>{words().table.sinceShow(lines.length)}</summary>
      <ul>
        {lines.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
