import { invitations } from '@roundhouse/protocol';
import { askersOf } from '../../match/online/api.ts';

/** What is asked about standing invitations. */
export const invitationApi = askersOf(invitations);
