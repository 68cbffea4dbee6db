import { count } from '../../../words/english.ts';

const pesetas = (n: number): string => count(n, 'peseta', 'pesetas');
const spaces = (n: number): string => count(n, 'space', 'spaces');

export const en = {
  place: (place: string) => `${place.charAt(0).toUpperCase()}${place.slice(1)}`,
  kinds: {
    easy: 'Easy country',
    difficult: 'Difficult country',
    urban: 'A city',
    major: 'A major city',
  },
  build: (kind: string, cost: number) => `${kind}. Building here costs ${pesetas(cost)}.`,
  room: (n: number) =>
    n === 1 ? 'Room for one locomotive.' : `Room for ${n} locomotives, one of each railroad.`,
  lease: (cost: number) =>
    `Another railroad pays its owner ${pesetas(cost)} to pass through once it is built on.`,
  cityBrings: (dividend: number) => `A new city moves the dividend up ${spaces(dividend)}.`,
  majorBrings: 'A major city also raises the share value by one space.',
  track: (names: string) => `Track here: ${names}.`,
  mapAbout: 'Railroads build hex by hex from their first city. Prices and what a city brings:',
  mapRow: (kind: string, build: number, lease: string, room: number) =>
    `${kind}: build ${build}, lease ${lease}, room for ${room}.`,
  order: 'Railroads build in the order of their tiles.',
  shareTitle: (railroad: string) => `Shares of ${railroad}`,
  shareAbout: (value: number, dividend: number) =>
    `A share costs and is worth ${pesetas(value)} now, and pays ${pesetas(dividend)} after every build turn.`,
  shareUnstarted: 'The railroad has not started: whoever starts it chooses the share value.',
  shareBuilds: 'Each share’s cube builds once in every build round.',
  owner: (name: string, n: number) => `${name}: ${count(n, 'share', 'shares')}.`,
  unsold: (n: number) => `Unsold: ${n}. Those pay their dividend to the treasury.`,
  ladderValue:
    'Buying never moves it. A major city and each arrow on the dividend track raise it; a build turn without a new city lowers it.',
  ladderDividend:
    'Every new city moves a railroad’s disk up. It pays after each of the railroad’s build turns, out of the bank.',
  ladderArrow: 'Where an arrow is crossed the share value rises by one space.',
  standsAt: (name: string, n: number) => `${name}: ${n}.`,
  roundAbout: {
    stock: 'In turn, players buy one share or start a railroad, until all pass in a row.',
    build: 'Every railroad builds, one hex for each share sold, then pays its dividend.',
  },
  past: 'It is over.',
  now: 'It is being played.',
  later: 'It is still to come.',
  seat: (worth: number) => `Net worth now: ${pesetas(worth)}. The greatest at the end wins.`,
  cubes: 'A cube marks each share that is bought; without one no more can be bought.',
  priority: 'Whoever has the Priority Deal begins the next stock round.',
};
