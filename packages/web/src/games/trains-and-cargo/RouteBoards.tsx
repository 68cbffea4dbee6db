import { ROUTE_BOARDS } from '@roundhouse/games/trains-and-cargo';
import type { RouteBoard } from '@roundhouse/games/trains-and-cargo';
import type { JSX } from 'preact';
import { Offerable } from '../../pieces/Offerable.tsx';
import { labelOf } from './labels.ts';
import { boardName, goodName, say } from './say.ts';
import type { CargoScene } from './say.ts';
import { Token } from './Token.tsx';

/** The Route Boards that nobody has. */
export function RouteBoards({ scene }: { scene: CargoScene }): JSX.Element {
  const { routes } = say();
  const taken = scene.view.sides.map(({ board }) => board);
  const free = ROUTE_BOARDS.flatMap((board, i) => (taken.includes(i) ? [] : [{ board, i }]));
  return (
    <ul class="routes" aria-label={routes.label} data-roving="row">
      {free.map(({ board, i }) => {
        const move = scene.legal.find((each) => each.kind === 'take-board' && each.board === i);
        const about = aboutBoard(board);
        const label = move ? `${labelOf(move, scene)}. ${about}` : `${boardName(i)}. ${about}`;
        return (
          <li key={board.id} data-why={`board:${i}`} title={about}>
            <Offerable class="route" offered={scene.offer(move, label)} label={label}>
              <span class="route-name">{boardName(i)}</span>
              <RouteStrip board={board} />
            </Offerable>
          </li>
        );
      })}
      {free.length === 0 && <li class="quiet-text">{routes.none}</li>}
    </ul>
  );
}

export function aboutBoard({ maximum, bonuses, fullPoints }: RouteBoard): string {
  const { routes } = say();
  const extras = bonuses.map(({ square, count, good }) =>
    routes.bonus(square, count, goodName(good)),
  );
  return routes.about(maximum, fullPoints > 0 ? [...extras, routes.full(fullPoints)] : extras);
}

const STEP = 17;

/** All squares of a board with what they bring. */
export function RouteStrip({ board }: { board: RouteBoard }): JSX.Element {
  const width = 16 * STEP + 44;
  return (
    <svg class="route-strip" viewBox={`0 0 ${width} 30`} aria-hidden="true">
      {Array.from({ length: board.maximum }, (_, i) => {
        const x = i * STEP + Math.floor(i / 2) * 2;
        const bonus = board.bonuses.find(({ square }) => square === i + 1);
        return (
          <g key={i} transform={`translate(${x} 12)`}>
            <rect
              class={bonus ? 'route-square route-bonus' : 'route-square'}
              width="15"
              height="16"
              rx="2"
            />
            {bonus && (
              <>
                <Token good={bonus.good} x={0.5} y={1} size={14} />
                <text class="route-count" x="7.5" y="-5">
                  +{bonus.count}
                </text>
              </>
            )}
          </g>
        );
      })}
      {board.fullPoints > 0 && (
        <text class="route-full" x={board.maximum * STEP + board.maximum + 4} y="21">
          +{board.fullPoints}
        </text>
      )}
    </svg>
  );
}
