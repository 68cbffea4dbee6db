import { CITIES, HEXES, SHARES_PER_RAILROAD } from '@roundhouse/games/german-railways';
import type { Seat } from '@roundhouse/engine';
import type { RailroadView } from '@roundhouse/games/german-railways';
import { words as house } from '../../words/words.ts';
import type { DescribedPart } from '../game-ui.ts';
import { lastRoundOf, meterOf } from './end-of-match.ts';
import { abilityOf, shortName, shortNames, say } from './say.ts';
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
      lines: view.players.map((_, seat) =>
        house().describe.player(who.name(seat), seatFacts(scene, seat)),
      ),
    },
  ];
}

/** What a player has: cash first, then income, markers and shares. */
export function seatFacts({ view }: GermanScene, seat: Seat): string[] {
  const words = say();
  const { cash = 0, income = 0, markers = 0, shares = [] } = view.players[seat] ?? {};
  const held = shares.flatMap((count, railroad) =>
    count > 0
      ? [words.seat.share(count, shortName(railroad), view.railroads[railroad]?.income ?? 0)]
      : [],
  );
  return [
    words.talers(cash),
    words.seat.income(income),
    words.seat.markers(markers),
    ...(held.length > 0 ? held : [words.seat.noShares]),
  ];
}

/** The round first, then its order, and what is being done. */
export function roundLines({ view, who }: GermanScene): string[] {
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

const railroadLine = (scene: GermanScene, railroad: number, of: RailroadView): string =>
  [...railroadFacts(scene, railroad, of), abilityOf(railroad)].join('; ');

/** What a railroad earns and has, where it goes, and whose it is. */
export function railroadFacts(
  { view, who }: GermanScene,
  railroad: number,
  of: RailroadView,
): string[] {
  const { ledger, desk, described } = say();
  const owners = view.players.flatMap(({ shares }, seat) =>
    (shares[railroad] ?? 0) > 0 ? [described.owner(who.name(seat), shares[railroad] ?? 0)] : [],
  );
  const cities = of.track.flatMap((hex) => CITIES[HEXES[hex]?.city ?? -1]?.name ?? []);
  return [
    ledger.income(shortName(railroad), of.income),
    ...(of.pays ? [] : [ledger.unpaid]),
    desk.treasury(of.treasury),
    described.shares(house().and(owners), of.sharesLeft, SHARES_PER_RAILROAD),
    ledger.leftOf(of.locomotives),
    ledger.partners(shortNames(of.partners)),
    described.track(house().and(cities), of.track.length - cities.length),
  ];
}
