import { useEffect, useRef } from 'preact/hooks';
import type { AnyScene } from '../games/game-ui.ts';
import { Drawn } from '../table/Drawn.tsx';
import { words } from '../words/words.ts';
import type { ReplayModel } from './replay-model.ts';

/** One hand as at the table; or everybody's side by side, with cards of one size, that of whoever moved in sight. */
export function Hands({ replay, scene }: { replay: ReplayModel; scene: AnyScene }) {
  const row = useRef<HTMLDivElement>(null);
  const { Hand } = replay.ui;
  const moment = replay.moment.value ?? 0;
  const mover = replay.steps.value.find(({ moves }) => moves === moment)?.seat;
  useEffect(() => {
    const hand = row.current?.querySelector<HTMLElement>(`[data-seat="${mover}"]`);
    if (row.current && hand) row.current.scrollLeft = hand.offsetLeft - row.current.offsetLeft;
  }, [mover, replay]);
  if (!Hand) return <></>;
  if (replay.eyes.value !== 'all')
    return (
      <Drawn>
        <Hand scene={scene} />
      </Drawn>
    );
  return (
    <div class="hands" ref={row}>
      {replay.handScenes.value.map((each) => (
        <div key={each.viewer} class="hands-one" data-seat={each.viewer}>
          <h3>
            {words().replay.handOf(
              each.viewer === 'spectator' ? '' : (replay.seats[each.viewer]?.name ?? ''),
            )}
          </h3>
          <Drawn>
            <Hand scene={each} />
          </Drawn>
        </div>
      ))}
    </div>
  );
}
