import { POSITIONS } from '@roundhouse/games/iron-horses-rael';
import type { TrainView } from '@roundhouse/games/iron-horses-rael';
import { Chip } from '../../pieces/LiveryShape.tsx';
import { changesOf } from './labels.ts';
import { LIVERIES } from './liveries.ts';
import { changesText, say } from './say.ts';
import type { RaelScene } from './say.ts';
import { gainOf } from './worth.ts';

interface TurningProps {
  scene: RaelScene;
  train: TrainView;
  onLook: (position: number | undefined) => void;
}

/** The positions to which the dial can be turned, each with what it does to every stock and to the viewer's own. */
export function Turning({ scene, train, onLook }: TurningProps) {
  const words = say();
  const { view } = scene;
  const { region } = train;
  const from = view.positions[region] ?? 0;
  const turns = scene.legal
    .flatMap((move) => (move.kind === 'rotate' ? [move] : []))
    .map((move) => ({ move, steps: (move.position - from + POSITIONS) % POSITIONS }))
    .sort((a, b) => a.steps - b.steps);
  return (
    <section
      class="turning"
      data-roving="list"
      aria-label={words.turning.title(words.station(region))}
      data-ask="turning"
    >
      <div class="turning-head turning-row">
        <h2 class="turning-title">{words.turning.title(words.station(region))}</h2>
        {LIVERIES.map((livery) => (
          <Chip key={livery.letter} livery={livery} size={20} />
        ))}
        <span title={words.turning.yoursAbout}>{words.turning.yours}</span>
      </div>
      {turns.map(({ move, steps }) => (
        <Turn
          key={move.position}
          scene={scene}
          region={region}
          position={move.position}
          steps={steps}
          onLook={onLook}
        />
      ))}
    </section>
  );
}

interface TurnProps {
  scene: RaelScene;
  region: number;
  position: number;
  steps: number;
  onLook: (position: number | undefined) => void;
}

function Turn({ scene, region, position, steps, onLook }: TurnProps) {
  const words = say();
  const { view, viewer } = scene;
  const own = viewer === 'spectator' ? undefined : view.players[viewer];
  const changes = changesOf(view, position);
  const gain = own ? gainOf(view, own, region, changes) : 0;
  const look = (): void => onLook(position);
  const leave = (): void => onLook(undefined);
  const label = words.turning.option(steps, changesText(changes), words.gain(gain));
  return (
    <button
      type="button"
      class="turning-row"
      {...scene.offer({ kind: 'rotate', position }, label)}
      onPointerEnter={look}
      onPointerLeave={leave}
      onFocus={look}
      onBlur={leave}
    >
      <span class="turning-by figures">
        <TurnSign /> {words.turning.by(steps)}
      </span>
      {changes.map((by, colour) => (
        <span key={colour} class={`figures turning-cell ${tone(by)}`}>
          {words.signed(by)}
        </span>
      ))}
      <b class={`figures turning-cell ${tone(gain)}`}>{words.gain(gain)}</b>
    </button>
  );
}

const tone = (by: number): string => (by > 0 ? 'is-up' : by < 0 ? 'is-down' : 'is-zero');

function TurnSign() {
  return (
    <svg class="turning-sign" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M3 9a5 5 0 1 1 2 4M13 1V6H8" />
    </svg>
  );
}
