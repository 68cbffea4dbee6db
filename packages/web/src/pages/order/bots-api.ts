import { bots } from '@roundhouse/protocol';
import { askersOf } from '../../match/online/api.ts';

/** What is asked about tokens and bot accounts. */
export const botsApi = askersOf(bots);
