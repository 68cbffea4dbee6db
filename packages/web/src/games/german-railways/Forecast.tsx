import { Chip } from '../../pieces/LiveryShape.tsx';
import { liveryOf } from './liveries.ts';
import { dividendsOf } from './prospect.ts';
import { say, shortName } from './say.ts';
import type { GermanScene } from './say.ts';

/** What everybody would receive if each railroad built the next connection: below the map where a high board has room. */
export function Forecast({ scene }: { scene: GermanScene }) {
  const words = say().tools;
  const { view, seats } = scene;
  const paid = view.railroads.map((_, railroad) => dividendsOf(view, railroad));
  return (
    <table class="forecast">
      <caption>{words.forecast}</caption>
      <thead>
        <tr>
          <td />
          {paid.map((_, railroad) => (
            <th key={railroad} scope="col" data-ask={`railroad:${railroad}`}>
              <Chip livery={liveryOf(railroad)} size={22} title={shortName(railroad)} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {seats.map((info) => (
          <tr key={info.seat}>
            <th scope="row" data-ask={`seat:${info.seat}`}>
              <Chip livery={info} size={20} title={scene.who.name(info.seat)} />
            </th>
            {paid.map((received, railroad) => (
              <td key={railroad} class="figures">
                {received[info.seat] || '·'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
