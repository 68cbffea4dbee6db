/** A railroad and what makes it special. Railroads are listed in the order of the opening auctions. */
interface Railroad {
  readonly id: string;
  readonly name: string;
  readonly colour: string;
  /** All its locomotives, the one on its start city included. */
  readonly locomotives: number;
  readonly start: string;
  /** The most locomotives of one build. */
  readonly perBuild: number;
  /** The most Talers of one build, or null. */
  readonly budget: number | null;
  /** What it pays less for every hexagon. */
  readonly discount: number;
  readonly paysSurcharge: boolean;
  readonly firstRuralFree: boolean;
  readonly countsBestCityTwice: boolean;
  /** Cities that its own track must hold before it pays dividends. */
  readonly mustLink: readonly string[];
  readonly ability: string;
}

const ORDINARY = {
  perBuild: 3,
  budget: null,
  discount: 0,
  paysSurcharge: true,
  firstRuralFree: false,
  countsBestCityTwice: false,
  mustLink: [],
} as const;

export const RAILROADS: readonly Railroad[] = [
  {
    ...ORDINARY,
    id: 'PO',
    name: 'Preußische Ostbahn',
    colour: 'black',
    locomotives: 20,
    start: 'Königsberg',
    perBuild: 4,
    ability: 'Builds up to four hexagons at a time.',
  },
  {
    ...ORDINARY,
    id: 'NME',
    name: 'Niederschlesisch-Märkische Eisenbahn',
    colour: 'brown',
    locomotives: 17,
    start: 'Breslau',
    paysSurcharge: false,
    ability: 'Never pays extra for other railroads in a city.',
  },
  {
    ...ORDINARY,
    id: 'KSS',
    name: 'Königlich-Sächsische Staatseisenbahnen',
    colour: 'orange',
    locomotives: 11,
    start: 'Leipzig',
    perBuild: 2,
    ability: 'Builds at most two hexagons at a time.',
  },
  {
    ...ORDINARY,
    id: 'KBS',
    name: 'Königlich-Bayerische Staatseisenbahnen',
    colour: 'blue',
    locomotives: 16,
    start: 'München',
    discount: 1,
    ability: 'Pays one Taler less for every hexagon.',
  },
  {
    ...ORDINARY,
    id: 'MWB',
    name: 'Main-Weser-Bahn',
    colour: 'yellow',
    locomotives: 14,
    start: 'Kassel',
    countsBestCityTwice: true,
    ability: 'Counts its best city twice.',
  },
  {
    ...ORDINARY,
    id: 'GBS',
    name: 'Großherzoglich Badische Staatseisenbahnen',
    colour: 'red',
    locomotives: 15,
    start: 'Mannheim',
    firstRuralFree: true,
    ability: 'In each build, the first hexagon outside a city is free.',
  },
  {
    ...ORDINARY,
    id: 'CME',
    name: 'Cöln-Mindener Eisenbahn-Gesellschaft',
    colour: 'purple',
    locomotives: 12,
    start: 'Essen',
    budget: 5,
    ability: 'Spends at most five Talers on a build.',
  },
  {
    ...ORDINARY,
    id: 'BHE',
    name: 'Berlin-Hamburger Eisenbahn-Gesellschaft',
    colour: 'green',
    locomotives: 13,
    start: 'Wittenberge',
    mustLink: ['Berlin', 'Hamburg'],
    ability: 'Pays no dividend until its own track holds Berlin and Hamburg.',
  },
];

export const RAILROAD_IDS: readonly string[] = RAILROADS.map(({ id }) => id);
export const RAILROAD_COUNT = RAILROADS.length;
export const SHARES_PER_RAILROAD = 3;

/** What each player starts with, by the number of players. */
export const STARTING_CASH: Readonly<Record<number, number>> = { 3: 40, 4: 30, 5: 24 };
