import { useState } from 'preact/hooks';
import { Arrival, Builder } from './Builder.tsx';
import { EndLine } from './EndLine.tsx';
import { changesOf } from './labels.ts';
import { Market } from './Market.tsx';
import { Piles } from './Piles.tsx';
import { say } from './say.ts';
import type { RaelScene } from './say.ts';
import { StatesMap } from './StatesMap.tsx';
import { Station } from './Station.tsx';
import { Turning } from './Turning.tsx';

/** The depots from west to east: red, orange and yellow in the north, violet, blue and green in the south. */
const PLACES = [0, 1, 2, 5, 4, 3];

export function Board({ scene }: { scene: RaelScene }) {
  const [looked, look] = useState<number>();
  const { view } = scene;
  const region = view.phase === 'rotate' ? view.train?.region : undefined;
  const position = region === undefined ? undefined : looked;
  const changes = position === undefined ? undefined : changesOf(view, position);
  return (
    <div class="rael-sheet">
      <div class="rael">
        <EndLine scene={scene} />
        <div class="workplace">
          <Workplace scene={scene} onLook={look} />
        </div>
        <div class="poster" role="group" aria-label={say().board} data-roving="row" data-ask="map">
          <StatesMap />
          {PLACES.map((place) => (
            <Station
              key={place}
              scene={scene}
              region={place}
              position={place === region ? position : undefined}
            />
          ))}
        </div>
        <Market scene={scene} changes={changes} />
      </div>
    </div>
  );
}

interface WorkplaceProps {
  scene: RaelScene;
  onLook: (position: number | undefined) => void;
}

/** What is worked on: a train that arrives, the piles, the train being completed, or the dial being turned. */
function Workplace({ scene, onLook }: WorkplaceProps) {
  const { phase, train } = scene.view;
  const delivery = scene.happening.find((event) => event.kind === 'delivered');
  if (delivery && scene.legal.length === 0 && phase !== 'over') {
    return <Arrival scene={scene} delivery={delivery} />;
  }
  if (!train) return <Piles scene={scene} />;
  if (phase === 'rotate') return <Turning scene={scene} train={train} onLook={onLook} />;
  return <Builder scene={scene} train={train} />;
}
