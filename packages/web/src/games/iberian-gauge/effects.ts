import { DIVIDENDS } from '@roundhouse/games/iberian-gauge';
import type { Event, RailroadIndex } from '@roundhouse/games/iberian-gauge';
import { byKind } from '../by-kind.ts';
import type { Who } from '../game-ui.ts';
import { listOfPaid, say } from './say.ts';

/** One thing that a step brings, short enough for a chip. */
interface Effect {
  readonly railroad: RailroadIndex | undefined;
  readonly text: string;
  readonly bad?: boolean;
}

/** What some events bring to whom, for the preview and for what has just happened. */
export const effectsOf = (events: readonly Event[], who: Who): Effect[] =>
  events.flatMap((event) => effectsOfOne(event, who));

function effectsOfOne(event: Event, who: Who): Effect[] {
  const { effect, roundKinds } = say();
  return byKind<Event, Effect[]>(event, {
    'start-chosen': ({ railroad }) => [{ railroad, text: effect.start }],
    'start-value-set': ({ railroad, value }) => [{ railroad, text: effect.share(value) }],
    invested: ({ railroad, value }) => [{ railroad, text: effect.share(value) }],
    'railroad-started': ({ railroad }) => [{ railroad, text: effect.started }],
    'build-chosen': ({ railroad, leases }) => [{ railroad, text: effect.choose(leases) }],
    leased: leaseEffects,
    built: ({ railroad, cost }) => [{ railroad, text: effect.pay(cost) }],
    'could-not-build': ({ railroad }) => [{ railroad, text: effect.stuck, bad: true }],
    'dividend-moved': ({ railroad, from, perShare }) => [
      { railroad, text: effect.dividend(DIVIDENDS[railroad]?.[from] ?? 0, perShare) },
    ],
    'share-value-moved': ({ because, railroad, from, value }) =>
      because === 'penalty'
        ? [{ railroad, text: effect.penalty(from, value), bad: true }]
        : [{ railroad, text: effect.value(from, value) }],
    'major-cities-bonus-paid': (paid) => [
      { railroad: paid.railroad, text: effect.bonus(paid.perShare, listOfPaid(paid, who)) },
    ],
    'dividend-paid': (paid) => [
      { railroad: paid.railroad, text: effect.payout(paid.perShare, listOfPaid(paid, who)) },
    ],
    'round-began': ({ roundKind }) => [
      { railroad: undefined, text: effect.round(roundKinds[roundKind]) },
    ],
    'match-ended': [{ railroad: undefined, text: effect.end }],
    passed: [],
    'priority-deal-taken': [],
    'build-turn-began': [],
    declined: [],
  });
}

function leaseEffects({ railroad, payments, total }: Extract<Event, { kind: 'leased' }>): Effect[] {
  const { effect } = say();
  const lessors = payments.flatMap((amount, lessor) =>
    amount > 0 ? [{ railroad: lessor, text: effect.leaseTo(amount) }] : [],
  );
  return [{ railroad, text: effect.leaseBy(total) }, ...lessors];
}
