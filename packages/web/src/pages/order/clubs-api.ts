import { clubs } from '@roundhouse/protocol';
import { askersOf } from '../../match/online/api.ts';

/** What is asked about clubs. */
export const clubsApi = askersOf(clubs);
