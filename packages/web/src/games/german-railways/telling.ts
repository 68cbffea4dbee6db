import { assertNever } from '@roundhouse/engine';
import type { Event } from '@roundhouse/games/german-railways';
import type { SoundName } from '../../pieces/sounds.ts';
import { words as house } from '../../words/words.ts';
import type { LogHeading, Who } from '../game-ui.ts';
import { shortName, shortNames, placeName, say } from './say.ts';
import type { GermanScene } from './say.ts';

/** The log line of an event. */
export function tell(event: Event, { name }: Who): string | undefined {
  const { told } = say();
  switch (event.kind) {
    case 'auction-opened':
      return event.opening
        ? told.opened(shortName(event.railroad), name(event.seat))
        : told.offered(name(event.seat), event.share, shortName(event.railroad));
    case 'bid-made':
      return told.bid(name(event.seat), event.amount);
    case 'dropped-out':
      return event.forced ? told.outOfMoney(name(event.seat)) : told.droppedOut(name(event.seat));
    case 'share-sold':
      return told.sold(name(event.seat), shortName(event.railroad), event.price, event.incomeTo);
    case 'share-unsold':
      return told.unsold(shortName(event.railroad));
    case 'turn-order-drawn':
      return told.drawn(event.round, event.order.map(name).join(', '));
    case 'passed':
      return told.passed(name(event.seat));
    case 'build-begun':
      return told.building(name(event.seat), shortName(event.railroad));
    case 'track-built':
      return told.built(name(event.seat), placeName(event.hex), event.price, {
        railroad: shortName(event.railroad),
        income: event.incomeTo > event.incomeFrom ? event.incomeTo : undefined,
        met: shortNames(event.met),
      });
    case 'build-ended':
      return event.connected.length > 0
        ? told.connected(shortName(event.railroad), shortNames(event.connected), event.spent)
        : told.finished(name(event.seat), event.laid, event.spent);
    case 'dividends-paid':
      return told.dividends(
        house().and(event.received.map((amount, seat) => told.received(name(seat), amount))),
      );
    case 'end-proposed':
      return told.proposed(name(event.seat));
    case 'end-accepted':
      return told.accepted(name(event.seat));
    case 'end-refused':
      return told.refused(name(event.seat), name(event.proposer));
    case 'match-ended':
      return event.railroad >= 0
        ? told.stuck(shortName(event.railroad))
        : say().endings[event.reason];
    default:
      return assertNever(event);
  }
}

/** Rounds have headings, and each auction before the first. */
export function heading(event: Event, who: Who): LogHeading | undefined {
  const { headings } = say();
  if (event.kind === 'turn-order-drawn')
    return {
      level: 'round',
      text: headings.round(event.round),
      about: headings.order(event.order.map(who.name).join(', ')),
    };
  if (event.kind !== 'auction-opened' || !event.opening) return undefined;
  return {
    level: 'turn',
    text: headings.opening(shortName(event.railroad)),
    about: headings.bidsFirst(who.name(event.seat)),
  };
}

const SOUNDS: Partial<Record<Event['kind'], SoundName>> = {
  'auction-opened': 'bell',
  'bid-made': 'stamp',
  'share-sold': 'coin',
  'turn-order-drawn': 'card',
  'build-begun': 'whistle',
  'track-built': 'track',
  'dividends-paid': 'coin',
  'end-proposed': 'bell',
};

export const soundOf = ({ kind }: Event): SoundName | undefined => SOUNDS[kind];

const TIMES: Partial<Record<Event['kind'], number>> = {
  'dividends-paid': 2,
  'share-sold': 1.2,
  'turn-order-drawn': 1.2,
  'build-begun': 0.5,
  'track-built': 0.4,
};

/** The bids of an auction stand in one line. */
export const brief = ({ kind }: Event): boolean => kind === 'bid-made' || kind === 'dropped-out';

/** Bids follow one another quickly, at once where the viewer has no more say; the desk shows them side by side. */
const QUICK = { in: 0.3, out: 0.06 } as const;

export function showFor(
  events: readonly Event[],
  { view, viewer }: Pick<GermanScene, 'view' | 'viewer'>,
): number {
  if (events.every(brief) && view.auction)
    return viewer !== 'spectator' && view.auction.bidders.includes(viewer) ? QUICK.in : QUICK.out;
  return Math.max(0.5, ...events.map(({ kind }) => TIMES[kind] ?? 0.7));
}
