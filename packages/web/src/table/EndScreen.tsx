import type { Outcome, Seat } from '@roundhouse/engine';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { spell } from '../games/fallback/fallback-ui.tsx';
import type { AnyScene } from '../games/game-ui.ts';
import { Button, ButtonLink } from '../pieces/Button.tsx';
import { Chart } from '../pieces/Chart.tsx';
import { Chip } from '../pieces/LiveryShape.tsx';
import { playSound } from '../pieces/sounds.ts';
import { words } from '../words/words.ts';
import { AccountTable } from './AccountTable.tsx';
import type { TableModel } from './table-model.ts';
import '../styles/ranking.css';

/** The result: ranking, the score breakdown, the match over time, and where to go from here. */
export function EndScreen({
  table,
  outcome,
  scene,
  onRematch,
  onClose,
  replayAddress,
  dealAddress,
  news,
  below,
}: {
  table: TableModel;
  outcome: Outcome;
  scene: AnyScene;
  onRematch?: (() => void) | undefined;
  onClose: () => void;
  replayAddress: string;
  /** Where the same shuffle can be played again, if it has a name. */
  dealAddress?: string | undefined;
  news?: ComponentChildren;
  below?: ComponentChildren;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  useEffect(() => playSound('fanfare'), []);
  const say = words().end;
  const early = earlyEnding(outcome.reason);
  const events = table.steps.value.flatMap((step) => step.events);
  const account = early ? [] : (table.ui.account?.(scene.view, outcome, events) ?? []);
  return (
    <div
      class="end"
      role="dialog"
      aria-modal="true"
      aria-label={say.title}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div class="end-sheet">
        <h1 ref={heading} tabIndex={-1} aria-describedby="end-reason">
          {winnerText(outcome, scene)}
        </h1>
        <p class="end-reason" id="end-reason">
          {early ? whoLeft(early, outcome, scene) : endingOf(outcome, table)}
        </p>
        <div class="row end-buttons">
          {onRematch && <Button class="main" label={say.rematch} onClick={onRematch} />}
          {dealAddress && <ButtonLink href={dealAddress} label={say.sameDeal} />}
          <ButtonLink href={replayAddress} label={say.replay} />
          <ButtonLink href={`${replayAddress}?review`} label={say.review} />
          <ButtonLink href="/" label={say.otherGame} />
          <Button class="quiet" label={say.seeTable} onClick={onClose} />
        </div>
        {news}
        <Ranking
          table={table}
          outcome={outcome}
          scores={early ? table.ui.standing?.(scene.view) : outcome.scores}
          scoreName={early ? say.scoreSoFar : say.score}
        />
        {account.length > 0 && (
          <>
            <h2>{say.how}</h2>
            <AccountTable
              title={say.how}
              names={table.seats.map(({ name }) => name)}
              lines={account.map(({ label, values }) => [label, values.map(figureOf)])}
              total={[say.total, outcome.scores.map(figureOf)]}
            />
          </>
        )}
        <MatchChart table={table} />
        {below}
      </div>
    </div>
  );
}

const figureOf = (value: number | string): string =>
  typeof value === 'number' ? words().number(value) : value;

type EarlyEnding = keyof ReturnType<typeof words>['end']['left'];

/** Matches end by the game's own rules, or before that: then nobody has counted. */
function earlyEnding(reason: string): EarlyEnding | undefined {
  return reason in words().end.left ? (reason as EarlyEnding) : undefined;
}

/** Whoever left is the last of all. */
function whoLeft(early: EarlyEnding, { ranking }: Outcome, { who }: AnyScene): string {
  const last = ranking.at(-1) ?? [];
  return words().end.left[early](words().and(last.map((seat) => who.name(seat))), last.length > 1);
}

const endingOf = ({ reason }: Outcome, { ui }: TableModel): string =>
  ui.endings?.()[reason] ?? spell(reason);

function winnerText({ ranking, reason }: Outcome, scene: AnyScene): string {
  const say = words().end;
  if (reason === 'settled') return say.noWinner;
  const winners = ranking[0] ?? [];
  const names = words().and(winners.map((seat) => scene.seats[seat]?.name ?? ''));
  if (winners.length > 1) return say.shared(names);
  const [winner] = winners;
  const you = winner !== undefined && scene.who.name(winner) === words().you;
  return you ? say.youWin : say.wins(names);
}

interface RankingProps {
  table: TableModel;
  outcome: Outcome;
  scores: readonly number[] | undefined;
  scoreName: string;
}

function Ranking({ table, outcome, scores, scoreName }: RankingProps) {
  const say = words().end;
  let place = 1;
  const rows = outcome.ranking.flatMap((group) => {
    const at = place;
    place += group.length;
    return group.map((seat): [number, Seat] => [at, seat]);
  });
  return (
    <table class="ranking">
      <thead>
        <tr>
          <th scope="col">{say.rank}</th>
          <th scope="col">{say.player}</th>
          {scores && <th scope="col">{scoreName}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(([at, seat]) => {
          const info = table.seats[seat];
          return (
            <tr key={seat} class={at === 1 ? 'ranking-first' : ''}>
              <td class="figures">{at}</td>
              <td>
                {info && <Chip livery={info} size={20} />} {info?.name}
              </td>
              {scores && <td class="figures">{words().number(scores[seat] ?? 0)}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function MatchChart({ table }: { table: TableModel }) {
  const [series, setSeries] = useState<readonly (readonly number[])[]>([]);
  const { standing, standingName } = table.ui;
  useEffect(() => {
    if (!standing) return;
    void table.wholePast().then((past) => {
      const rows = past.map(({ position }) => standing(position.view));
      setSeries(table.seats.map((_, seat) => rows.map((row) => row[seat] ?? 0)));
    });
  }, [table, standing]);
  if (!standing || (series[0]?.length ?? 0) < 2) return null;
  const say = words().end;
  return (
    <>
      <h2>{say.chart}</h2>
      <Chart
        seats={table.seats}
        series={series}
        label={say.chartAbout(standingName?.() ?? say.score)}
        foot={say.move((series[0]?.length ?? 1) - 1)}
      />
    </>
  );
}
