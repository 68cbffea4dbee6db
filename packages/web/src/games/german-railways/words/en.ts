import { RAILROADS } from '@roundhouse/games/german-railways';
import { count, verb, you } from '../../../words/english.ts';
import { hints } from './hints.en.ts';

const talers = (n: number): string => count(n, 'Taler', 'Talers');
const tracks = (n: number): string => count(n, 'track', 'tracks');

/** Names that are shorter on the map. */
const onMap: Readonly<Record<string, string>> = {
  'Frankfurt an der Oder': 'Frankfurt (Oder)',
  'Frankfurt am Main': 'Frankfurt',
  'Freiburg im Breisgau': 'Freiburg',
};

/** By the id of the railroad. */
const abilities: Readonly<Record<string, string>> = Object.fromEntries(
  RAILROADS.map(({ id, ability }) => [id, ability]),
);

export const en = {
  talers,
  onMap,
  abilities,
  map: 'Map of Germany',
  standing: 'Cash',
  open: {
    plains: (city: string) => `the plains near ${city}`,
    hills: (city: string) => `the hills near ${city}`,
    mountains: (city: string) => `the mountains near ${city}`,
    approach: 'the Berlin Approach',
  },
  ground: {
    plains: 'Plains: 2 Talers',
    hills: 'Hills: 3 Talers',
    mountains: 'Mountains: 4 Talers',
    approach:
      'Berlin Approach: 2 Talers. A hexagon holds one railroad, and a railroad has one track in the whole zone',
  },
  cityAbout: (name: string, ground: string, income: number) =>
    `${name}, income ${income}. ${ground}, and 1 more for each railroad there`,
  placeAbout: (place: string, about: string) =>
    `${place.charAt(0).toUpperCase()}${place.slice(1)}. ${about}`,
  trackOf: (ground: string, names: string) => `${ground}. Track of ${names}`,
  legend: {
    title: 'Price of track',
    plains: 'Plains, Approach',
    hills: 'Hills',
    mountains: 'Mountains',
    more: '+1 for each railroad in a city',
  },

  round: {
    title: 'Round',
    opening: 'Opening auctions',
    order: 'Turn order',
    marker: (name: string, at: number, state: 'done' | 'now' | 'next') =>
      `${at}. ${name}${state === 'done' ? ', has acted' : state === 'now' ? ', acts now' : ''}`,
    bag: 'Bag',
    bagAbout: 'For the next round: a lower income puts more markers into the bag.',
    oneEach: 'Everybody puts one marker into the bag.',
    inBag: (name: string, markers: number, income: number) =>
      `${name}: ${count(markers, 'marker', 'markers')} at an income of ${income}`,
  },
  desk: {
    share: (share: number) => `Share ${share} of 3`,
    pays: (income: number) => `income ${income} a share`,
    treasury: (money: number) => `treasury ${money}`,
    noBid: 'No bid yet',
    in: (name: string) => `${name} is still in`,
    out: (name: string) => `${name} has dropped out`,
    high: (name: string, amount: number) => `${name} has the best bid: ${amount}`,
    builder: (name: string) => `Building: ${name}`,
    laid: 'Tracks',
    spent: 'Spent',
    left: 'Treasury',
    income: 'Income',
    of: (n: number, most: number) => `${n}/${most}`,
    noDividend: 'No new connection yet: no dividends',
    dividend: (names: string) => `Connects to ${names}: dividends for all`,
    receives: (name: string, amount: number) => `${name} would receive ${talers(amount)}`,
    vote: (name: string) => `${name} proposes to end the match`,
    voteAbout: 'It ends only if everybody agrees.',
    agreed: 'agrees',
    asked: 'to answer',
    acts: (name: string) => `${name} to act`,
    action: (at: number, of: number) => `Action ${at} of ${of} of this round`,
    meter: (n: number, names: string, atRisk: string) =>
      `${n} of 8 railroads have two connections${names === '' ? '' : ` (${names})`}.${
        atRisk === '' ? '' : ` At risk: ${atRisk}.`
      } Once all eight do, the match ends after the round.`,
    over: 'The match is over',
  },
  /** Why the match ends with this round, as things stand. */
  lastRound: {
    connected: 'All eight railroads have two connections: the match ends after this round.',
    stuck: (names: string) =>
      `The ${names} can no longer get two connections: the match ends after this round.`,
    quiet: 'Unless a share is sold or track is built, the match ends after this round.',
  },
  ledger: {
    title: 'Railroads',
    railroad: 'Railroad and its income',
    treasury: 'Treasury',
    treasuryShort: 'Talers',
    shares: 'Shares',
    left: 'Locomotives left',
    leftShort: 'Locos',
    links: 'Connections',
    linksShort: 'Links',
    incomeShort: (income: number) => `inc. ${income}`,
    tile: (name: string, treasury: number, income: number) =>
      `${name}: ${talers(treasury)} in the treasury, a share earns ${income}`,
    income: (name: string, income: number) => `${name}: a share earns ${income}`,
    unpaidShort: (name: string) => `${name} pays 0`,
    unpaidAlone: 'pays 0',
    unpaid: 'pays nothing until it links Berlin and Hamburg',
    treasuryOf: (name: string, money: number) =>
      `${name} has ${talers(money)} to build with. What shares cost goes here.`,
    ownedBy: (name: string) => `A share owned by ${name}`,
    unsold: 'An unsold share',
    leftOf: (n: number) => count(n, 'locomotive left', 'locomotives left'),
    partners: (names: string) =>
      names === '' ? 'Connected to no railroad yet' : `Connected to ${names}`,
    outlooks: {
      connected: 'It has the two connections it needs',
      open: 'It can still get its two connections',
      'at-risk': 'At risk: it can reach only just enough railroads for its two connections',
      stuck: 'It can no longer get two connections: the match ends after this round',
    },
  },
  seat: {
    income: (n: number) => `Income ${n}`,
    incomeAbout:
      'The incomes of all these shares together: what dividends pay (nothing for the Berlin-Hamburger until it links Berlin and Hamburg), and what counts for the markers',
    markers: (n: number) => count(n, 'marker', 'markers'),
    markersAbout: 'Markers for the bag of the next round',
    noShares: 'No shares yet',
    shares: (n: number) => count(n, 'share', 'shares'),
    share: (n: number, name: string, income: number) =>
      `${count(n, 'share', 'shares')} of ${name}, income ${income} each`,
    banker: 'Banker',
    bankerAbout: 'Bids first in the first auction',
    out: 'out',
    bids: (n: number) => `bids ${n}`,
    dividend: (n: number) => `+${n} dividends`,
    paid: (n: number) => `−${n} for a share`,
  },
  described: {
    round: 'The round',
    players: 'Players',
    owner: (name: string, count: number) => (count === 1 ? name : `${name} ${count}`),
    shares: (owners: string, left: number, of: number) =>
      left === of
        ? 'no share sold'
        : `shares: ${owners}${left === 0 ? '' : `; ${count(left, 'is', 'are')} unsold`}`,
    track: (cities: string, open: number) =>
      `track in ${cities}${
        open === 0 ? '' : ` and ${count(open, 'hexagon', 'hexagons')} of open country`
      }`,
  },
  bidding: {
    amount: 'Your bid',
    value: (amount: number, left: number) => `${talers(amount)}, ${left} left`,
    left: (left: number) => `You keep ${talers(left)}. The railroad gets the money to build with.`,
    lowest: (n: number) => `Lowest: ${n}`,
    all: (n: number) => `All: ${n}`,
    plus: (n: number) => `+${n}`,
  },
  acting: {
    build: 'Build track for',
    offer: 'Auction a share of',
    money: (money: number) => `${money} T`,
    income: (income: number) => `inc. ${income}`,
  },

  tools: {
    holdings: 'Shares and incomes',
    each: (income: number) => `at ${income}`,
    income: 'Income',
    cash: 'Cash',
    markers: 'Markers',
    forecast: 'If it connects next',
    forecastAbout:
      'What everybody receives when this railroad builds a new connection, as things stand.',
    byRoundAbout: 'Only cash counts at the end.',
    connects: 'A new connection is built by the',
    withIncome: 'at an income of',
    shareFor: 'and one more of its shares belongs to',
    nobody: 'nobody',
    forPrice: 'for a price of',
    paysBack: (gain: number, times: number) =>
      `The share brings ${talers(gain)} each time: it has paid for itself after ${count(times, 'connection', 'connections')}.`,
  },

  prompt: {
    opening: (name: string) =>
      `Bid for the first share of the ${name}, or drop out. If nobody bids, it is yours for nothing.`,
    openingLater: (name: string, opener: string) =>
      `Bid for the first share of the ${name}, or drop out. If nobody bids, ${opener} takes it for nothing.`,
    firstBid: (name: string) => `Bid for a share of the ${name}, or drop out.`,
    raise: (name: string, bid: number, who: string) =>
      `${name}: ${who} ${who === 'You' ? 'bid' : 'bids'} ${bid}. Raise or drop out?`,
    buildFirst: (name: string) => `${name}: choose the first hexagon on the map, or take it back.`,
    buildNext: (name: string, connections: number) =>
      connections > 0
        ? `${name}: a new connection! Build on, or finish and dividends flow.`
        : `${name}: choose the next hexagon, or finish.`,
    buildOver: (name: string) => `${name}: nothing more can be built. Finish the build.`,
    vote: (name: string) => `${name} wants to end the match now. Do you agree?`,
    action: (at: number, of: number) =>
      `Your action (${at} of ${of}): build track, auction a share, or pass.`,
  },
  move: {
    pass: 'Pass',
    offer: (name: string) => `Auction a share of the ${name}`,
    bid: (amount: number) => `Bid ${talers(amount)}`,
    dropOut: 'Drop out',
    build: (name: string) => `Build for the ${name}`,
    lay: (place: string, price: number) =>
      `Build in ${place} ${price === 0 ? 'for nothing' : `for ${talers(price)}`}`,
    done: 'Finish the build',
    donePaying: (mine: number) =>
      mine > 0 ? `Finish: dividends, ${talers(mine)} for you` : 'Finish: dividends flow',
    proposeEnd: 'Propose to end the match',
    acceptEnd: 'Agree: end the match',
    refuseEnd: 'Refuse: play on',
  },
  sure: {
    proposeEnd: 'If all others agree, the match ends now and the most cash wins. Propose it?',
    acceptEnd: 'If nobody refuses, the match ends now and the most cash wins. Agree?',
    done: (reason: string) => `${reason} Finish the build?`,
    all: (n: number) => `That is all your money: ${talers(n)}. Bid it?`,
  },
  headings: {
    round: (round: number) => `Round ${round}`,
    order: (names: string) => `From the bag: ${names}.`,
    opening: (railroad: string) => `First share: ${railroad}`,
    bidsFirst: (who: string) => `${verb(who, 'bid', 'bids')} first.`,
  },
  told: {
    opened: (railroad: string, who: string) =>
      `The first share of the ${railroad} is up; ${who === 'You' ? 'you bid' : `${who} bids`} first.`,
    offered: (who: string, share: number, railroad: string) =>
      `${who} put share ${share} of the ${railroad} up for auction.`,
    bid: (who: string, amount: number) => `${who} bid ${amount}.`,
    droppedOut: (who: string) => `${who} dropped out.`,
    outOfMoney: (who: string) => `${who} could not pay more and dropped out.`,
    sold: (who: string, railroad: string, price: number, income: number) =>
      `${who} took the share of the ${railroad} ${price === 0 ? 'for nothing' : `for ${talers(price)}`}. ${
        who === 'You' ? 'Your' : `${who}’s`
      } income is now ${income}.`,
    unsold: (railroad: string) => `Nobody wanted the share of the ${railroad}.`,
    drawn: (round: number, names: string) => `Round ${round}. From the bag: ${names}.`,
    passed: (who: string) => `${who} passed.`,
    building: (who: string, railroad: string) => `${who} started building for the ${railroad}.`,
    built: (
      who: string,
      place: string,
      price: number,
      { railroad, income, met }: { railroad: string; income: number | undefined; met: string },
    ) =>
      `${who} built in ${place} ${price === 0 ? 'for nothing' : `for ${price}`}${
        income === undefined ? '' : `: the ${railroad}’s income is now ${income}`
      }${met === '' ? '.' : `, meeting the ${met}.`}`,
    connected: (railroad: string, names: string, spent: number) =>
      `The ${railroad} spent ${talers(spent)} and is now connected to the ${names}.`,
    finished: (who: string, laid: number, spent: number) =>
      `${who} finished: ${tracks(laid)} for ${talers(spent)}, no new connection.`,
    dividends: (list: string) => `Dividends: ${list}.`,
    received: (who: string, amount: number) => `${you(who)} ${amount}`,
    proposed: (who: string) => `${who} proposed to end the match.`,
    accepted: (who: string) => `${who} agreed.`,
    refused: (who: string, proposer: string) => `${who} refused; ${proposer} may act.`,
    stuck: (railroad: string) =>
      `The ${railroad} can no longer get its two connections: the match is over.`,
  },
  endings: {
    connected: 'Every railroad is connected to two others. The most cash wins.',
    impossible: 'A railroad can no longer get its two connections. The most cash wins.',
    agreed: 'All agreed to end the match. The most cash wins.',
    stalled: 'Everybody had an action, and nothing was sold or built. The most cash wins.',
  },
  account: {
    start: 'Money at the start',
    shares: 'Paid for shares',
    dividends: 'Dividends',
    held: 'Shares, worth nothing now',
  },
  why: {
    notYours: 'It is not your turn.',
    auctionFirst: 'A share is being auctioned: bid or drop out first.',
    voteFirst: 'Answer the proposal first.',
    railroadFirst: 'Choose a railroad to build for first; then its hexagons light up.',
    buildFirst: 'A build is under way: finish it or take it back first.',
    ownTrack: (name: string) => `The ${name} has track there already.`,
    perBuild: (n: number) => `This railroad builds at most ${n} in one action.`,
    noLocomotives: 'This railroad has no locomotives left.',
    taken: (name: string) =>
      `The ${name} holds it. Outside cities a hexagon has room for one railroad.`,
    notBeside: 'It is not beside this railroad’s track.',
    approach: 'A railroad may have only one track in the Berlin Approach.',
    tooDear: (money: number) => `Too dear: the treasury has ${talers(money)} left.`,
    budget: (budget: number, money: number) =>
      `Too dear: this build may spend ${budget} more, and the treasury has ${talers(money)}.`,
    noShare: 'You own no share of this railroad.',
    poor: (money: number) =>
      `There is nothing this railroad could build with ${talers(money)}. A sold share brings it money.`,
    broke: (money: number) =>
      `There is nothing this railroad could build with ${talers(money)}, and all its shares are sold.`,
    overBudget: (most: number) =>
      `It may spend ${talers(most)} on a build, and every hexagon in reach costs more.`,
    walledIn: 'There is no free hexagon beside its track.',
    soldOut: 'All three shares are sold.',
    noMoney: 'Nobody has money to bid.',
    thirdShare: (short: number) =>
      `Third shares come last: ${count(short, 'railroad has', 'railroads have')} fewer than two shares sold.`,
  },
  hints,
  howTo: [
    {
      title: 'The most cash wins',
      text: 'Eight railroads, three shares each. Nobody owns a railroad: you own shares, and only the money in your pocket counts at the end.',
    },
    {
      title: 'Bid for shares',
      text: 'First one share of each railroad is auctioned, later any share you put up. What you pay goes into the railroad’s treasury: that is what it builds with.',
    },
    {
      title: 'Build track',
      text: 'Choose a railroad of which you own a share, and up to three hexagons beside its track. Its treasury pays: plains 2, hills 3, mountains 4, and 1 more for each railroad already in a city. Each railroad has its own way of building.',
    },
    {
      title: 'Connect, and dividends flow',
      text: 'Cities raise the income. When a build brings a railroad into a city where it meets another for the first time, every share in the game pays its railroad’s income, and those of the builder twice.',
    },
    {
      title: 'The bag, and the end',
      text: 'Whoever earns less puts in more markers; you may be drawn twice in a round, or not at all. The match ends when all eight railroads are connected to two others, when one no longer can be, or when everybody agrees to stop. If everybody has an action and nothing is sold or built for two rounds, that counts as agreement.',
    },
  ],
};
