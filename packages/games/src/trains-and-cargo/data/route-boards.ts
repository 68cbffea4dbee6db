import { goodIndex } from './goods.ts';

export interface Bonus {
  /** The square, counted from 1, that brings the bonus when it is filled. */
  readonly square: number;
  readonly good: number;
  readonly count: number;
}

export interface RouteBoard {
  readonly id: string;
  readonly name: string;
  readonly maximum: number;
  readonly bonuses: readonly Bonus[];
  /** What a train of full length scores on top. */
  readonly fullPoints: number;
}

export const ROUTE_BOARDS: readonly RouteBoard[] = [
  {
    id: 'city-route',
    name: 'City Route',
    maximum: 10,
    bonuses: [{ square: 6, good: goodIndex('passengers'), count: 4 }],
    fullPoints: 0,
  },
  {
    id: 'country-route',
    name: 'Country Route',
    maximum: 12,
    bonuses: [
      { square: 6, good: goodIndex('grain'), count: 2 },
      { square: 10, good: goodIndex('livestock'), count: 2 },
    ],
    fullPoints: 5,
  },
  {
    id: 'industry-route',
    name: 'Industry Route',
    maximum: 16,
    bonuses: [
      { square: 8, good: goodIndex('coal'), count: 2 },
      { square: 12, good: goodIndex('steel'), count: 2 },
    ],
    fullPoints: 15,
  },
];
