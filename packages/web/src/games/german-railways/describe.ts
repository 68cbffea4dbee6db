import { CITIES, HEXES, SHARES_PER_RAILROAD } from '@roundhouse/games/german-railways';
import type { RailroadView } from '@roundhouse/games/german-railways';
import { words as house } from '../../words/words.ts';
import type { DescribedPart } from '../game-ui.ts';
import { lastRoundOf, meterOf } from './end-of-match.ts';
import { abilityOf, railroadName, say, shortName, shortNames } from './say.ts';
import type { GermanScene } from './say.ts';

/** The position in words: the round, the auction or build, all railroads, all players. */
export function describe(scene: GermanScene): DescribedPart[] {
  const { view, who } = scene;
  const words = say();
  return [
    { title: words.described.round, lines: roundLines(scene) },
    {
      title: words.ledger.title,
      lines: view.railroads.map((of, railroad) => railroadLine(scene, railroad, of)),
    },
    {
      title: words.described.players,
      lines: view.players.map(({ cash, income, markers, shares }, seat) => {
        const held = shares.flatMap((count, railroad) =>
          count > 0
            ? [words.seat.share(count, shortName(railroad), view.railroads[railroad]?.income ?? 0)]
            : [],
        );
        return house().describe.player(who.name(seat), [
          words.talers(cash),
          words.seat.income(income),
          words.seat.markers(markers),
          ...(held.length > 0 ? held : [words.seat.noShares]),
        ]);
      }),
    },
  ];
}

function roundLines({ view, who }: GermanScene): string[] {
  const { round, desk } = say();
  const { auction, build } = view;
  const states = view.order.map((seat, i) =>
    round.marker(who.name(seat), i + 1, i < view.turn ? 'done' : i === view.turn ? 'now' : 'next'),
  );
  return [
    view.round === 0 ? round.opening : `${round.title} ${view.round}`,
    ...(view.round > 0 ? [`${round.order}: ${states.join('; ')}`] : []),
    ...(auction
      ? [
          `${shortName(auction.railroad)}: ${
            auction.highBidder === null
              ? desk.noBid
              : desk.high(who.name(auction.highBidder), auction.highBid)
          }`,
        ]
      : []),
    ...(build ? [desk.builder(shortName(build.railroad))] : []),
    ...(view.round > 0 && view.ending === null ? [lastRoundOf(view) ?? meterOf(view)] : []),
  ];
}

function railroadLine({ view, who }: GermanScene, railroad: number, of: RailroadView): string {
  const { ledger, desk, described } = say();
  const owners = view.players.flatMap(({ shares }, seat) =>
    (shares[railroad] ?? 0) > 0 ? [described.owner(who.name(seat), shares[railroad] ?? 0)] : [],
  );
  const cities = of.track.flatMap((hex) => CITIES[HEXES[hex]?.city ?? -1]?.name ?? []);
  return [
    ledger.income(railroadName(railroad), of.income),
    ...(of.pays ? [] : [ledger.unpaid]),
    desk.treasury(of.treasury),
    described.shares(house().and(owners), of.sharesLeft, SHARES_PER_RAILROAD),
    ledger.leftOf(of.locomotives),
    ledger.partners(shortNames(of.partners)),
    described.track(house().and(cities), of.track.length - cities.length),
    abilityOf(railroad),
  ].join('; ');
}
