import { ByRound } from '../../../pieces/tools/ByRound.tsx';
import { BySeat, RowName } from '../../../pieces/tools/BySeat.tsx';
import type { Row } from '../../../pieces/tools/BySeat.tsx';
import { Tool } from '../../../pieces/tools/Tool.tsx';
import { words as house } from '../../../words/words.ts';
import { lastRoundOf, meterOf } from '../end-of-match.ts';
import { Partners } from '../Ledger.tsx';
import { liveryOf } from '../liveries.ts';
import { dividendsOf } from '../prospect.ts';
import { shortName, say } from '../say.ts';
import type { GermanScene } from '../say.ts';
import { historyOf } from './history.ts';
import { WhatIf } from './WhatIf.tsx';

const rowOf = (railroad: number): Row => ({
  livery: liveryOf(railroad),
  name: shortName(railroad),
  ask: `railroad:${railroad}`,
});

/** Who holds what, what dividends would pay, how it went so far, and what would be if. */
export function Tools({ scene }: { scene: GermanScene }) {
  const words = say().tools;
  const { view, seats } = scene;
  const rows = view.railroads.map((_, railroad) => rowOf(railroad));
  return (
    <div class="sheet tools">
      <Tool title={say().ledger.title} small>
        <Lines scene={scene} />
      </Tool>
      <Tool title={words.holdings}>
        <BySeat
          title={words.holdings}
          rows={view.railroads.map(({ income }, railroad) => ({
            ...rowOf(railroad),
            about: words.each(income),
          }))}
          seats={seats}
          value={(railroad, seat) => view.players[seat]?.shares[railroad] ?? 0}
          totals={[
            [words.income, view.players.map(({ income }) => income)],
            [words.cash, view.players.map(({ cash }) => cash)],
            [words.markers, view.players.map(({ markers }) => markers)],
          ]}
        />
      </Tool>
      <Tool title={words.forecast} about={words.forecastAbout}>
        <BySeat
          title={words.forecast}
          rows={rows}
          seats={seats}
          value={(railroad, seat) => dividendsOf(view, railroad)[seat] ?? 0}
        />
      </Tool>
      <Tool title={house().tools.whatIf}>
        <WhatIf scene={scene} />
      </Tool>
      <History scene={scene} />
      {view.round > 0 && view.ending === null && (
        <p class="quiet-text">{lastRoundOf(view) ?? meterOf(view)}</p>
      )}
    </div>
  );
}

/** What the tiles below the map leave out of the ledger. */
function Lines({ scene }: { scene: GermanScene }) {
  const words = say().ledger;
  return (
    <table class="by-seat">
      <thead>
        <tr>
          <td />
          <th scope="col">{words.leftShort}</th>
          <th scope="col">{words.linksShort}</th>
        </tr>
      </thead>
      <tbody>
        {scene.view.railroads.map((view, railroad) => (
          <tr key={railroad}>
            <RowName row={rowOf(railroad)} />
            <td class="figures">{view.locomotives}</td>
            <td>
              <Partners view={view} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Cash and income when each round began. */
function History({ scene }: { scene: GermanScene }) {
  const words = say().tools;
  const { view, seats } = scene;
  if (view.round === 0) return null;
  const { cash, income } = historyOf(scene.story(), view.players.length);
  return (
    <ByRound
      seats={seats}
      counts={[
        { name: words.cash, series: cash },
        { name: words.income, series: income },
      ]}
      about={words.byRoundAbout}
      foot={`${say().round.title} ${view.round}`}
    />
  );
}
