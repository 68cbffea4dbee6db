import type { ComponentChildren, JSX } from 'preact';
import { gameName } from '../games/shelf.ts';
import type { Past } from '../match/host.ts';
import { Drawn } from '../table/Drawn.tsx';
import { Log } from '../table/Log.tsx';
import { linesOf } from '../table/log-lines.ts';
import { SeatList } from '../table/SeatList.tsx';
import { TableLayout } from '../table/TableLayout.tsx';
import { words } from '../words/words.ts';
import type { ReplayModel } from './replay-model.ts';
import { ReplayControls } from './ReplayControls.tsx';

/** A match from its start to its end, at its table. */
export function ReplayTable({
  replay,
  past,
  below,
}: {
  replay: ReplayModel;
  past: Past;
  below: ComponentChildren;
}): JSX.Element {
  const { replay: say, house } = words();
  const { match } = past;
  const name = gameName(match.game);
  const scene = replay.scene.value;
  const { Board, Hand } = replay.ui;
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
          <button type="button" class="quiet" onClick={() => void download(past)}>
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

async function download({ match, record }: Past): Promise<void> {
  const kept = await record();
  if (kept === undefined) return;
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(kept, null, 1)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = `${match.game}-${match.id}.json`;
  link.click();
  URL.revokeObjectURL(address);
}
