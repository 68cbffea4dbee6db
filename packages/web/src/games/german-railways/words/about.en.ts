import { count } from '../../../words/english.ts';

const talers = (n: number): string => count(n, 'Taler', 'Talers');

export const en = {
  place: (place: string) => `${place.charAt(0).toUpperCase()}${place.slice(1)}`,
  price: (railroad: string, price: number) =>
    price === 0
      ? `The ${railroad} can build here for nothing.`
      : `The ${railroad} can build here for ${talers(price)}.`,
  city: 'A city’s income counts for every railroad with track in it.',
  country: 'Open country holds one railroad and earns nothing: it leads to cities.',
  track: (names: string) => `Track here: ${names}.`,
  map: 'Track is laid from hexagon to hexagon. What it costs:',
  mapPrice: (ground: string, price: number) => `${ground}: ${talers(price)}.`,
  shareTitle: (railroad: string) => `Shares of the ${railroad}`,
  shareAbout: (income: number) =>
    `A share earns ${talers(income)} whenever dividends are paid, and lets its owner build for the railroad.`,
  shareSale:
    'At an action a player can put the next share up for auction; the railroad gets what it brings.',
  owner: (name: string, n: number) => `${name}: ${count(n, 'share', 'shares')}.`,
  unsold: (n: number) => `${n} unsold.`,
  treasuryTitle: (railroad: string) => `Treasury of the ${railroad}`,
  treasuryAbout: 'Only for building. At the end of the match it counts for nobody.',
  locosTitle: (railroad: string) => `Locomotives of the ${railroad}`,
  locosAbout:
    'Each hexagon that is built takes one. Without one the railroad can’t build any more.',
  linksTitle: (railroad: string) => `Connections of the ${railroad}`,
  linksAbout:
    'Two railroads are connected when their track meets in a city. A new connection pays dividends to all shareholders.',
  linksEnd: 'Once all eight railroads have two connections, the match ends after the round.',
  ledgerAbout:
    'A line for each railroad: its income, its treasury, who owns its three shares, the locomotives left, and its connections.',
  seat: 'Cash decides the match; shares and treasuries count nothing at the end.',
  cash: (n: number) => `Cash: ${talers(n)}.`,
  auction: (railroad: string) => `Auction: ${railroad}`,
  auctionAbout:
    'Bids go around; whoever drops out is out for good. The best bid is paid into the railroad’s treasury.',
  build: (railroad: string) => `Building: ${railroad}`,
  laid: (laid: number, most: number) =>
    `${laid} of at most ${count(most, 'track', 'tracks')} built.`,
  spent: (spent: number, budget: number) => `${spent} of at most ${talers(budget)} spent.`,
  dividendsAbout:
    'When the build ends, every new connection pays dividends: each player gets the income of all shares.',
};
