import { assertNever } from '@roundhouse/engine';
import { HEXES } from '@roundhouse/games/iberian-gauge';
import type { Event } from '@roundhouse/games/iberian-gauge';
import type { LogHeading, Who } from '../game-ui.ts';
import type { SoundName } from '../../pieces/sounds.ts';
import { listOfLessors, listOfPaid, placeOf, railroadName, say } from './say.ts';

/** The log line of an event. */
export function tell(event: Event, who: Who): string | undefined {
  const { told, roundKinds } = say();
  const { name } = who;
  switch (event.kind) {
    case 'round-began':
      return told.round(event.round + 1, roundKinds[event.roundKind]);
    case 'start-chosen':
      return undefined;
    case 'start-value-set':
      return told.firstShare(name(event.seat), railroadName(event.railroad), event.value);
    case 'railroad-started':
      return told.started(railroadName(event.railroad), HEXES[event.hex]?.city ?? '');
    case 'invested':
      return told.invested(name(event.seat), railroadName(event.railroad), event.value);
    case 'passed':
      return event.forced ? told.couldNotBuy(name(event.seat)) : told.passed(name(event.seat));
    case 'priority-deal-taken':
      return told.priority(name(event.seat));
    case 'build-turn-began':
      return told.turn(railroadName(event.railroad));
    default:
      return tellBuilding(event, who);
  }
}

type Building = Exclude<
  Event,
  {
    kind:
      | 'round-began'
      | 'start-chosen'
      | 'start-value-set'
      | 'railroad-started'
      | 'invested'
      | 'passed'
      | 'priority-deal-taken'
      | 'build-turn-began';
  }
>;

function tellBuilding(event: Building, who: Who): string | undefined {
  const { told } = say();
  const { name } = who;
  switch (event.kind) {
    case 'build-chosen':
      return told.chosen(name(event.seat), placeOf(event.hex), event.leases);
    case 'leased':
      return told.leased(
        railroadName(event.railroad),
        event.route.length,
        listOfLessors(event.payments),
      );
    case 'built':
      return told.built(
        name(event.seat),
        railroadName(event.railroad),
        placeOf(event.hex),
        event.cost,
      );
    case 'declined':
      return told.declined(name(event.seat), railroadName(event.railroad));
    case 'could-not-build':
      return event.because === 'no-locomotive'
        ? told.noLocomotive(name(event.seat), railroadName(event.railroad))
        : told.noMoney(name(event.seat), railroadName(event.railroad));
    case 'dividend-moved':
      return told.dividend(railroadName(event.railroad), event.perShare);
    case 'share-value-moved':
      return told.value[event.because](railroadName(event.railroad), event.from, event.value);
    case 'major-cities-bonus-paid':
      return told.bonus(railroadName(event.railroad), event.perShare, listOfPaid(event, who));
    case 'dividend-paid':
      return told.payout(railroadName(event.railroad), event.perShare, listOfPaid(event, who));
    case 'match-ended':
      return told.ended;
    default:
      return assertNever(event);
  }
}

/** Rounds have headings, and in a build round the turn of each railroad. */
export function heading(event: Event): LogHeading | undefined {
  const { headings, roundKinds } = say();
  if (event.kind === 'round-began')
    return { level: 'round', text: headings.round(event.round + 1, roundKinds[event.roundKind]) };
  if (event.kind !== 'build-turn-began') return undefined;
  return { level: 'turn', text: headings.turn(railroadName(event.railroad)) };
}

const SOUNDS: Partial<Record<Event['kind'], SoundName>> = {
  'railroad-started': 'whistle',
  invested: 'stamp',
  leased: 'coin',
  built: 'track',
  'major-cities-bonus-paid': 'fanfare',
  'dividend-paid': 'coin',
  'round-began': 'bell',
};

export function soundOf(event: Event): SoundName | undefined {
  if (event.kind === 'share-value-moved' && event.because === 'penalty') return 'trouble';
  return SOUNDS[event.kind];
}

const LONG: readonly Event['kind'][] = ['leased', 'dividend-paid', 'railroad-started'];

/** Payments and leases take longer to read than a pass. */
export function showFor(events: readonly Event[]): number {
  if (events.some(({ kind }) => LONG.includes(kind))) return 1.5;
  return events.every(({ kind }) => kind === 'passed' || kind === 'start-chosen') ? 0.5 : 0.8;
}
