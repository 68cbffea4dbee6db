import { order } from '@roundhouse/protocol';
import { askersOf } from '../../match/online/api.ts';

/** What those who keep order ask for. */
export const orderApi = askersOf(order);
