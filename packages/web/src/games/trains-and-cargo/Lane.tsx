import { ROUTE_BOARDS, scoreTrain } from '@roundhouse/games/trains-and-cargo';
import type { SideView } from '@roundhouse/games/trains-and-cargo';
import { Figure } from '../../pieces/Figure.tsx';
import { Chip } from '../../pieces/LiveryShape.tsx';
import { askable } from '../../pieces/Offerable.tsx';
import { labelOf } from './labels.ts';
import { aboutBoard } from './RouteBoards.tsx';
import { boardName, ownSide, say, sumOf } from './say.ts';
import type { CargoScene } from './say.ts';
import { Storage } from './Storage.tsx';
import { Track } from './Track.tsx';

/** With more sides than this the others have one row each. */
const COMPACT_FROM = 2;

/** One side's line: names, worth and score, the train on its track, what adds to it, and the storages. */
export function Lane({ scene, side }: { scene: CargoScene; side: number }) {
  const train = scene.view.sides[side];
  if (!train) return null;
  const own = side === ownSide(scene);
  const turn = train.seats.some((seat) => scene.deciders.includes(seat));
  const names = say().and(train.seats.map((seat) => scene.who.name(seat)));
  const compact = !own && scene.view.sides.length > COMPACT_FROM;
  const kind = `lane${own ? ' lane-own' : ''}${compact ? ' lane-compact' : ''}${turn ? ' lane-turn' : ''}`;
  return (
    <article class={kind} aria-label={names} data-ask={`seat:${train.seats[0]}`}>
      <header class="lane-head" data-roving="row">
        <span class="lane-names" {...askable(`seat:${train.seats[0]}`)}>
          {train.seats.map((seat) => {
            const info = scene.seats[seat];
            return info ? <Chip key={seat} livery={info} size={20} /> : null;
          })}
          <strong>{names}</strong>
        </span>
        <Notes scene={scene} side={side} train={train} />
        <Worth scene={scene} side={side} train={train} own={own} />
        <Score scene={scene} side={side} score={train.score} />
      </header>
      <Track scene={scene} side={side} train={train} />
      <div class="storages" data-roving="row">
        {ordered(train.seats, scene).map((seat) => (
          <Storage key={seat} scene={scene} seat={seat} />
        ))}
      </div>
    </article>
  );
}

/** The viewer's own storage before its partner's. */
function ordered(seats: readonly number[], { viewer }: CargoScene): readonly number[] {
  return viewer !== 'spectator' && seats.includes(viewer)
    ? [viewer, ...seats.filter((seat) => seat !== viewer)]
    : seats;
}

interface Part {
  scene: CargoScene;
  side: number;
  train: SideView;
}

/** The signal: what the train would score now, and whether it can leave. */
function Worth({ scene, side, train, own }: Part & { own: boolean }) {
  const { lane, points } = say();
  const send = own ? scene.legal.find(({ kind }) => kind === 'send') : undefined;
  const next = scene.ahead?.view.sides[side];
  const worth = train.worth;
  const changed = next !== undefined && next.train.length > 0 && next.worth !== worth;
  const state = stateOf(train);
  const sum = sumOf(scoreTrain(train, scene.view.market)) || points(worth);
  return (
    <span
      class={train.canSend ? 'worth worth-clear' : 'worth'}
      title={`${lane.worth}: ${sum}; ${state}`}
      {...askable(`train:${side}`)}
      {...scene.offer(send, send ? labelOf(send, scene) : '')}
    >
      <svg width="22" height="22" viewBox="0 -2 22 24" aria-hidden="true">
        <path class="signal-post" d="M5 22V1" />
        <path
          class="signal-arm"
          d="M5 3H20V9H5Z"
          transform={train.canSend ? 'rotate(-38 5 6)' : ''}
        />
      </svg>
      <span class="worth-text">
        <small>{train.train.length === 0 ? lane.empty : state}</small>
        {(train.train.length > 0 || changed) && (
          <span>
            <span class="worth-name">{lane.worth}</span> <b class="figures">{worth}</b>
            {changed && <b class="figures worth-next"> → {next.worth}</b>}
          </span>
        )}
      </span>
    </span>
  );
}

/** Whether a train can leave, and what it lacks. */
export function stateOf({ train, canSend, locomotive }: SideView): string {
  const { lane } = say();
  if (train.length === 0) return lane.nothing;
  if (canSend) return lane.canSend;
  return locomotive === 0 ? lane.noEngine : lane.needsOrange;
}

function Score({ scene, side, score }: { scene: CargoScene; side: number; score: number }) {
  const next = scene.ahead?.view.sides[side]?.score ?? score;
  return (
    <span class="lane-score" {...askable(`score:${side}`)}>
      <small>{say().lane.score}</small>
      <b>
        <Figure value={score} time={scene.travel} />
        {next !== score && <span class="score-next figures"> → {next}</span>}
      </b>
    </span>
  );
}

/** Cards by the train, its Route Board, and the sum where more than the goods count. */
function Notes({ scene, side, train }: Part) {
  const { lane, routes } = say();
  const board = ROUTE_BOARDS[train.board];
  const sum = train.train.length > 0 ? sumOf(scoreTrain(train, scene.view.market)) : '';
  if (train.doubleValues + train.longTrainBonuses === 0 && !board && sum === '') return null;
  return (
    <p class="notes" {...askable(`train:${side}`)}>
      {board && (
        <span class="note-route" title={aboutBoard(board)} {...askable(`board:${train.board}`)}>
          {boardName(train.board)} {train.train.length}/{board.maximum}
          {board.fullPoints > 0 && (
            <span class="note-full">, {routes.fullShort(board.fullPoints)}</span>
          )}
        </span>
      )}
      {train.doubleValues > 0 && (
        <span class="note-card">{lane.times(lane.doubleValue, train.doubleValues)}</span>
      )}
      {train.longTrainBonuses > 0 && (
        <span class="note-card">{lane.times(lane.longTrain, train.longTrainBonuses)}</span>
      )}
      {sum && <span class="note-sum figures">{sum}</span>}
    </p>
  );
}
