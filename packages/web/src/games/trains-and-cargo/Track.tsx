import {
  GREEN_CARRIAGES,
  ROUTE_BOARDS,
  scoreTrain,
  TOKENS_PER_CARRIAGE,
} from '@roundhouse/games/trains-and-cargo';
import type { SideView } from '@roundhouse/games/trains-and-cargo';
import { askable } from '../../pieces/Offerable.tsx';
import { labelOf } from './labels.ts';
import { goodName, ownSide, say } from './say.ts';
import type { CargoScene } from './say.ts';
import { Engine, Wagon } from './Vehicles.tsx';
import type { Place } from './Vehicles.tsx';

const GREEN = 1;

/** The locomotive with its carriages; places that are still free stand behind it. */
export function Track({ scene, side, train }: Part) {
  const hit = scene.legal.find((move) => move.kind === 'choose-side' && move.side === side);
  const next = scene.ahead?.view.sides[side];
  const leaving = next !== undefined && train.train.length > 0 && next.train.length === 0;
  const { lane, points, locomotives } = say();
  const goods = train.train.map(goodName);
  return (
    <div
      class={leaving ? 'track track-leaving' : 'track'}
      data-ask={`train:${side}`}
      data-roving="row"
      {...scene.offer(hit, hit ? labelOf(hit, scene) : '')}
    >
      <span class="sr-only">
        {lane.described(locomotives[train.locomotive] ?? '', goods, points(train.worth))}
      </span>
      <div
        class="rails"
        style={{
          '--count': Math.max(standing(train), Math.ceil(train.train.length / TOKENS_PER_CARRIAGE)),
        }}
      >
        <EngineStand scene={scene} side={side} train={train} />
        <Wagons scene={scene} side={side} train={train} />
        <Departure scene={scene} side={side} />
      </div>
    </div>
  );
}

interface Part {
  scene: CargoScene;
  side: number;
  train: SideView;
}

function EngineStand({ scene, side, train }: Part) {
  const { lane, locomotives } = say();
  const upgrade =
    side === ownSide(scene) ? scene.legal.find(({ kind }) => kind === 'upgrade') : undefined;
  const next = scene.ahead?.view.sides[side];
  // A train that leaves takes its locomotive along: what stands there then is no change to show.
  const kind = next && next.train.length >= train.train.length ? next.locomotive : train.locomotive;
  const fresh = scene.recent.some(
    (event) => (event.kind === 'upgraded' || event.kind === 'sabotaged') && event.side === side,
  );
  const title = `${locomotives[train.locomotive]}: ${lane.pulls[train.locomotive]}`;
  return (
    <div
      class={fresh ? 'engine engine-fresh' : 'engine'}
      title={title}
      {...askable(`engine:${side}`, title)}
      {...scene.offer(upgrade, upgrade ? labelOf(upgrade, scene) : '')}
    >
      <svg viewBox="0 0 84 58" aria-hidden="true">
        <Engine kind={kind} ghost={kind !== train.locomotive} />
      </svg>
    </div>
  );
}

function Wagons({ scene, side, train }: Part) {
  const { view } = scene;
  const { doubled } = scoreTrain(train, view.market);
  const next = scene.ahead?.view.sides[side]?.train ?? train.train;
  const coming = next.length > train.train.length ? next.slice(train.train.length) : [];
  const fresh = loadedLately(scene, side);
  const board = ROUTE_BOARDS[train.board];
  const placeAt = (i: number): Place => {
    const good = train.train[i];
    if (good !== undefined) return { good, fresh: i >= train.train.length - fresh };
    const ghost = coming[i - train.train.length];
    if (ghost !== undefined) return { good: ghost, ghost: true };
    const bonus = board?.bonuses.find(({ square }) => square === i + 1);
    return bonus ? { bonus } : {};
  };
  const length = train.train.length + coming.length;
  const count = Math.max(standing(train), Math.ceil(length / TOKENS_PER_CARRIAGE));
  return (
    <>
      {Array.from({ length: count }, (_, i) => {
        const goods = train.train.slice(i * TOKENS_PER_CARRIAGE, (i + 1) * TOKENS_PER_CARRIAGE);
        const worth = goods.reduce((sum, good) => sum + (view.market[good] ?? 0), 0);
        const heavy = goods.length > 0 && train.locomotive === GREEN && i >= GREEN_CARRIAGES;
        return (
          <div
            key={i}
            class="carriage"
            title={aboutWagon(i, goods, worth, doubled.includes(i), heavy)}
            {...askable(
              `carriage:${side}:${i}`,
              aboutWagon(i, goods, worth, doubled.includes(i), heavy) ?? say().lane.empty,
            )}
          >
            <svg viewBox="0 0 64 58" aria-hidden="true">
              <Wagon
                places={[placeAt(i * 2), placeAt(i * 2 + 1)]}
                worth={worth}
                empty={goods.length === 0}
                heavy={heavy}
                doubled={doubled.includes(i)}
              />
            </svg>
          </div>
        );
      })}
    </>
  );
}

/** How many carriages are drawn at least: all of a Route Board, or what the locomotive pulls and one to fill. */
function standing({ board, locomotive, train }: SideView): number {
  const squares = ROUTE_BOARDS[board]?.maximum;
  if (squares !== undefined) return squares / TOKENS_PER_CARRIAGE;
  if (locomotive === GREEN) return GREEN_CARRIAGES;
  return locomotive === 0 ? 0 : Math.max(4, Math.floor(train.length / TOKENS_PER_CARRIAGE) + 1);
}

function loadedLately({ recent }: CargoScene, side: number): number {
  let count = 0;
  for (const event of recent) {
    if (event.kind === 'train-sent' && event.side === side) count = 0;
    if (event.kind === 'loaded' && event.side === side) count++;
    if (event.kind === 'bonus-added' && event.side === side) count += event.count;
  }
  return count;
}

function aboutWagon(
  carriage: number,
  goods: readonly number[],
  worth: number,
  doubled: boolean,
  heavy: boolean,
): string | undefined {
  const { lane } = say();
  if (goods.length === 0) return undefined;
  const about = lane.carriage(carriage + 1, goods.map(goodName), worth);
  return [about, doubled && lane.doubled, heavy && lane.tooHeavy].filter(Boolean).join(', ');
}

/** The train that has just been sent rolls off the picture. */
function Departure({ scene, side }: { scene: CargoScene; side: number }) {
  const sent = scene.happening.find((event) => event.kind === 'train-sent' && event.side === side);
  if (sent?.kind !== 'train-sent' || scene.travel === 0) return null;
  const { train, points, orangeReturned } = sent;
  const wagons = Math.ceil(train.length / TOKENS_PER_CARRIAGE);
  return (
    <div class="departure" aria-hidden="true">
      <div class="departure-train">
        <svg class="departure-engine" viewBox="0 0 84 58">
          <Engine kind={orangeReturned ? 2 : GREEN} />
        </svg>
        {Array.from({ length: wagons }, (_, i) => (
          <svg key={i} class="departure-wagon" viewBox="0 0 64 58">
            <Wagon
              places={train.slice(i * 2, i * 2 + 2).map((good) => ({ good }))}
              worth={0}
              empty
              heavy={false}
              doubled={false}
            />
          </svg>
        ))}
      </div>
      <strong class="departure-points figures">{say().signed(points.total)}</strong>
    </div>
  );
}
