import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { AnyScene } from '../games/game-ui.ts';
import { gameName } from '../games/shelf.ts';
import type { Past } from '../match/host.ts';
import { ButtonLink } from '../pieces/Button.tsx';
import type { Dock } from '../table/Docks.tsx';
import { Drawn } from '../table/Drawn.tsx';
import { InfoCards } from '../table/InfoCard.tsx';
import { Log } from '../table/Log.tsx';
import { briefLinesOf, linesOf } from '../table/log-lines.ts';
import { SeatList, seatsAs } from '../table/SeatList.tsx';
import { TableLayout } from '../table/TableLayout.tsx';
import { words } from '../words/words.ts';
import { ReplayControls } from './ReplayControls.tsx';
import type { ReplayModel } from './replay-model.ts';
import { SaveMenu } from './SaveMenu.tsx';
import type { Share } from './ShareMoment.tsx';
import '../styles/replay.css';

/** A match from its start to its end, at its table. */
export function ReplayTable({
  replay,
  past,
  share,
  above,
  explains = false,
  asking = false,
  below,
  docks = [],
}: {
  replay: ReplayModel;
  past: Past;
  share: Share;
  /** What is said or asked about this moment, above the controls; whoever is asked has no use for them. */
  above?: ComponentChildren;
  explains?: boolean;
  asking?: boolean;
  below: ComponentChildren;
  /** What lies beside the log. */
  docks?: readonly Dock[];
}) {
  const { replay: say, house } = words();
  const { match } = past;
  const name = gameName(match.game);
  const scene = replay.scene.value;
  const { Board } = replay.ui;
  if (!scene) return <p class="loading">{house.loading}</p>;
  const step = replay.steps.value.find(({ moves }) => moves === replay.moment.value);
  const told = (lines: typeof linesOf): string =>
    (step ? lines(replay.ui, step, scene).join(' ') : say.set) ||
    say.at(replay.moment.value ?? 0, replay.last);
  return (
    <TableLayout
      game={match.game}
      title={`${say.title}: ${name}`}
      bar={
        <>
          <SaveMenu past={past} moment={replay.moment.value ?? 0} />
          <ButtonLink class="quiet" href="/" label={house.home} />
        </>
      }
      prompt={
        <div class="prompt" role="region" aria-label={words().table.prompt}>
          <p class="prompt-text" id="prompt" tabIndex={-1}>
            {told(briefLinesOf)}
          </p>
          <p class="sr-only" aria-live="polite">
            {told(linesOf)}
          </p>
        </div>
      }
      actions={
        <>
          {above}
          {!asking && (
            <>
              <ReplayControls replay={replay} share={share} />
              {below}
            </>
          )}
        </>
      }
      seats={<SeatList ui={replay.ui} scene={scene} />}
      board={<Drawn of={Board} given={{ scene }} />}
      hand={
        replay.ui.Hand && replay.eyes.value !== 'spectator' ? (
          <Hands replay={replay} scene={scene} />
        ) : undefined
      }
      seatsAs={seatsAs(replay.ui, scene)}
      acts={explains ? 'explanation' : 'replay'}
      more={!asking}
      docks={[{ id: 'log', name: words().table.log, content: <Log table={replay} /> }, ...docks]}
      extra={<InfoCards ui={replay.ui} scene={scene} game={match.game} />}
    />
  );
}

/** One hand as at the table; or everybody's side by side, with cards of one size, that of whoever moved in sight. */
function Hands({ replay, scene }: { replay: ReplayModel; scene: AnyScene }) {
  const row = useRef<HTMLDivElement>(null);
  const { Hand } = replay.ui;
  const moment = replay.moment.value ?? 0;
  const mover = replay.steps.value.find(({ moves }) => moves === moment)?.seat;
  useEffect(() => {
    const hand = row.current?.querySelector<HTMLElement>(`[data-seat="${mover}"]`);
    if (row.current && hand) row.current.scrollLeft = hand.offsetLeft - row.current.offsetLeft;
  }, [mover, replay]);
  if (!Hand) return <></>;
  if (replay.eyes.value !== 'all') return <Drawn of={Hand} given={{ scene }} />;
  return (
    <div class="hands" ref={row}>
      {replay.handScenes.value.map((each) => (
        <div key={each.viewer} class="hands-one" data-seat={each.viewer}>
          <h3>
            {words().replay.handOf(
              each.viewer === 'spectator' ? '' : (replay.seats[each.viewer]?.name ?? ''),
            )}
          </h3>
          <Drawn of={Hand} given={{ scene: each }} />
        </div>
      ))}
    </div>
  );
}
