import { Chip } from '../../pieces/LiveryShape.tsx';
import { Offerable } from '../../pieces/Offerable.tsx';
import { Money } from '../../pieces/signs.tsx';
import { labelOf } from './labels.ts';
import { Shares } from './Ledger.tsx';
import { liveryOf } from './liveries.ts';
import { shortName, say } from './say.ts';
import type { GermanScene } from './say.ts';

/** The ledger where there is no room for it: treasury and income of each railroad, and all that can be done with it. */
export function Railroads({ scene }: { scene: GermanScene }) {
  return (
    <ul class="tiles" aria-label={say().ledger.title} data-roving="row">
      {scene.view.railroads.map((_, railroad) => (
        <li key={railroad} data-ask={`railroad:${railroad}`}>
          <Tile scene={scene} railroad={railroad} />
        </li>
      ))}
    </ul>
  );
}

function Tile({ scene, railroad }: { scene: GermanScene; railroad: number }) {
  const words = say().ledger;
  const { railroads, auction, build } = scene.view;
  const { treasury = 0, income = 0 } = railroads[railroad] ?? {};
  const then = scene.ahead?.view.railroads[railroad] ?? { treasury, income };
  const moves = scene.legal.filter(
    (move) => (move.kind === 'build' || move.kind === 'offer') && move.railroad === railroad,
  );
  const [move] = moves;
  const about = words.tile(shortName(railroad), treasury, income);
  const label = moves.length === 1 && move ? `${labelOf(move, scene)}. ${about}` : about;
  const isBusy = [auction?.railroad, build?.railroad].includes(railroad);
  return (
    <Offerable
      offered={scene.offer(moves, label)}
      label={about}
      class={isBusy ? 'tile tile-busy' : 'tile'}
    >
      <Chip livery={liveryOf(railroad)} size={22} />
      <span class="tile-figures">
        <Money>
          {treasury}
          {then.treasury !== treasury && <em class="then">→{then.treasury}</em>}
        </Money>
        <span class="figures tile-income">
          {words.incomeShort(income)}
          {then.income !== income && <em class="then">→{then.income}</em>}
        </span>
      </span>
      <span class="tile-shares">
        <Shares scene={scene} railroad={railroad} />
      </span>
    </Offerable>
  );
}
