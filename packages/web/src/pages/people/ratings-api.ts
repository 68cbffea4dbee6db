import { ratings } from '@roundhouse/protocol';
import { askersOf } from '../../match/online/api.ts';

/** What is asked about ratings and profiles. */
export const ratingsApi = askersOf(ratings);
