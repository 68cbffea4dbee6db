import type { Event } from '@roundhouse/games/german-railways';
import type { SoundName } from '../../pieces/sounds.ts';
import { words as house } from '../../words/words.ts';
import { byKind } from '../by-kind.ts';
import type { LogHeading, Who } from '../game-ui.ts';
import { shortName, shortNames, placeName, say } from './say.ts';
import type { GermanScene } from './say.ts';

/** The log line of an event. */
export function tell(event: Event, { name }: Who): string | undefined {
  const { told } = say();
  return byKind(event, {
    'auction-opened': ({ opening, railroad, seat, share }) =>
      opening
        ? told.opened(shortName(railroad), name(seat))
        : told.offered(name(seat), share, shortName(railroad)),
    'bid-made': ({ seat, amount }) => told.bid(name(seat), amount),
    'dropped-out': ({ forced, seat }) => (forced ? told.outOfMoney : told.droppedOut)(name(seat)),
    'share-sold': ({ seat, railroad, price, incomeTo }) =>
      told.sold(name(seat), shortName(railroad), price, incomeTo),
    'share-unsold': ({ railroad }) => told.unsold(shortName(railroad)),
    'turn-order-drawn': ({ round, order }) => told.drawn(round, order.map(name).join(', ')),
    passed: ({ seat }) => told.passed(name(seat)),
    'build-begun': ({ seat, railroad }) => told.building(name(seat), shortName(railroad)),
    'track-built': ({ seat, hex, price, railroad, incomeFrom, incomeTo, met }) =>
      told.built(name(seat), placeName(hex), price, {
        railroad: shortName(railroad),
        income: incomeTo > incomeFrom ? incomeTo : undefined,
        met: shortNames(met),
      }),
    'build-ended': ({ connected, railroad, spent, seat, laid }) =>
      connected.length > 0
        ? told.connected(shortName(railroad), shortNames(connected), spent)
        : told.finished(name(seat), laid, spent),
    'dividends-paid': ({ received }) =>
      told.dividends(
        house().and(received.map((amount, seat) => told.received(name(seat), amount))),
      ),
    'end-proposed': ({ seat }) => told.proposed(name(seat)),
    'end-accepted': ({ seat }) => told.accepted(name(seat)),
    'end-refused': ({ seat, proposer }) => told.refused(name(seat), name(proposer)),
    'match-ended': ({ railroad, reason }) =>
      railroad >= 0 ? told.stuck(shortName(railroad)) : say().endings[reason],
  });
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
