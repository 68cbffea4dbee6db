import { DIVIDENDS } from '@roundhouse/games/iberian-gauge';
import type { Event, RailroadIndex } from '@roundhouse/games/iberian-gauge';
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
  switch (event.kind) {
    case 'start-chosen':
      return [{ railroad: event.railroad, text: effect.start }];
    case 'start-value-set':
    case 'invested':
      return [{ railroad: event.railroad, text: effect.share(event.value) }];
    case 'railroad-started':
      return [{ railroad: event.railroad, text: effect.started }];
    case 'build-chosen':
      return [{ railroad: event.railroad, text: effect.choose(event.leases) }];
    case 'leased':
      return leaseEffects(event);
    case 'built':
      return [{ railroad: event.railroad, text: effect.pay(event.cost) }];
    case 'could-not-build':
      return [{ railroad: event.railroad, text: effect.stuck, bad: true }];
    case 'dividend-moved': {
      const before = DIVIDENDS[event.railroad]?.[event.from] ?? 0;
      return [{ railroad: event.railroad, text: effect.dividend(before, event.perShare) }];
    }
    case 'share-value-moved':
      return event.because === 'penalty'
        ? [{ railroad: event.railroad, text: effect.penalty(event.from, event.value), bad: true }]
        : [{ railroad: event.railroad, text: effect.value(event.from, event.value) }];
    case 'major-cities-bonus-paid':
      return [
        { railroad: event.railroad, text: effect.bonus(event.perShare, listOfPaid(event, who)) },
      ];
    case 'dividend-paid':
      return [
        { railroad: event.railroad, text: effect.payout(event.perShare, listOfPaid(event, who)) },
      ];
    case 'round-began':
      return [{ railroad: undefined, text: effect.round(roundKinds[event.roundKind]) }];
    case 'match-ended':
      return [{ railroad: undefined, text: effect.end }];
    default:
      return [];
  }
}

function leaseEffects({ railroad, payments, total }: Extract<Event, { kind: 'leased' }>): Effect[] {
  const { effect } = say();
  const lessors = payments.flatMap((amount, lessor) =>
    amount > 0 ? [{ railroad: lessor, text: effect.leaseTo(amount) }] : [],
  );
  return [{ railroad, text: effect.leaseBy(total) }, ...lessors];
}
