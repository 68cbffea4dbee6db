import { tournaments } from '@roundhouse/protocol';
import { askersOf } from '../../match/online/api.ts';

/** What is asked about tournaments. */
export const tournamentsApi = askersOf(tournaments);
