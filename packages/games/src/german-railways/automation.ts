import type { Automation } from '@roundhouse/engine';
import type { Move } from './moves/index.ts';
import type { View } from './view.ts';

export const automation: Automation<Move, View> = {
  passes: ['pass'],
  // G18: in such a round silence means agreement.
  endsMatch: ({ kind }, { endsIfQuiet }) => kind === 'pass' && endsIfQuiet,
  auction: {
    bid: 'bid',
    leave: 'drop-out',
    lot: ({ auction }) => auction && [auction.railroad, auction.opener],
  },
};
