import type { EventBase, Seat, SeenStep, Viewer } from '@roundhouse/engine';
import type { AnyGameUi, AnyScene, LogHeading } from '../games/game-ui.ts';

/** The log lines of one step. */
export function linesOf(ui: AnyGameUi, step: Pick<SeenStep, 'events'>, scene: AnyScene): string[] {
  return step.events.flatMap((event) => ui.tell(event, scene.who, scene.view) ?? []);
}

/** The same in brief: what the table draws as well is left to the picture. */
export function briefLinesOf(
  ui: AnyGameUi,
  step: Pick<SeenStep, 'events'>,
  scene: AnyScene,
): string[] {
  return step.events.flatMap(
    (event) => ui.drawn?.(event, scene.who)?.line ?? ui.tell(event, scene.who, scene.view) ?? [],
  );
}

/** What stands in a log: a heading, or what one step did before or after one. */
export type LogEntry = {
  readonly key: string;
  /** Moves played when it was over. */
  readonly moves: number;
} & (
  | { readonly kind: 'heading'; readonly heading: LogHeading }
  | {
      readonly kind: 'lines';
      readonly step: SeenStep;
      readonly lines: readonly string[];
      /** The event of each line; none where several are in one line. */
      readonly events: readonly EventBase[];
      /** Who did it; undefined where several did. */
      readonly seat: Seat | undefined;
    }
);

/** The log of these steps, the oldest first; of one seat only, if it is given. */
export function logOf(
  ui: AnyGameUi,
  steps: readonly SeenStep[],
  scene: AnyScene,
  only?: Seat,
): LogEntry[] {
  const entries = steps.flatMap((step) => entriesOf(ui, step, scene));
  if (only === undefined) return entries;
  return withoutEmpty(
    entries.filter((entry) => entry.kind === 'heading' || entry.step.seat === only),
  );
}

/** What one step says, with the headings that its events begin. */
function entriesOf(ui: AnyGameUi, step: SeenStep, scene: AnyScene): LogEntry[] {
  const entries: LogEntry[] = [];
  let lines: string[] = [];
  let events: EventBase[] = [];
  const base = (): { key: string; moves: number } => ({
    key: `${step.moves}.${entries.length}`,
    moves: step.moves,
  });
  const close = (): void => {
    if (lines.length > 0)
      entries.push({ ...base(), kind: 'lines', step, lines, events, seat: step.seat });
    [lines, events] = [[], []];
  };
  for (const event of step.events) {
    const heading = ui.heading?.(event, scene.who);
    if (heading) {
      close();
      entries.push({ ...base(), kind: 'heading', heading });
    } else {
      const line = ui.tell(event, scene.who, scene.view);
      if (line === undefined) continue;
      lines.push(line);
      events.push(event);
    }
  }
  close();
  return entries;
}

/** Without the headings that have nothing below them. */
function withoutEmpty(entries: readonly LogEntry[]): LogEntry[] {
  return entries.filter((entry, at) => {
    if (entry.kind === 'lines') return true;
    const next = entries
      .slice(at + 1)
      .find(
        (each) =>
          each.kind === 'lines' || each.heading.level === 'round' || entry.heading.level === 'turn',
      );
    return next?.kind === 'lines';
  });
}

/** The same with the small things that others did in a row in one line each. */
export function foldedLog(ui: AnyGameUi, entries: readonly LogEntry[], viewer: Viewer): LogEntry[] {
  const isBrief = (entry: LogEntry | undefined): entry is Lines =>
    entry?.kind === 'lines' &&
    entry.step.seat !== viewer &&
    entry.step.events.every((event) => ui.brief?.(event) ?? false);
  const folded: LogEntry[] = [];
  for (const entry of entries) {
    const last = folded.at(-1);
    if (isBrief(last) && isBrief(entry)) folded[folded.length - 1] = joined(last, entry);
    else folded.push(entry);
  }
  return folded;
}

type Lines = Extract<LogEntry, { kind: 'lines' }>;

const joined = (first: Lines, then: Lines): Lines => ({
  ...then,
  key: first.key,
  lines: [[...first.lines, ...then.lines].join(' ')],
  events: [],
  seat: first.seat === then.seat ? first.seat : undefined,
});

/** The last step that was told by this moment; undefined at the start. */
export function toldAt(entries: readonly LogEntry[], moment: number): LogEntry | undefined {
  return entries.findLast(({ kind, moves }) => kind === 'lines' && moves <= moment);
}
