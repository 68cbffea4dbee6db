import { count, verb, you } from '../../../words/english.ts';
import { hints } from './hints.en.ts';

const pesetas = (n: number): string => count(n, 'peseta', 'pesetas');
const spaces = (n: number): string => count(n, 'space', 'spaces');

export const en = {
  pesetas,
  standing: 'Net worth: cash and shares at their present value',
  railroads: { red: 'Red', orange: 'Orange', blue: 'Blue', purple: 'Purple', yellow: 'Yellow' },
  map: 'Map of the peninsula',
  tiles: 'Initiative tiles, in the order in which the railroads build',
  nothing: '–',
  about: (what: string, more: string) => `${what}: ${more}`,

  compass: [
    'east',
    'south-east',
    'south',
    'south-west',
    'west',
    'north-west',
    'north',
    'north-east',
  ],
  inCity: (city: string) => `in ${city}`,
  beside: (steps: number, direction: string, city: string) =>
    steps === 1 ? `just ${direction} of ${city}` : `${steps} hexes ${direction} of ${city}`,
  terrains: {
    easy: 'easy country: build 4, lease 2',
    difficult: 'difficult country: build 8, lease 4',
    urban: 'city: build 4, dividend up one space',
    major: 'major city: build 4, dividend up two spaces, share value up one',
  },
  trackOf: (ground: string, names: string) => `${ground}. Track of ${names}`,
  placeAbout: (place: string, about: string) =>
    `${place.charAt(0).toUpperCase()}${place.slice(1)}: ${about}`,
  legend: {
    build: 'build',
    lease: 'lease',
    room: 'locos',
    easy: 'Easy',
    difficult: 'Difficult',
    urban: 'City',
    major: 'Major city',
    cityBrings: 'dividend +1',
    majorBrings: 'dividend +2, value +1',
  },
  sea: { atlantic: 'Atlantic', mediterranean: 'Mediterranean', france: 'France' },

  round: (at: number, of: number) => `Round ${at} of ${of}`,
  roundKinds: { stock: 'Stock round', build: 'Build round' },
  roundLetters: { stock: 'S', build: 'B' },
  roundTrack: 'The ten rounds',
  over: 'The ten rounds are over.',
  stockNow: (next: string, keeps: boolean, passes: number, seats: number) => {
    const deal = `${next === 'You' ? 'you' : next} ${keeps ? 'keep' : 'take'}${
      next === 'You' ? '' : 's'
    } the Priority Deal`;
    return passes === 0
      ? `If nobody buys any more, ${deal}.`
      : `${passes} of ${seats} passes in a row; the round ends at ${seats}, and ${deal}.`;
  },
  startingNow: (who: string, railroad: string) => `${verb(who, 'start', 'starts')} ${railroad}.`,
  buildingNow: (railroad: string, at: number, of: number, who: string) =>
    `${railroad} builds: cube ${at} of ${of}, ${who === 'You' ? 'yours' : `${who}’s`}.`,
  saved: 'A new city is reached: no penalty.',
  threatened: (n: number) =>
    n === 0
      ? 'No new city yet, but the share value can’t fall any lower.'
      : `No new city yet: ${spaces(n)} of share value at stake.`,
  ahead: 'If you do this',
  justNow: 'Just now',
  pointAt: 'Point at anything that glows to see what it would do.',
  nothingMoves: 'Nothing else changes.',

  effect: {
    start: 'is started: share value and first city are chosen next',
    pay: (amount: number) => `pays ${amount} to build`,
    leaseTo: (amount: number) => `gets ${amount} for its track`,
    leaseBy: (amount: number) => `pays ${amount} for the lease`,
    choose: (n: number) => `${n} leases to choose from`,
    share: (amount: number) => `share for ${amount}`,
    started: 'starts here',
    dividend: (from: number, to: number) => `dividend ${from} → ${to} a share`,
    value: (from: number, to: number) => `share value ${from} → ${to}`,
    penalty: (from: number, to: number) => `no new city: share value ${from} → ${to}`,
    bonus: (each: number, list: string) => `five major cities, ${each} a share: ${list}`,
    payout: (each: number, list: string) => `dividend of ${each} a share: ${list}`,
    stuck: 'next cube can’t build',
    round: (kind: string) => `a new round: ${kind}`,
    end: 'the match ends',
  },
  paidTo: (who: string, amount: number) => `${you(who)} ${amount}`,
  treasuryGets: (amount: number) => `treasury ${amount}`,

  tile: {
    order: (at: number) => `Builds ${['first', 'second', 'third', 'fourth', 'fifth'][at] ?? ''}`,
    treasury: 'Treasury',
    treasuryAbout: 'Treasury: pays for building and leasing; counts for nobody at the end',
    value: 'Share',
    riskAbout: (n: number) => `Falls by ${spaces(n)} if it reaches no new city in a build round`,
    valueAbout: 'Share value: what the next share costs and each share is worth',
    dividend: 'Pays',
    dividendAbout: 'Dividend: what the bank pays for each share after every build turn',
    locomotives: 'Locos',
    locomotivesAbout: 'Locomotives left of 22: every hex built takes one',
    majors: 'Majors',
    bonus: (amount: number) => `+${amount}`,
    bonusFor: (amount: number) => `${amount} a share for the fifth`,
    majorsAbout: (bonus: number) =>
      `Major cities reached; at the fifth the bank pays ${bonus} pesetas for every share, once`,
    bonusPaid: 'The bank has paid the bonus for five major cities',
    unsold: 'Unsold share',
    sold: (who: string) => `Share of ${who}`,
    notStarted: 'not started',
    label: (name: string, parts: readonly string[]) => `${name}: ${parts.join(', ')}`,
    shares: (sold: number, of: number) => `${sold} of ${of} shares sold`,
    start: 'Start',
    startPrices: '12–36',
    invest: 'Buy for',
  },
  ladder: {
    value: 'Share value',
    valueAbout: 'Share value track, from 4 to 80',
    dividend: 'Dividend',
    dividendAbout: 'Dividend track: what the bank pays for each share, by railroad',
    icon: 'Crossing this line upwards raises the share value by one space',
    marker: (name: string, value: number) => `${name}: share value ${value}`,
    share: (name: string, each: number) => `${name}: ${each} a share`,
    pays: (names: string, each: number) => `${names} ${each}`,
    space: (list: string) => `A share pays: ${list}`,
    choose: (value: number) => `Share value ${value}: pay ${value}`,
  },
  seat: {
    cash: 'Cash',
    cubes: (n: number) => count(n, 'share cube left', 'share cubes left'),
    priority: 'Priority Deal',
    priorityAbout: {
      now: 'Began this stock round',
      next: 'Begins the next stock round',
      last: 'No stock round is left',
    },
    priorityNext: 'next?',
    priorityNextAbout: 'Takes the Priority Deal if nobody buys any more',
    shares: (n: number, name: string, value: number) =>
      `${count(n, 'share', 'shares')} of ${name} at ${value}: ${n * value}`,
    bought: 'bought in this stock round',
    none: 'No shares yet',
  },

  tools: {
    holdings: 'Shares',
    each: (amount: number) => `at ${amount}`,
    shares: 'Shares',
    cash: 'Cash',
    worth: 'Net worth',
    income: 'Income',
    forecast: 'Next dividends',
    forecastAbout:
      'What everybody receives when each railroad has had one more build turn, as the disks stand.',
    byRoundAbout: 'Cash and shares at the values of the time.',
    noneStarted: 'No railroad has started yet.',
    supposed: 'Suppose the disks of',
    atValue: 'stand at a share value of',
    atDividend: 'and at a dividend of',
    payouts: 'which is paid so many times:',
    shareFor: 'and its next share is bought now by',
    nobody: 'nobody',
    worthOf: (who: string, worth: number) =>
      `${who} ${who === 'You' ? 'are' : 'is'} worth ${pesetas(worth)}`,
  },

  described: {
    round: 'The round',
    railroads: 'Railroads, in the order in which they build',
    players: 'Players',
    track: (cities: string, open: number) => {
      const hexes = count(open, 'hex', 'hexes');
      if (cities === '') return 'no track yet';
      return open === 0 ? `track in ${cities}` : `track in ${cities} and ${hexes} of open country`;
    },
  },
  prompt: {
    stock: (cash: number, canStart: boolean, canInvest: boolean) =>
      `Your turn: ${[canStart ? 'start a railroad' : '', canInvest ? 'buy a share' : '']
        .filter(Boolean)
        .join(' or ')} on its tile, or pass. You have ${pesetas(cash)}.`,
    setValue: (railroad: string) =>
      `Starting ${railroad}: choose its share value. You pay it into ${railroad}’s treasury.`,
    place: (railroad: string) => `Put ${railroad}’s first locomotive into a major city.`,
    build: (railroad: string, at: number, of: number, treasury: number) =>
      `Build one hex for ${railroad} (cube ${at} of ${of}), or don’t build. Its treasury has ${treasury}.`,
    lease: (n: number, where: string) =>
      `Building ${where}: choose one of ${n} leases, by who is paid.`,
  },
  move: {
    start: (railroad: string) => `Start ${railroad}`,
    setValue: (value: number) => pesetas(value),
    place: (railroad: string, city: string) => `Start ${railroad} in ${city}`,
    invest: (railroad: string, value: number) => `Buy a share of ${railroad} for ${value}`,
    pass: 'Pass',
    build: (where: string, cost: number) => `Build ${where} for ${cost}`,
    buildLeasing: (where: string, cost: number, lease: number) =>
      `Build ${where} for ${cost}, and lease for ${lease}`,
    lease: (number: number, list: string, total: number) => `${number}. ${list} (${total})`,
    leaseTo: (railroad: string, amount: number) => `${amount} to ${railroad}`,
    decline: 'Don’t build',
  },
  declineAnyway: (railroad: string, n: number) =>
    `A city is in reach. Without it ${railroad} loses ${spaces(n)} of share value now. Don’t build anyway?`,

  headings: {
    round: (at: number, kind: string) => `Round ${at}: ${kind}`,
    roundShort: (at: number) => `Round ${at}`,
    turn: (railroad: string) => `${railroad} builds`,
  },
  told: {
    round: (at: number, kind: string) => `Round ${at}: ${kind}.`,
    firstShare: (who: string, railroad: string, value: number) =>
      `${who} bought the first share of ${railroad} for ${value}.`,
    started: (railroad: string, city: string) => `${railroad} started in ${city}.`,
    invested: (who: string, railroad: string, value: number) =>
      `${who} bought a share of ${railroad} for ${value}.`,
    passed: (who: string) => `${who} passed.`,
    couldNotBuy: (who: string) => `${who} could buy nothing and passed.`,
    priority: (who: string) => `${who} took the Priority Deal.`,
    turn: (railroad: string) => `${railroad}’s build turn.`,
    chosen: (who: string, where: string, n: number) =>
      `${who} chose to build ${where}, with a choice of ${n} leases.`,
    leased: (railroad: string, hexes: number, list: string) =>
      `${railroad} leased ${count(hexes, 'hex', 'hexes')}: ${list}.`,
    built: (who: string, railroad: string, where: string, cost: number) =>
      `${who} built for ${railroad} ${where}, for ${cost}.`,
    declined: (who: string, railroad: string) => `${who} did not build for ${railroad}.`,
    noLocomotive: (who: string, railroad: string) =>
      `${who} could not build: ${railroad} has no locomotive left.`,
    noMoney: (who: string, railroad: string) =>
      `${who} could not build: ${railroad}’s treasury can pay for nothing in reach.`,
    dividend: (railroad: string, each: number) => `${railroad}’s dividend rose to ${each} a share.`,
    value: {
      'dividend-icon': (railroad: string, from: number, to: number) =>
        `${railroad}’s share value rose from ${from} to ${to} with its dividend.`,
      'major-city': (railroad: string, from: number, to: number) =>
        `${railroad}’s share value rose from ${from} to ${to} for the major city.`,
      penalty: (railroad: string, from: number, to: number) =>
        `${railroad} reached no new city: share value down from ${from} to ${to}.`,
    },
    bonus: (railroad: string, each: number, list: string) =>
      `${railroad} joined five major cities: the bank paid ${each} a share (${list}).`,
    payout: (railroad: string, each: number, list: string) =>
      `The bank paid ${each} for each share of ${railroad}: ${list}.`,
    ended: 'The last build round is over. Shares are counted at their values.',
  },
  endings: { 'final-build-round': 'After ten rounds, the highest net worth wins.' },
  account: {
    cash: 'Cash',
    shares: (railroad: string, value: number) => `${railroad} at ${value}`,
    holding: (n: number, value: number) => `${n}\u00a0×\u00a0${value}\u00a0=\u00a0${n * value}`,
  },
  why: {
    notYours: 'It is not your turn.',
    buildLater: 'You build in build rounds. This is a stock round.',
    buyLater: 'You buy shares in stock rounds. This is a build round.',
    finishStart: (railroad: string) => `Finish starting ${railroad} first.`,
    chooseLease: 'Choose the lease first.',
    majorOnly: 'The first locomotive goes into a major city.',
    majorTaken:
      'This city already has a locomotive. Start in an empty major city as long as there is one.',
    own: (railroad: string) => `${railroad} has a locomotive here already.`,
    taken: (railroad: string, lease: number) =>
      `An easy or difficult hex holds one locomotive, and ${railroad}’s is here. Its track can be leased for ${lease} to build beyond it.`,
    tooDear: (cost: number, treasury: number) =>
      `Building here costs ${cost}, and the treasury has ${treasury}.`,
    leaseTooDear: (cost: number, lease: number, treasury: number) =>
      `Building here costs ${cost} and the shortest lease ${lease}, together ${cost + lease}; the treasury has ${treasury}.`,
    notJoined: (railroad: string) =>
      `${railroad}’s track doesn’t reach this hex: it must lie beside ${railroad}’s own track, or be joined to it by other railroads’ track that can be leased.`,
    noCubes: 'You have no share cubes left.',
    noCash: (value: number, cash: number) => `It costs ${value}, and you have ${cash}.`,
    bought: (railroad: string) =>
      `You have already bought a share of ${railroad} in this stock round; the limit is one.`,
    soldOut: (railroad: string) => `All shares of ${railroad} are sold.`,
    value: 'A railroad starts at a share value from 12 to 36 that you can pay.',
    noStart: (least: number, cash: number) =>
      `Starting a railroad costs at least ${least}, and you have ${cash}.`,
    track:
      'The disks move automatically: cities raise them; a build turn without a new city lowers the share value.',
  },
  hints,
  howTo: [
    {
      title: 'Be worth the most',
      text: 'Five railroads grow across the peninsula. After ten rounds, your cash and your shares at their values are what you are worth. Nothing is hidden, nothing is left to luck.',
    },
    {
      title: 'Stock rounds: buy in',
      text: 'Start a railroad: name its share value (12 to 36), pay it into its treasury, and choose its first major city. Or buy another share at its present value: at most one of each railroad a round. Or pass; you may still buy later. When everyone passes in a row, the round ends, and the first to pass takes the Priority Deal: that player begins the next stock round.',
    },
    {
      title: 'Build rounds: cube by cube',
      text: 'From the first tile to the last, every cube lets its owner build one hex beside the railroad’s track. The treasury pays: 8 in difficult country, 4 everywhere else. Open country holds one locomotive, a city one of each railroad. A railroad has 22 locomotives in all.',
    },
    {
      title: 'Cities raise everything',
      text: 'A city raises the dividend one space; a major city raises it two, and the share value one. Arrows on the dividend track lift the share value as well. At a railroad’s fifth major city the bank pays a bonus for every share.',
    },
    {
      title: 'Lease your rivals’ track',
      text: 'Build beyond others’ track by leasing it for one build: 2 or 4 for each hex, paid to the treasury of its railroad. Always the shortest way; between equals you choose who is paid.',
    },
    {
      title: 'Penalty, then dividend',
      text: 'A railroad that reached no new city, major or not, in its turn loses a space of share value for each share sold. Then the bank pays the dividend: to you for your shares, to the treasury for the unsold ones.',
    },
  ],
};
