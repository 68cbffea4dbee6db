import type { Outcome, Seat } from '@roundhouse/engine';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { AnyScene } from '../games/game-ui.ts';
import { Chip } from '../pieces/LiveryShape.tsx';
import { playSound } from '../pieces/sounds.ts';
import { words } from '../words/words.ts';
import { Chart } from './Chart.tsx';
import type { TableModel } from './table-model.ts';

/** The result: ranking, the score breakdown, the match over time, and where to go from here. */
export function EndScreen({
  table,
  outcome,
  scene,
  onRematch,
  onClose,
  replayAddress,
  news,
  below,
}: {
  table: TableModel;
  outcome: Outcome;
  scene: AnyScene;
  onRematch?: (() => void) | undefined;
  onClose: () => void;
  replayAddress: string;
  news?: ComponentChildren;
  below?: ComponentChildren;
}): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  useEffect(() => playSound('fanfare'), []);
  const say = words().end;
  const events = table.steps.value.flatMap((step) => step.events);
  const account = table.ui.account?.(scene.view, outcome, events) ?? [];
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
          {endingText(outcome.reason, table)}
        </p>
        <div class="row end-buttons">
          {onRematch && (
            <button type="button" class="main" onClick={onRematch}>
              {say.rematch}
            </button>
          )}
          <a class="button plain" href={replayAddress}>
            {say.replay}
          </a>
          <a class="button plain" href="/">
            {say.otherGame}
          </a>
          <button type="button" class="quiet" onClick={onClose}>
            {say.seeTable}
          </button>
        </div>
        {news}
        <Ranking table={table} outcome={outcome} />
        {account.length > 0 && (
          <>
            <h2>{say.how}</h2>
            <div class="scroll-x" tabIndex={0} role="region" aria-label={say.how}>
              <table class="account">
                <thead>
                  <tr>
                    <td />
                    {table.seats.map(({ seat, name }) => (
                      <th key={seat} scope="col">
                        {name}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {account.map(({ label, values }) => (
                    <tr key={label}>
                      <th scope="row">{label}</th>
                      {values.map((value, seat) => (
                        <td key={seat} class="figures">
                          {typeof value === 'number' ? words().number(value) : value}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
                <tfoot>
                  <tr>
                    <th scope="row">{say.total}</th>
                    {outcome.scores.map((score, seat) => (
                      <td key={seat} class="figures">
                        {words().number(score)}
                      </td>
                    ))}
                  </tr>
                </tfoot>
              </table>
            </div>
          </>
        )}
        <MatchChart table={table} />
        {below}
      </div>
    </div>
  );
}

/** Matches end by the game's own rules, or because somebody left. */
function endingText(reason: string, { ui }: TableModel): string {
  const { left } = words().end;
  return left[reason as keyof typeof left] ?? ui.ending(reason);
}

function winnerText({ ranking }: Outcome, scene: AnyScene): string {
  const say = words().end;
  const winners = ranking[0] ?? [];
  const names = words().and(winners.map((seat) => scene.seats[seat]?.name ?? ''));
  if (winners.length > 1) return say.shared(names);
  const [winner] = winners;
  const you = winner !== undefined && scene.who.name(winner) === words().you;
  return you ? say.youWin : say.wins(names);
}

function Ranking({ table, outcome }: { table: TableModel; outcome: Outcome }): JSX.Element {
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
          <th scope="col">{say.score}</th>
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
              <td class="figures">{words().number(outcome.scores[seat] ?? 0)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function MatchChart({ table }: { table: TableModel }): JSX.Element | null {
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
  return (
    <>
      <h2>{words().end.chart}</h2>
      <Chart seats={table.seats} series={series} title={standingName?.() ?? words().end.score} />
    </>
  );
}
