import {
  CITIES,
  HEXES,
  RAILROADS,
  SHARES_PER_RAILROAD,
  TERRAIN_PRICES,
} from '@roundhouse/games/german-railways';
import type { Seat } from '@roundhouse/engine';
import { catalog } from '../../words/catalog.ts';
import type { About } from '../game-ui.ts';
import { byThing, readThing } from '../thing.ts';
import { railroadFacts, roundLines, seatFacts } from './describe.ts';
import { lastRoundOf, meterOf } from './end-of-match.ts';
import { arrivalsOf } from './map/network.ts';
import { prospectOf } from './prospect.ts';
import { abilityOf, groundOf, placeName, say, shortName, shortNames } from './say.ts';
import type { GermanScene } from './say.ts';
import { en } from './words/about.en.ts';

const sayAbout = catalog(en, { de: () => import('./words/about.de.ts').then(({ de }) => de) });

/**
 * What a thing is. Things: `hex:<hex>`, `railroad:<railroad>`, `share:<railroad>`, `treasury:<railroad>`,
 * `locos:<railroad>`, `links:<railroad>`, `seat:<seat>`, `map`, `ledger`, `round`, `bag`, `desk`.
 */
export const about = (thing: string, scene: GermanScene): About | undefined =>
  byThing(thing, {
    hex: (hex) => aboutHex(hex, scene),
    seat: (seat) => aboutSeat(seat, scene),
    desk: () => aboutDesk(scene),
  }) ??
  aboutTable(thing, scene) ??
  aboutRailroad(thing, scene);

function aboutHex(hex: number, { view }: GermanScene): About {
  const words = sayAbout();
  const isCity = CITIES[HEXES[hex]?.city ?? -1] !== undefined;
  const here = arrivalsOf(view.railroads.map(({ track }) => track)).get(hex) ?? [];
  const open = view.build?.open.find((each) => each.hex === hex);
  return {
    title: isCity ? placeName(hex) : words.place(placeName(hex)),
    lines: [
      groundOf(hex),
      isCity ? words.city : words.country,
      ...(here.length > 0 ? [words.track(shortNames(here))] : []),
      ...(open && view.build ? [words.price(shortName(view.build.railroad), open.price)] : []),
    ],
  };
}

function aboutSeat(seat: Seat, scene: GermanScene): About {
  const words = sayAbout();
  const { seat: told } = say();
  const { cash = 0 } = scene.view.players[seat] ?? {};
  return {
    title: scene.who.name(seat),
    lines: [
      words.cash(cash),
      seatFacts(scene, seat).slice(1).join('; '),
      told.incomeAbout,
      told.markersAbout,
      words.seat,
    ],
  };
}

function aboutRailroad(thing: string, scene: GermanScene): About | undefined {
  const words = sayAbout();
  const { ledger } = say();
  const [, railroad] = readThing(thing);
  const of = scene.view.railroads[railroad];
  const name = shortName(railroad);
  if (!of) return undefined;
  return byThing(thing, {
    railroad: () => ({
      title: name,
      lines: [abilityOf(railroad), ...railroadFacts(scene, railroad, of)],
    }),
    share: () => ({
      title: words.shareTitle(name),
      lines: [
        ...scene.view.players.flatMap(({ shares }, seat) =>
          (shares[railroad] ?? 0) > 0
            ? [words.owner(scene.who.name(seat), shares[railroad] ?? 0)]
            : [],
        ),
        ...(of.sharesLeft > 0 ? [words.unsold(of.sharesLeft), words.shareSale] : []),
        words.shareAbout(of.income),
      ],
    }),
    treasury: () => ({
      title: words.treasuryTitle(name),
      lines: [ledger.treasuryOf(name, of.treasury), words.treasuryAbout],
    }),
    locos: () => ({
      title: words.locosTitle(name),
      lines: [ledger.leftOf(of.locomotives), words.locosAbout],
    }),
    links: () => ({
      title: words.linksTitle(name),
      lines: [
        ledger.partners(shortNames(of.partners)),
        ledger.outlooks[of.outlook],
        words.linksAbout,
        words.linksEnd,
      ],
    }),
  });
}

function aboutTable(thing: string, scene: GermanScene): About | undefined {
  const words = sayAbout();
  const { view, who } = scene;
  const { legend, ledger, round, map } = say();
  return byThing(thing, {
    map: () => ({
      title: map,
      lines: [
        words.map,
        words.mapPrice(legend.plains, TERRAIN_PRICES.plains),
        words.mapPrice(legend.hills, TERRAIN_PRICES.hills),
        words.mapPrice(legend.mountains, TERRAIN_PRICES.mountains),
        legend.more,
      ],
    }),
    ledger: () => ({ title: ledger.title, lines: [words.ledgerAbout, words.linksEnd] }),
    round: () => {
      const [title = '', ...lines] = roundLines(scene);
      return { title, lines: lines.length > 0 ? lines : [words.auctionAbout] };
    },
    bag: () => ({
      title: round.bag,
      lines: [
        view.turnOrder === 'bag' ? round.bagAbout : round.oneEach,
        ...view.players.map(({ markers, income }, seat) =>
          round.inBag(who.name(seat), markers, income),
        ),
      ],
    }),
  });
}

/** What is being done right now. */
function aboutDesk(scene: GermanScene): About {
  const words = sayAbout();
  const { desk } = say();
  const { view, who } = scene;
  const { auction, build, vote } = view;
  if (auction) {
    const { income = 0, sharesLeft = 0 } = view.railroads[auction.railroad] ?? {};
    const share = SHARES_PER_RAILROAD - sharesLeft + 1;
    return {
      title: words.auction(shortName(auction.railroad)),
      lines: [
        `${desk.share(share)}, ${desk.pays(income)}. ${abilityOf(auction.railroad)}`,
        auction.highBidder === null
          ? desk.noBid
          : desk.high(who.name(auction.highBidder), auction.highBid),
        words.auctionAbout,
      ],
    };
  }
  if (build) {
    const { perBuild = 3, budget = null } = RAILROADS[build.railroad] ?? {};
    const connected = prospectOf(view)?.connected ?? [];
    return {
      title: words.build(shortName(build.railroad)),
      lines: [
        abilityOf(build.railroad),
        words.laid(build.laid, perBuild),
        ...(budget === null ? [] : [words.spent(build.spent, budget)]),
        connected.length > 0 ? desk.dividend(shortNames(connected)) : desk.noDividend,
        words.dividendsAbout,
      ],
    };
  }
  if (vote) return { title: desk.vote(who.name(vote.proposer)), lines: [desk.voteAbout] };
  if (view.ending !== null) return { title: desk.over, lines: [say().endings[view.ending]] };
  return {
    title: desk.action(view.turn + 1, view.order.length),
    lines: [lastRoundOf(view) ?? meterOf(view)],
  };
}
