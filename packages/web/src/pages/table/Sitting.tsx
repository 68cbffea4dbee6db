import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { gameName, loadLesson, loadUi } from '../../games/shelf.ts';
import type { Answer, Place, MatchInfo, Problem, Update } from '../../match/host.ts';
import { LessonGuide } from '../../lessons/guide.ts';
import { LessonPanel } from '../../lessons/LessonPanel.tsx';
import { forgetPlaces } from '../../pieces/travel.ts';
import { Curtain } from '../../table/Curtain.tsx';
import { DescribePanel } from '../../table/DescribePanel.tsx';
import { EndScreen } from '../../table/EndScreen.tsx';
import { KeysPanel } from '../../table/KeysPanel.tsx';
import { RulesPanel } from '../../table/RulesPanel.tsx';
import { useShortcuts } from '../../table/shortcuts.ts';
import { TableFrame } from '../../table/TableFrame.tsx';
import type { TableParts } from '../../table/TableFrame.tsx';
import { TableModel } from '../../table/table-model.ts';
import { pageTitle } from '../title.ts';
import { words } from '../../words/words.ts';
import { LostPage } from '../frame/LostPage.tsx';

type Sat =
  | { readonly kind: 'joining' }
  | { readonly kind: 'failed'; readonly problem: Problem }
  | {
      readonly kind: 'sitting';
      readonly table: TableModel;
      readonly match: MatchInfo;
      readonly guide: LessonGuide | undefined;
    };

/** What a page brings to the table that it shows. */
interface Around extends TableParts {
  readonly replayAddress: string;
  readonly onRematch?: (match: MatchInfo) => void;
  /** What the bar has besides rules, settings and the way home. */
  readonly bar?: ComponentChildren;
  /** What the result has to say besides who won. */
  readonly news?: ComponentChildren;
  /** What the result has at its end. */
  readonly result?: ComponentChildren;
}

type Join = (listener: (update: Update) => void) => Promise<Answer<Place>>;

/** Sits down at a match, wherever it lives, and stays until the page is left. */
export function Sitting({
  id,
  join,
  ...around
}: Around & { readonly id: string; readonly join: Join }): JSX.Element {
  const [sat, setSat] = useState<Sat>({ kind: 'joining' });
  useEffect(() => {
    let gone = false;
    let table: TableModel | undefined;
    void sitDown(join).then((next) => {
      if (next.kind === 'sitting') ({ table } = next);
      if (gone) table?.leave();
      else setSat(next);
    });
    return () => {
      gone = true;
      forgetPlaces();
      table?.leave();
    };
    // The id says it all: another function joins the same match.
  }, [id]);
  if (sat.kind === 'joining') return <p class="loading">{words().house.loading}</p>;
  if (sat.kind === 'failed') return <LostPage text={words().problems[sat.problem]} />;
  return <AtTable {...sat} around={around} />;
}

/** Takes a place at the match and lays the table. */
async function sitDown(join: Join): Promise<Sat> {
  const waiting: Update[] = [];
  let hear = (update: Update): void => void waiting.push(update);
  const joined = await join((update) => hear(update));
  if (!joined.ok) return { kind: 'failed', problem: joined.problem };
  const { match } = joined.value;
  const ui = await loadUi(match.game);
  const guide = await guideOf(match);
  const table = new TableModel(ui, match, guide);
  table.attach(joined.value);
  hear = (update) => table.hear(update);
  for (const update of waiting) table.hear(update);
  return { kind: 'sitting', table, match, guide };
}

/** Who leads through a lesson, if the match is one. */
async function guideOf(match: MatchInfo): Promise<LessonGuide | undefined> {
  const lesson = match.prepared && (await loadLesson(match.game));
  return lesson && new LessonGuide(lesson);
}

function AtTable({
  table,
  match,
  guide,
  around,
}: {
  table: TableModel;
  match: MatchInfo;
  guide: LessonGuide | undefined;
  around: Around;
}): JSX.Element {
  const [open, setOpen] = useState<'rules' | 'keys' | 'describe'>();
  const [closed, setClosed] = useState(false);
  const scene = table.scene.value;
  const { house, table: say, end, keys } = words();
  const title = gameName(match.game);
  const mine = (scene?.legal.length ?? 0) > 0;
  useEffect(() => {
    pageTitle.value = `${mine ? '● ' : ''}${title}`;
  }, [mine, title]);
  useLayoutEffect(() => {
    if (closed) document.querySelector<HTMLElement>('#prompt')?.focus();
  }, [closed]);
  useShortcuts({
    u: () => table.canTakeBack && void table.takeBack(),
    h: () => mine && void table.askHint(),
    r: () => setOpen('rules'),
    t: () => setOpen('describe'),
    '?': () => setOpen('keys'),
  });
  if (table.curtain.value !== undefined) return <Curtain table={table} />;
  if (!scene) return <p class="loading">{house.loading}</p>;
  const outcome = table.behind.value ? null : table.position.value?.outcome;
  const { replayAddress, onRematch, bar, news, result, ...parts } = around;
  // A panel tells late that it was closed; another may be open by then.
  const close = (panel: typeof open) => () => setOpen((now) => (now === panel ? undefined : now));
  return (
    <>
      <TableFrame
        table={table}
        scene={scene}
        game={match.game}
        title={title}
        parts={{
          ...parts,
          prompt:
            guide?.over.value === false ? (
              <LessonPanel guide={guide} table={table} scene={scene} game={match.game} />
            ) : undefined,
        }}
        covered={Boolean(outcome) && !closed}
        ways={
          <>
            <button type="button" class="plain" onClick={() => setOpen('describe')}>
              {keys.describe}
            </button>
            <button type="button" class="plain" onClick={() => setOpen('keys')}>
              {keys.open}
            </button>
          </>
        }
        bar={
          <>
            {outcome && closed && (
              <button type="button" class="main" onClick={() => setClosed(false)}>
                {end.seeResult}
              </button>
            )}
            {bar}
            <button type="button" class="quiet" onClick={() => setOpen('rules')}>
              {say.rules}
            </button>
            <a class="button quiet" href="/settings">
              {house.settings}
            </a>
            <a class="button quiet" href="/">
              {house.home}
            </a>
          </>
        }
      />
      {open === 'rules' && (
        <RulesPanel
          game={match.game}
          now={table.ui.rulesNow?.(scene) ?? []}
          onClose={close('rules')}
        />
      )}
      {open === 'keys' && <KeysPanel onClose={close('keys')} />}
      {open === 'describe' && (
        <DescribePanel table={table} scene={scene} onClose={close('describe')} />
      )}
      {outcome && !closed && (
        <EndScreen
          table={table}
          outcome={outcome}
          scene={scene}
          replayAddress={replayAddress}
          onRematch={onRematch && (() => onRematch(match))}
          onClose={() => setClosed(true)}
          news={news}
          below={result}
        />
      )}
    </>
  );
}
