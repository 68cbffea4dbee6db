import type { ReadonlySignal } from '@preact/signals';
import type { EventBase, Seat, SeenStep, Viewer } from '@roundhouse/engine';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { AnyGameUi, AnyScene, LogHeading } from '../games/game-ui.ts';
import { Chip } from '../pieces/LiveryShape.tsx';
import { pure } from '../pieces/pure.ts';
import '../styles/log.css';
import { words } from '../words/words.ts';
import { Drawn } from './Drawn.tsx';
import { foldedLog, linesOf, logOf, toldAt } from './log-lines.ts';
import type { LogEntry } from './log-lines.ts';
import { recentSteps } from './table-model.ts';
import type { SeatInfo } from '../games/game-ui.ts';
import { Button } from '../pieces/Button.tsx';
import type { TableModel } from './table-model.ts';

/** So many entries are drawn at first; a click brings the rest. */
const SHOWN = 60;
/** So near to its end, in pixels, a list still counts as being there. */
const NEAR = 24;

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

/** What happened, in plain words, the oldest first; every line leads to its moment. */
export function Log({ table, top }: { table: Story; top?: ComponentChildren }) {
  const [all, setAll] = useState(table.whole ?? false);
  const [only, setOnly] = useState<Seat>();
  const say = words().table;
  const scene = table.scene.value;
  const moment = table.moment.value;
  const steps = table.steps.value;
  const told = scene ? logOf(table.ui, steps, scene, only) : [];
  // Where every move can be looked at, every move has its line.
  const entries = table.whole ? told : foldedLog(table.ui, told, table.viewer.value);
  const listed = all ? entries : entries.slice(-SHOWN);
  const now = moment === undefined ? undefined : (toldAt(entries, moment)?.moves ?? 0);
  const fresh = new Set(moment === undefined ? recentSteps(steps, table.viewer.value) : []);
  const list = useRef<HTMLOListElement>(null);
  useEndInSight(list, `${entries.at(-1)?.key} ${only}`, now);
  const last = listed.findLast(({ kind }) => kind === 'lines');
  return (
    <section class="log" aria-label={say.log} data-part="log" tabIndex={-1}>
      <header class="log-head">
        <h2 class="panel-title">{say.log}</h2>
        <select
          aria-label={say.logShow}
          value={only ?? ''}
          onChange={({ currentTarget: { value } }) =>
            setOnly(value === '' ? undefined : Number(value))
          }
        >
          <option value="">{say.logAll}</option>
          {table.seats.map(({ seat, name }) => (
            <option key={seat} value={seat}>
              {scene?.who.name(seat) ?? name}
            </option>
          ))}
        </select>
      </header>
      {top}
      <ol ref={list} class="log-list" aria-label={say.log} data-roving="list">
        {listed.length < entries.length ? (
          <li>
            <Button class="quiet" label={say.logEarlier} onClick={() => setAll(true)} />
          </li>
        ) : (
          <li class="log-step log-start" data-now={now === 0 ? '' : undefined}>
            <Lines moves={0} lines={[words().replay.set]} events={[]} stop={!last} table={table} />
          </li>
        )}
        {listed.map((entry) =>
          entry.kind === 'heading' ? (
            <Heading key={entry.key} heading={entry.heading} />
          ) : (
            <Step
              key={entry.key}
              table={table}
              entry={entry}
              fresh={fresh.has(entry.step)}
              now={entry.moves === now}
              stop={entry === last}
            />
          ),
        )}
      </ol>
    </section>
  );
}

/** Keeps the end of the list in sight while one is there, and the moment that is looked at. */
function useEndInSight(
  list: { readonly current: HTMLOListElement | null },
  end: string,
  now: number | undefined,
): void {
  const isThere = useRef(true);
  const follow = (): void => {
    const { current } = list;
    if (isThere.current && current) current.scrollTop = current.scrollHeight;
  };
  useEffect(() => {
    const { current } = list;
    if (!current) return undefined;
    const moved = (): void => {
      // Whatever is hidden tells nothing of where its reader was.
      if (current.clientHeight === 0) return;
      isThere.current = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR;
    };
    const resized = new ResizeObserver(follow);
    resized.observe(current);
    current.addEventListener('scroll', moved, { passive: true });
    return () => {
      resized.disconnect();
      current.removeEventListener('scroll', moved);
    };
  }, []);
  useLayoutEffect(() => {
    isThere.current = now === undefined;
    list.current?.querySelector('[data-now]')?.scrollIntoView({ block: 'nearest' });
  }, [now]);
  useLayoutEffect(follow, [end, now]);
}

function Heading({ heading: { level, text, about } }: { heading: LogHeading }) {
  return (
    <li class={`log-heading log-${level}`}>
      <h3>{text}</h3>
      {about !== undefined && <p>{about}</p>}
    </li>
  );
}

interface StepProps {
  readonly table: Story;
  readonly entry: Extract<LogEntry, { kind: 'lines' }>;
  readonly fresh: boolean;
  readonly now: boolean;
  readonly stop: boolean;
}

/** What was told stays as it is: with every move only the newest entries change. */
const Step = pure(function Step({
  table,
  entry: { lines, events, moves, seat: by },
  fresh,
  now,
  stop,
}: StepProps) {
  const seat = by === undefined ? undefined : table.seats[by];
  return (
    <li class={fresh ? 'log-step log-fresh' : 'log-step'} data-now={now ? '' : undefined}>
      {seat ? <Chip livery={seat} size={16} /> : <span />}
      <Lines moves={moves} lines={lines} events={events} stop={stop} table={table} />
    </li>
  );
}, tellsTheSame);

function tellsTheSame(before: StepProps, after: StepProps): boolean {
  const { entry: one } = before;
  const { entry: other } = after;
  return (
    before.table === after.table &&
    before.fresh === after.fresh &&
    before.now === after.now &&
    before.stop === after.stop &&
    one.moves === other.moves &&
    one.seat === other.seat &&
    areSame(one.lines, other.lines) &&
    areSame(one.events, other.events)
  );
}

const areSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((each, i) => each === others[i]);

interface LinesProps {
  table: Story;
  moves: number;
  lines: readonly string[];
  events: readonly EventBase[];
  /** Whether Tab leads here. */
  stop: boolean;
}

function Lines({ table, moves, lines, events, stop }: LinesProps) {
  return (
    <button
      type="button"
      class="log-line"
      data-spot={moves}
      data-stop={stop ? '' : undefined}
      onClick={() => void table.lookAt(moves)}
    >
      {lines.map((line, i) => (
        <Line key={i} table={table} line={line} event={events[i]} />
      ))}
    </button>
  );
}

interface LineProps {
  table: Story;
  line: string;
  event: EventBase | undefined;
}

/** A line in words, or a shorter one with a picture. */
function Line({ table, line, event }: LineProps) {
  // Whoever is called something else has another line, too.
  const who = table.scene.peek()?.who;
  const drawn = event && who && table.ui.drawn?.(event, who);
  if (!drawn) return <span>{line}</span>;
  return (
    <>
      <span>{drawn.line}</span>
      <Drawn of={drawn.Picture} given={{}} />
    </>
  );
}

/** "Since your last turn": shown at the start of my turn when several things happened. */
export function SinceMyTurn({ table }: { table: TableModel }) {
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
