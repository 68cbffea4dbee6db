import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { gameName, loadLesson, loadUi } from '../../games/shelf.ts';
import { dealAddress } from '../../match/deal.ts';
import type { Answer, Place, MatchInfo, Problem, Update } from '../../match/host.ts';
import { LessonGuide } from '../../lessons/guide.ts';
import { LessonPanel } from '../../lessons/LessonPanel.tsx';
import { Button } from '../../pieces/Button.tsx';
import { forgetPlaces } from '../../pieces/travel.ts';
import { Curtain } from '../../table/Curtain.tsx';
import { EndScreen } from '../../table/EndScreen.tsx';
import { InfoCards } from '../../table/InfoCard.tsx';
import { useShortcuts } from '../../table/shortcuts.ts';
import { TableFrame } from '../../table/TableFrame.tsx';
import type { TableParts } from '../../table/TableFrame.tsx';
import { TableModel } from '../../table/table-model.ts';
import { lastTable } from '../../settings/settings.ts';
import { path } from '../router.ts';
import { pageTitle } from '../title.ts';
import { words } from '../../words/words.ts';
import { Failed } from '../frame/Failed.tsx';
import type { LineBook } from '../planning/line-book.ts';
import { usePlanning } from '../planning/use-planning.tsx';
import { OpenPanel } from './OpenPanel.tsx';
import type { PanelName } from './OpenPanel.tsx';
import { TableBar } from './TableBar.tsx';

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
  /** Whether another match can go on from here. */
  readonly canBranch?: boolean;
  /** Where planned moves are kept, if the match can play them. */
  readonly lines?: LineBook;
  /** What the bar has besides rules, settings and the way home. */
  readonly bar?: ComponentChildren;
  /** What the menu of the match has besides what every table has. */
  readonly menu?: ComponentChildren;
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
}: Around & { readonly id: string; readonly join: Join }) {
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
  if (sat.kind === 'failed') return <Failed problem={sat.problem} />;
  return <Seated {...sat} around={around} />;
}

/** Takes a place at the match and lays the table. */
async function sitDown(join: Join): Promise<Sat> {
  const waiting: Update[] = [];
  let hear = (update: Update): void => void waiting.push(update);
  const joined = await join((update) => hear(update));
  if (!joined.ok) return { kind: 'failed', problem: joined.problem };
  const { match } = joined.value;
  const drawn = await Promise.all([loadUi(match.game), guideOf(match)]).catch(() => undefined);
  if (!drawn) return { kind: 'failed', problem: 'not-loaded' };
  const [ui, guide] = drawn;
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

interface Seated {
  readonly table: TableModel;
  readonly match: MatchInfo;
  readonly guide: LessonGuide | undefined;
  readonly around: Around;
}

/** Whoever sits down plays at the table, or plans beside it. */
function Seated(seated: Seated) {
  const { table, match, guide, around } = seated;
  const planning = usePlanning(table, around.lines);
  const mine = (table.scene.value?.legal.length ?? 0) > 0;
  const title = gameName(match.game);
  useEffect(() => {
    pageTitle.value = `${mine ? '● ' : ''}${title}`;
  }, [mine, title]);
  const over = Boolean(table.position.value?.outcome);
  useEffect(() => {
    if (!over) lastTable.value = `${path.value} ${match.game}`;
    else if (lastTable.value.startsWith(`${path.value} `)) lastTable.value = '';
  }, [over, match.game]);
  const plays = table.viewer.value !== 'spectator' && !over;
  if (planning.board) return planning.board;
  return <AtTable {...seated} onPlan={plays && !guide ? planning.begin : undefined} />;
}

function AtTable({
  table,
  match,
  guide,
  around,
  onPlan,
}: Seated & { readonly onPlan: (() => void) | undefined }) {
  const [open, setOpen] = useState<PanelName>();
  const [closed, setClosed] = useState(false);
  const scene = table.scene.value;
  const { house, keys } = words();
  const title = gameName(match.game);
  const mine = (scene?.legal.length ?? 0) > 0;
  useLayoutEffect(() => {
    if (closed) document.querySelector<HTMLElement>('#prompt')?.focus();
  }, [closed]);
  useShortcuts({
    u: () => table.canTakeBack && void table.takeBack(),
    h: () => mine && void table.askHint(),
    p: onPlan,
    r: () => setOpen('rules'),
    t: () => setOpen('describe'),
    '?': () => setOpen('keys'),
  });
  if (table.curtain.value !== undefined) return <Curtain table={table} />;
  if (!scene) return <p class="loading">{house.loading}</p>;
  const outcome = table.behind.value ? null : table.position.value?.outcome;
  const {
    replayAddress,
    onRematch,
    canBranch = false,
    lines: _,
    bar,
    menu,
    news,
    result,
    ...parts
  } = around;
  return (
    <>
      <TableFrame
        table={table}
        scene={scene}
        game={match.game}
        title={title}
        parts={{
          ...parts,
          ...(onPlan && { onPlan }),
          prompt:
            guide?.over.value === false ? (
              <LessonPanel guide={guide} table={table} scene={scene} game={match.game} />
            ) : undefined,
        }}
        covered={Boolean(outcome) && !closed}
        ways={
          <>
            <Button label={keys.describe} onClick={() => setOpen('describe')} />
            <Button label={keys.open} onClick={() => setOpen('keys')} />
          </>
        }
        bar={
          <TableBar
            table={table}
            menu={menu}
            canBranch={canBranch && !guide}
            onPlan={onPlan}
            onOpen={setOpen}
            onResult={outcome && closed ? () => setClosed(false) : undefined}
          >
            {bar}
          </TableBar>
        }
      />
      <InfoCards ui={table.ui} scene={scene} game={match.game} asking={table.asking} />
      <OpenPanel
        open={open}
        table={table}
        scene={scene}
        game={match.game}
        onClose={(panel) => setOpen((now) => (now === panel ? undefined : now))}
      />
      {outcome && !closed && (
        <EndScreen
          table={table}
          outcome={outcome}
          scene={scene}
          replayAddress={replayAddress}
          dealAddress={match.deal && dealAddress(match.game, match.deal)}
          onRematch={onRematch && (() => onRematch(match))}
          onClose={() => setClosed(true)}
          news={news}
          below={result}
        />
      )}
    </>
  );
}
