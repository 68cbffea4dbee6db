import type { Seat } from '@roundhouse/engine';
import {
  BUILD_COSTS,
  CITY_STEPS,
  HEX_ROOM,
  HEXES,
  LEASE_COSTS,
  RAILROADS,
  ROUNDS,
  TERRAINS,
} from '@roundhouse/games/iberian-gauge';
import type { HexIndex, RailroadIndex } from '@roundhouse/games/iberian-gauge';
import { catalog } from '../../words/catalog.ts';
import { words as house } from '../../words/words.ts';
import type { About } from '../game-ui.ts';
import { byThing } from '../thing.ts';
import { seatFacts } from './describe.ts';
import { occupantsOf } from './network.ts';
import { turnText } from './Now.tsx';
import { placeOf, railroadName, say } from './say.ts';
import type { IberianScene } from './say.ts';
import { tileFacts } from './Tiles.tsx';
import { en } from './words/about.en.ts';

const sayAbout = catalog(en, { de: () => import('./words/about.de.ts').then(({ de }) => de) });

/**
 * What a thing is. Things: `hex:<hex>`, `tile:<railroad>`, `share:<railroad>`, `ladder:0` (share values), `ladder:1`
 * (dividends), `round:<round>`, `now`, `seat:<seat>`, `map`.
 */
export const about = (thing: string, scene: IberianScene): About | undefined =>
  byThing(thing, {
    hex: (hex) => aboutHex(hex, scene),
    tile: (railroad) => aboutTile(railroad, scene),
    share: (railroad) => aboutShare(railroad, scene),
    ladder: (which) => (which === 0 ? aboutValues(scene) : aboutDividends(scene)),
    round: (round) => aboutRound(round, scene),
    now: () => aboutRound(scene.view.round, scene),
    seat: (seat) => aboutSeat(seat, scene),
    map: aboutMap,
  });

function aboutHex(hex: HexIndex, { view }: IberianScene): About {
  const words = sayAbout();
  const { terrain, city } = HEXES[hex] ?? { terrain: 'easy' as const, city: '' };
  const here = occupantsOf(view.railroads).get(hex) ?? [];
  const { dividend, shareValue } = CITY_STEPS[terrain];
  const lease = LEASE_COSTS[terrain];
  return {
    title: city || words.place(placeOf(hex)),
    lines: [
      words.build(words.kinds[terrain], BUILD_COSTS[terrain]),
      ...(dividend > 0 ? [words.cityBrings(dividend)] : []),
      ...(shareValue > 0 ? [words.majorBrings] : []),
      words.room(HEX_ROOM[terrain]),
      ...(lease > 0 ? [words.lease(lease)] : []),
      ...(here.length > 0 ? [words.track(house().and(here.map(railroadName)))] : []),
    ],
  };
}

function aboutTile(railroad: RailroadIndex, scene: IberianScene): About | undefined {
  const of = scene.view.railroads[railroad];
  if (!of) return undefined;
  const { tile } = say();
  const bonus = RAILROADS[railroad]?.majorCitiesBonus ?? 0;
  return {
    title: railroadName(railroad),
    lines: [
      tileFacts(scene, railroad, of, scene.view.tiles.indexOf(railroad)).join(', '),
      sayAbout().order,
      tile.treasuryAbout,
      tile.valueAbout,
      tile.dividendAbout,
      tile.locomotivesAbout,
      of.bonusPaid ? tile.bonusPaid : tile.majorsAbout(bonus),
    ],
  };
}

function aboutShare(railroad: RailroadIndex, { view, who }: IberianScene): About | undefined {
  const words = sayAbout();
  const of = view.railroads[railroad];
  if (!of) return undefined;
  const unsold = (RAILROADS[railroad]?.shares ?? 0) - of.holders.length;
  return {
    title: words.shareTitle(railroadName(railroad)),
    lines: [
      of.shareValue === 0 ? words.shareUnstarted : words.shareAbout(of.shareValue, of.dividend),
      words.shareBuilds,
      ...view.players.flatMap(({ shares }, seat) =>
        (shares[railroad] ?? 0) > 0 ? [words.owner(who.name(seat), shares[railroad] ?? 0)] : [],
      ),
      ...(unsold > 0 ? [words.unsold(unsold)] : []),
    ],
  };
}

function aboutValues({ view }: IberianScene): About {
  const words = sayAbout();
  const { ladder } = say();
  const values = view.railroads.flatMap(({ shareValue }, railroad) =>
    shareValue > 0 ? [words.standsAt(railroadName(railroad), shareValue)] : [],
  );
  return {
    title: ladder.value,
    lines: [ladder.valueAbout, words.ladderValue, ...values],
  };
}

function aboutDividends({ view }: IberianScene): About {
  const words = sayAbout();
  const { ladder } = say();
  const paid = view.railroads.flatMap(({ shareValue, dividend }, railroad) =>
    shareValue > 0 ? [ladder.share(railroadName(railroad), dividend)] : [],
  );
  return {
    title: ladder.dividend,
    lines: [ladder.dividendAbout, words.ladderDividend, words.ladderArrow, ...paid],
  };
}

function aboutRound(round: number, scene: IberianScene): About {
  const words = sayAbout();
  const { round: title, roundKinds, about: colon, over } = say();
  const kind = ROUNDS[round];
  if (kind === undefined) return { title: over, lines: [words.past] };
  const now = scene.view.round;
  const state = round < now ? words.past : round > now ? words.later : words.now;
  return {
    title: colon(title(round + 1, ROUNDS.length), roundKinds[kind]),
    lines: [words.roundAbout[kind], ...(round === now ? [turnText(scene)] : [state])],
  };
}

function aboutSeat(seat: Seat, scene: IberianScene): About {
  const words = sayAbout();
  const { view } = scene;
  const { cash = 0, shares = [] } = view.players[seat] ?? {};
  const worth = shares.reduce(
    (sum, count, railroad) => sum + count * (view.railroads[railroad]?.shareValue ?? 0),
    cash,
  );
  return {
    title: scene.who.name(seat),
    lines: [
      words.seat(worth),
      seatFacts(scene, seat).join('; '),
      words.cubes,
      ...(view.priorityDeal === seat ? [words.priority] : []),
    ],
  };
}

function aboutMap(): About {
  const words = sayAbout();
  const { map, nothing } = say();
  return {
    title: map,
    lines: [
      words.mapAbout,
      ...TERRAINS.map((terrain) =>
        words.mapRow(
          words.kinds[terrain],
          BUILD_COSTS[terrain],
          String(LEASE_COSTS[terrain] || nothing),
          HEX_ROOM[terrain],
        ),
      ),
    ],
  };
}
