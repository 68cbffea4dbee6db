import { notifications } from '@roundhouse/protocol';
import { askersOf } from '../../../match/online/api.ts';

/** What is asked about notifications. */
export const noticesApi = askersOf(notifications);
