import { seeking } from '@roundhouse/protocol';
import { askersOf } from '../../match/online/api.ts';

/** What is asked about finding people to play with. */
export const seekApi = askersOf(seeking);
