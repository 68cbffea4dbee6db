import { ROUTE_BOARDS } from '@roundhouse/games/trains-and-cargo';
import type { RouteBoard } from '@roundhouse/games/trains-and-cargo';
import { Offerable } from '../../pieces/Offerable.tsx';
import { labelOf } from './labels.ts';
import { boardName, goodName, say } from './say.ts';
import type { CargoScene } from './say.ts';
import { Token } from './Token.tsx';

/** The Route Boards that nobody has. */
export function RouteBoards({ scene }: { scene: CargoScene }) {
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
          <li key={board.id} data-ask={`board:${i}`} title={about}>
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

const SQUARE = 18;
const LONGEST = Math.max(...ROUTE_BOARDS.map(({ maximum }) => maximum));

/** Where a square begins: two stand close together, as in a carriage. */
const squareX = (i: number): number => 1 + i * (SQUARE + 1) + Math.floor(i / 2) * 2;

/** All squares of a board with what they bring. */
export function RouteStrip({ board }: { board: RouteBoard }) {
  return (
    <svg class="route-strip" viewBox={`0 0 ${squareX(LONGEST) + 26} 38`} aria-hidden="true">
      {Array.from({ length: board.maximum }, (_, i) => {
        const bonus = board.bonuses.find(({ square }) => square === i + 1);
        return (
          <g key={i} transform={`translate(${squareX(i)} 18)`}>
            <rect
              class={bonus ? 'route-square route-bonus' : 'route-square'}
              width={SQUARE}
              height={SQUARE}
              rx="2"
            />
            {bonus && (
              <>
                <Token good={bonus.good} x={1} y={1} size={SQUARE - 2} />
                <text class="route-count" x={SQUARE / 2} y="-9">
                  +{bonus.count}
                </text>
              </>
            )}
          </g>
        );
      })}
      {board.fullPoints > 0 && (
        <text class="route-full" x={squareX(board.maximum) + 3} y="27">
          +{board.fullPoints}
        </text>
      )}
    </svg>
  );
}
