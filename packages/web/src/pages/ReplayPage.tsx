import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { gameName, loadUi } from '../games/shelf.ts';
import type { Host, MatchInfo, Problem } from '../host/host.ts';
import { theHost } from '../host/hosts.ts';
import { linesOf } from '../table/log-lines.ts';
import { Drawn } from '../table/Drawn.tsx';
import { Log } from '../table/Log.tsx';
import { SeatList } from '../table/SeatList.tsx';
import { TableLayout } from '../table/TableLayout.tsx';
import { pageTitle } from '../title.ts';
import { words } from '../words/words.ts';
import { LostPage } from './LostPage.tsx';
import { ReplayControls } from './ReplayControls.tsx';
import { ReplayModel } from './replay-model.ts';

type Opened =
  | { readonly kind: 'opening' }
  | { readonly kind: 'failed'; readonly problem: Problem }
  | { readonly kind: 'open'; readonly replay: ReplayModel; readonly match: MatchInfo };

export function ReplayPage({ id }: { id: string }): JSX.Element {
  return <Replay host={theHost()} id={id} />;
}

/** A match from its start to its end, wherever it lives. */
export function Replay({
  host,
  id,
  below,
}: {
  host: Host;
  id: string;
  /** What stands below the controls. */
  below?: ComponentChildren;
}): JSX.Element {
  const [opened, setOpened] = useState<Opened>({ kind: 'opening' });
  useEffect(() => void open(host, id).then(setOpened), [host, id]);
  if (opened.kind === 'opening') return <p class="loading">{words().house.loading}</p>;
  if (opened.kind === 'failed') return <LostPage text={words().problems[opened.problem]} />;
  return <Replaying replay={opened.replay} match={opened.match} host={host} below={below} />;
}

async function open(host: Host, id: string): Promise<Opened> {
  const answer = await host.replay(id);
  if (!answer.ok) return { kind: 'failed', problem: answer.problem };
  const past = answer.value;
  const ui = await loadUi(past.match.game);
  const replay = new ReplayModel(ui, past);
  await replay.see('all');
  return { kind: 'open', replay, match: past.match };
}

function Replaying({
  replay,
  match,
  host,
  below,
}: {
  replay: ReplayModel;
  match: MatchInfo;
  host: Host;
  below: ComponentChildren;
}): JSX.Element {
  const { replay: say, house } = words();
  const name = gameName(match.game);
  const scene = replay.scene.value;
  const { Board, Hand } = replay.ui;
  useEffect(() => {
    pageTitle.value = `${say.title}: ${name}`;
  }, [say.title, name]);
  if (!scene) return <p class="loading">{house.loading}</p>;
  const step = replay.steps.value.find(({ moves }) => moves === replay.moment.value);
  const story = step ? linesOf(replay.ui, step, scene).join(' ') : say.set;
  const hands = replay.eyes.value === 'all' ? replay.handScenes.value : [scene];
  return (
    <TableLayout
      game={match.game}
      title={`${say.title}: ${name}`}
      bar={
        <>
          <button type="button" class="quiet" onClick={() => void download(host, match)}>
            {say.export}
          </button>
          <a class="button quiet" href="/">
            {house.home}
          </a>
        </>
      }
      prompt={
        <div class="prompt" role="region" aria-label={words().table.prompt}>
          <p class="prompt-text" id="prompt" tabIndex={-1} aria-live="polite">
            {story || say.at(replay.moment.value ?? 0, replay.last)}
          </p>
        </div>
      }
      actions={
        <>
          <ReplayControls replay={replay} />
          {below}
        </>
      }
      seats={<SeatList ui={replay.ui} scene={scene} />}
      board={
        <Drawn>
          <Board scene={scene} />
        </Drawn>
      }
      hand={
        Hand && replay.eyes.value !== 'spectator' ? (
          <div class="hands">
            {hands.map((each) => (
              <div key={each.viewer} class="hands-one">
                {hands.length > 1 && (
                  <h3>
                    {say.handOf(
                      each.viewer === 'spectator' ? '' : (replay.seats[each.viewer]?.name ?? ''),
                    )}
                  </h3>
                )}
                <Drawn>
                  <Hand scene={each} />
                </Drawn>
              </div>
            ))}
          </div>
        ) : undefined
      }
      log={<Log table={replay} />}
    />
  );
}

async function download(host: Host, match: MatchInfo): Promise<void> {
  const answer = await host.record(match.id);
  if (!answer.ok) return;
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(answer.value, null, 1)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = `${match.game}-${match.id}.json`;
  link.click();
  URL.revokeObjectURL(address);
}
