import { HEXES } from '@roundhouse/games/iberian-gauge';
import type { Event } from '@roundhouse/games/iberian-gauge';
import { byKind } from '../by-kind.ts';
import type { LogHeading, Who } from '../game-ui.ts';
import type { SoundName } from '../../pieces/sounds.ts';
import { listOfLessors, listOfPaid, placeOf, railroadName, say } from './say.ts';

/** The log line of an event. */
export function tell(event: Event, who: Who): string | undefined {
  const { told, roundKinds } = say();
  const { name } = who;
  return byKind(event, {
    'round-began': ({ round, roundKind }) => told.round(round + 1, roundKinds[roundKind]),
    'start-chosen': undefined,
    'start-value-set': ({ seat, railroad, value }) =>
      told.firstShare(name(seat), railroadName(railroad), value),
    'railroad-started': ({ railroad, hex }) =>
      told.started(railroadName(railroad), HEXES[hex]?.city ?? ''),
    invested: ({ seat, railroad, value }) =>
      told.invested(name(seat), railroadName(railroad), value),
    passed: ({ forced, seat }) => (forced ? told.couldNotBuy : told.passed)(name(seat)),
    'priority-deal-taken': ({ seat }) => told.priority(name(seat)),
    'build-turn-began': ({ railroad }) => told.turn(railroadName(railroad)),
    'build-chosen': ({ seat, hex, leases }) => told.chosen(name(seat), placeOf(hex), leases),
    leased: ({ railroad, route, payments }) =>
      told.leased(railroadName(railroad), route.length, listOfLessors(payments)),
    built: ({ seat, railroad, hex, cost }) =>
      told.built(name(seat), railroadName(railroad), placeOf(hex), cost),
    declined: ({ seat, railroad }) => told.declined(name(seat), railroadName(railroad)),
    'could-not-build': ({ because, seat, railroad }) =>
      (because === 'no-locomotive' ? told.noLocomotive : told.noMoney)(
        name(seat),
        railroadName(railroad),
      ),
    'dividend-moved': ({ railroad, perShare }) => told.dividend(railroadName(railroad), perShare),
    'share-value-moved': ({ because, railroad, from, value }) =>
      told.value[because](railroadName(railroad), from, value),
    'major-cities-bonus-paid': (paid) =>
      told.bonus(railroadName(paid.railroad), paid.perShare, listOfPaid(paid, who)),
    'dividend-paid': (paid) =>
      told.payout(railroadName(paid.railroad), paid.perShare, listOfPaid(paid, who)),
    'match-ended': told.ended,
  });
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
