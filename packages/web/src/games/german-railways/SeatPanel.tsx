import type { Seat } from '@roundhouse/engine';
import { Chip } from '../../pieces/LiveryShape.tsx';
import { askable } from '../../pieces/Offerable.tsx';
import { liveryOf } from './liveries.ts';
import { say, shortName } from './say.ts';
import type { GermanScene } from './say.ts';

/** What a player holds: shares, the income they make, and the markers for the bag. */
export function SeatPanel({ scene, seat }: { scene: GermanScene; seat: Seat }) {
  const player = scene.view.players[seat];
  if (!player) return null;
  const words = say().seat;
  const then = scene.ahead?.view.players[seat]?.income ?? player.income;
  const held = player.shares.flatMap((count, railroad) => (count > 0 ? [{ railroad, count }] : []));
  return (
    <div class="holdings">
      <p class="holdings-line">
        <span title={words.incomeAbout}>
          {words.income(player.income)}
          {then !== player.income && <em class="then">→{then}</em>}
        </span>
        <span title={words.markersAbout}>{words.markers(player.markers)}</span>
        {scene.view.banker === seat && scene.view.round === 0 && (
          <span title={words.bankerAbout}>{words.banker}</span>
        )}
      </p>
      {held.length === 0 ? (
        <p class="quiet-text">{words.noShares}</p>
      ) : (
        <ul class="certificates" data-roving="row">
          {held.map(({ railroad, count }) => {
            const income = scene.view.railroads[railroad]?.income ?? 0;
            const title = words.share(count, shortName(railroad), income);
            return (
              <li key={railroad}>
                <span class="certificate" title={title} {...askable(`share:${railroad}`, title)}>
                  <Chip livery={liveryOf(railroad)} size={22} title={title} />
                  {count > 1 && <span class="figures">×{count}</span>}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      <Change scene={scene} seat={seat} />
    </div>
  );
}

/** What this seat got or paid since my last move, or how it stands in the auction. */
function Change({ scene, seat }: { scene: GermanScene; seat: Seat }) {
  const words = say().seat;
  const { auction } = scene.view;
  let got = 0;
  let paid = 0;
  for (const event of new Set([...scene.recent, ...scene.happening])) {
    if (event.kind === 'dividends-paid') got += event.received[seat] ?? 0;
    if (event.kind === 'share-sold' && event.seat === seat) paid += event.price;
  }
  const lines = [
    ...(auction?.highBidder === seat ? [words.bids(auction.highBid)] : []),
    ...(auction && !auction.bidders.includes(seat) ? [words.out] : []),
    ...(got > 0 ? [words.dividend(got)] : []),
    ...(paid > 0 ? [words.paid(paid)] : []),
  ];
  return lines.length === 0 ? null : <p class="change fresh">{lines.join(' · ')}</p>;
}
