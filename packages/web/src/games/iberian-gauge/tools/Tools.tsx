import { ByRound } from '../../../pieces/tools/ByRound.tsx';
import { BySeat } from '../../../pieces/tools/BySeat.tsx';
import type { Row } from '../../../pieces/tools/BySeat.tsx';
import { Tool } from '../../../pieces/tools/Tool.tsx';
import { words as house } from '../../../words/words.ts';
import { liveryOf } from '../liveries.ts';
import { railroadName, say } from '../say.ts';
import type { IberianScene } from '../say.ts';
import { historyOf } from './history.ts';
import { WhatIf } from './WhatIf.tsx';

/** Who holds what, what the next dividends pay, what would be if, and how it went so far. */
export function Tools({ scene }: { scene: IberianScene }) {
  const words = say().tools;
  const { view, seats } = scene;
  const { tiles, players } = view;
  const sharesOf = (row: number, seat: number): number =>
    players[seat]?.shares[tiles[row] ?? 0] ?? 0;
  const paid = (row: number, seat: number): number =>
    sharesOf(row, seat) * (view.railroads[tiles[row] ?? 0]?.dividend ?? 0);
  const rows = (about: 'shareValue' | 'dividend'): Row[] =>
    tiles.map((railroad) => {
      const figure = view.railroads[railroad]?.[about] ?? 0;
      return {
        livery: liveryOf(railroad),
        name: railroadName(railroad),
        ask: `tile:${railroad}`,
        ...(figure > 0 && { about: words.each(figure) }),
      };
    });
  return (
    <div class="sheet tools">
      <Tool title={words.holdings}>
        <BySeat
          title={words.holdings}
          rows={rows('shareValue')}
          seats={seats}
          value={sharesOf}
          totals={[
            [words.shares, players.map(({ worth, cash }) => worth - cash)],
            [words.cash, players.map(({ cash }) => cash)],
            [words.worth, players.map(({ worth }) => worth)],
          ]}
        />
      </Tool>
      <Tool title={words.forecast} about={words.forecastAbout}>
        <BySeat
          title={words.forecast}
          rows={rows('dividend')}
          seats={seats}
          value={paid}
          totals={[
            [
              words.income,
              seats.map(({ seat }) => tiles.reduce((sum, _, row) => sum + paid(row, seat), 0)),
            ],
          ]}
        />
      </Tool>
      <Tool title={house().tools.whatIf}>
        <WhatIf scene={scene} />
      </Tool>
      <History scene={scene} />
    </div>
  );
}

/** Net worth and cash when each round began. */
function History({ scene }: { scene: IberianScene }) {
  const words = say().tools;
  const { view, seats } = scene;
  if (view.round === 0) return null;
  const { cash, worth } = historyOf(scene.story(), view.players.length);
  return (
    <ByRound
      seats={seats}
      counts={[
        { name: words.worth, series: worth },
        { name: words.cash, series: cash },
      ]}
      about={words.byRoundAbout}
      foot={say().headings.roundShort(view.round + 1)}
    />
  );
}
