import type { Seat } from '@roundhouse/engine';
import { ROUNDS } from '@roundhouse/games/iberian-gauge';
import type { View } from '@roundhouse/games/iberian-gauge';
import { Figure } from '../../pieces/Figure.tsx';
import { Chip } from '../../pieces/LiveryShape.tsx';
import { askable } from '../../pieces/Offerable.tsx';
import { Cube, Money, Plate } from '../../pieces/signs.tsx';
import { liveryOf } from './liveries.ts';
import { railroadName, say } from './say.ts';
import type { IberianScene } from './say.ts';

/** What one seat has: cash, cubes, the Priority Deal and its shares. */
export function Holdings({ scene, seat }: { scene: IberianScene; seat: Seat }) {
  const words = say().seat;
  const player = scene.view.players[seat];
  const info = scene.seats[seat];
  if (!player || !info) return null;
  const after = scene.ahead?.view.players[seat]?.cash ?? player.cash;
  return (
    <div class="holdings">
      <p class="purse">
        <Money title={words.cash}>
          <Figure value={player.cash} time={scene.travel} />
          {after !== player.cash && <span class="tile-after">→{after}</span>}
        </Money>
        <span class="purse-cubes" title={words.cubes(player.cubes)}>
          <svg viewBox="-10 -10 20 20" width="18" height="18" aria-hidden="true">
            <Cube livery={info} />
          </svg>
          <span class="figures" aria-hidden="true">
            {player.cubes}
          </span>
          <span class="sr-only">{words.cubes(player.cubes)}</span>
        </span>
        <PriorityDeal view={scene.view} seat={seat} />
      </p>
      <Shares scene={scene} seat={seat} />
    </div>
  );
}

/** Who has the Priority Deal, and who would take it next. */
function PriorityDeal({ view, seat }: { view: View; seat: Seat }) {
  const words = say().seat;
  const holds = view.priorityDeal === seat;
  const next = view.nextPriorityDeal === seat;
  if (!holds && !next) return null;
  return (
    <span
      class={holds ? '' : 'priority-next'}
      title={holds ? words.priorityAbout[timeOf(view)] : words.priorityNextAbout}
    >
      <Plate>{words.priority}</Plate>
      {!holds && <span> {words.priorityNext}</span>}
    </span>
  );
}

function timeOf({ round }: View): 'now' | 'next' | 'last' {
  if (ROUNDS[round] === 'stock') return 'now';
  return ROUNDS.includes('stock', round) ? 'next' : 'last';
}

function Shares({ scene, seat }: { scene: IberianScene; seat: Seat }) {
  const words = say().seat;
  const player = scene.view.players[seat];
  const held = scene.view.tiles.filter((railroad) => (player?.shares[railroad] ?? 0) > 0);
  if (held.length === 0) return <p class="quiet-text">{words.none}</p>;
  return (
    <ul class="shares" data-roving="row">
      {held.map((railroad) => {
        const count = player?.shares[railroad] ?? 0;
        const value = scene.view.railroads[railroad]?.shareValue ?? 0;
        const bought = player?.bought.includes(railroad) ?? false;
        const name = words.shares(count, railroadName(railroad), value);
        return (
          <li key={railroad}>
            <span
              class={bought ? 'share share-bought' : 'share'}
              title={bought ? `${name}; ${words.bought}` : name}
              {...askable(`share:${railroad}`, name)}
            >
              <Chip livery={liveryOf(railroad)} size={20} title={name} />
              <span class="figures">×{count}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
