import type { Seat } from '@roundhouse/engine';
import type { Ending } from './meta.ts';

interface Told {
  readonly to: 'all';
}

export type Event = Told &
  (
    | {
        readonly kind: 'auction-opened';
        readonly railroad: number;
        /** Who bids first, and in the rounds has chosen the share. */
        readonly seat: Seat;
        readonly opening: boolean;
        readonly share: number;
      }
    | { readonly kind: 'bid-made'; readonly seat: Seat; readonly amount: number }
    /** `forced`: the seat's cash could not beat the best bid. */
    | { readonly kind: 'dropped-out'; readonly seat: Seat; readonly forced: boolean }
    | {
        readonly kind: 'share-sold';
        readonly seat: Seat;
        readonly railroad: number;
        readonly price: number;
        readonly treasury: number;
        readonly cash: number;
        readonly incomeFrom: number;
        readonly incomeTo: number;
      }
    | { readonly kind: 'share-unsold'; readonly railroad: number }
    | {
        readonly kind: 'turn-order-drawn';
        readonly round: number;
        readonly incomes: readonly number[];
        readonly markers: readonly number[];
        readonly order: readonly Seat[];
      }
    | { readonly kind: 'passed'; readonly seat: Seat }
    | { readonly kind: 'build-begun'; readonly seat: Seat; readonly railroad: number }
    | {
        readonly kind: 'track-built';
        readonly seat: Seat;
        readonly railroad: number;
        readonly hex: number;
        readonly price: number;
        readonly treasury: number;
        readonly locomotives: number;
        readonly incomeFrom: number;
        readonly incomeTo: number;
        /** Railroads newly met in this hexagon. */
        readonly met: readonly number[];
      }
    | {
        readonly kind: 'build-ended';
        readonly seat: Seat;
        readonly railroad: number;
        readonly laid: number;
        readonly spent: number;
        /** Railroads to which this build made a direct connection that was not there before it. */
        readonly connected: readonly number[];
      }
    | {
        readonly kind: 'dividends-paid';
        readonly builder: number;
        /** What a share of each railroad paid. */
        readonly perShare: readonly number[];
        /** What each seat received. */
        readonly received: readonly number[];
      }
    | { readonly kind: 'end-proposed'; readonly seat: Seat }
    | { readonly kind: 'end-accepted'; readonly seat: Seat }
    | { readonly kind: 'end-refused'; readonly seat: Seat; readonly proposer: Seat }
    | {
        readonly kind: 'match-ended';
        readonly reason: Ending;
        /** The railroad that can no longer get two connections, or -1. */
        readonly railroad: number;
        readonly cash: readonly number[];
      }
  );

/** The draw is the only thing that nobody knows beforehand. */
export const REVEALING: readonly Event['kind'][] = ['turn-order-drawn'];
