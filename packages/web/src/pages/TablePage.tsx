import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { findBox, loadUi } from '../games/shelf.ts';
import type { MatchInfo, Problem } from '../host/host.ts';
import { theHost } from '../host/hosts.ts';
import { forgetPlaces } from '../pieces/travel.ts';
import { language } from '../settings.ts';
import { Curtain } from '../table/Curtain.tsx';
import { EndScreen } from '../table/EndScreen.tsx';
import { RulesPanel } from '../table/RulesPanel.tsx';
import { TableFrame } from '../table/TableFrame.tsx';
import { TableModel } from '../table/table-model.ts';
import { words } from '../words/words.ts';
import { LostPage } from './LostPage.tsx';
import { startMatch } from './start-match.ts';

type Sitting =
  | { readonly kind: 'joining' }
  | { readonly kind: 'failed'; readonly problem: Problem }
  | { readonly kind: 'sitting'; readonly table: TableModel; readonly match: MatchInfo };

export function TablePage({ id }: { id: string }): JSX.Element {
  const [sitting, setSitting] = useState<Sitting>({ kind: 'joining' });
  useEffect(() => {
    let gone = false;
    let table: TableModel | undefined;
    void sitDown(id).then((next) => {
      if (next.kind === 'sitting') ({ table } = next);
      if (gone) table?.leave();
      else setSitting(next);
    });
    return () => {
      gone = true;
      forgetPlaces();
      table?.leave();
    };
  }, [id]);
  if (sitting.kind === 'joining') return <p class="loading">{words().house.loading}</p>;
  if (sitting.kind === 'failed') return <LostPage text={words().problems[sitting.problem]} />;
  return <AtTable table={sitting.table} match={sitting.match} />;
}

/** Joins a match: first as a spectator to learn who plays, then with the eyes of the person at this screen. */
async function sitDown(id: string): Promise<Sitting> {
  const host = theHost();
  const summary = (await host.matches()).find((each) => each.id === id);
  if (!summary) return { kind: 'failed', problem: 'no-such-match' };
  const ui = await loadUi(summary.game);
  await ui.loadWords?.(language.value);
  const table = new TableModel(ui, summary);
  const eyes = table.people.length === 1 ? (table.people[0] ?? 'spectator') : 'spectator';
  const waiting: Parameters<TableModel['hear']>[0][] = [];
  let hear = (update: (typeof waiting)[number]): void => void waiting.push(update);
  const joined = await host.join(id, eyes, (update) => hear(update));
  if (!joined.ok) return { kind: 'failed', problem: joined.problem };
  table.attach(joined.value);
  hear = (update) => table.hear(update);
  for (const update of waiting) table.hear(update);
  return { kind: 'sitting', table, match: joined.value.match };
}

function AtTable({ table, match }: { table: TableModel; match: MatchInfo }): JSX.Element {
  const [rules, setRules] = useState(false);
  const [closed, setClosed] = useState(false);
  const scene = table.scene.value;
  const { house, table: say, end } = words();
  const title = findBox(match.game)?.name ?? match.game;
  const mine = (scene?.moves.length ?? 0) > 0;
  useEffect(() => {
    document.title = `${mine ? '● ' : ''}${title} · ${house.name}`;
  }, [mine, title, house.name]);
  if (table.curtain.value !== undefined) return <Curtain table={table} />;
  if (!scene) return <p class="loading">{house.loading}</p>;
  const outcome = table.behind.value ? null : table.position.value?.outcome;
  const { game, options, sitters } = match;
  return (
    <>
      <TableFrame
        table={table}
        scene={scene}
        game={match.game}
        title={title}
        bar={
          <>
            {outcome && closed && (
              <button type="button" class="main" onClick={() => setClosed(false)}>
                {end.seeResult}
              </button>
            )}
            <button type="button" class="quiet" onClick={() => setRules(true)}>
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
      {rules && (
        <RulesPanel
          game={match.game}
          now={table.ui.rulesNow?.(scene) ?? []}
          onClose={() => setRules(false)}
        />
      )}
      {outcome && !closed && (
        <EndScreen
          table={table}
          outcome={outcome}
          scene={scene}
          replayAddress={`/replay/${match.id}`}
          onRematch={() => void startMatch({ game, options, sitters })}
          onClose={() => setClosed(true)}
        />
      )}
    </>
  );
}
