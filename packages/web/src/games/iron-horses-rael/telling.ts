import type { Event } from '@roundhouse/games/iron-horses-rael';
import { byKind } from '../by-kind.ts';
import type { LogHeading, Who } from '../game-ui.ts';
import type { SoundName } from '../../pieces/sounds.ts';
import { words as house } from '../../words/words.ts';
import { cardName, say, theCard } from './say.ts';

/** The log line of an event. */
export function tell(event: Event, { name, sees }: Who): string | undefined {
  const { told, station } = say();
  return byKind(event, {
    paid: undefined,
    'game-ended': ({ ending }) => (ending === 'stalled' ? told.stalled : undefined),
    sealed: ({ seat }) => told.sealed(name(seat)),
    'first-engines-revealed': ({ engines }) =>
      told.revealed(
        house().and(engines.map((card, seat) => told.revealedOne(name(seat), cardName(card)))),
      ),
    'turn-began': ({ final, seat }) => (final ? told.finalTurn(name(seat)) : undefined),
    drew: ({ seat, from }) => {
      if (sees(seat)) return undefined; // 'drew-card' says what
      return (from === 'engines' ? told.drewEngine : told.drewBlind)(name(seat));
    },
    'drew-card': ({ to: [seat = 0], card }) => told.drewCard(name(seat), theCard(card)),
    took: ({ from, seat, card }) =>
      (from === 'up' ? told.tookUp : told.tookDiscard)(name(seat), theCard(card)),
    'up-card-discarded': ({ card }) => told.upDiscarded(cardName(card)),
    'turned-up': ({ card }) => told.turnedUp(cardName(card)),
    'engines-reshuffled': ({ count }) => told.reshuffled(count),
    discarded: ({ seat, card }) => told.discarded(name(seat), theCard(card)),
    'draw-declined': ({ seat }) => told.declined(name(seat)),
    'train-begun': ({ seat, engine }) => told.begun(name(seat), cardName(engine)),
    passed: ({ seat }) => told.passed(name(seat)),
    delivered: (delivery) =>
      told.delivered(
        name(delivery.seat),
        cardName(delivery.engine),
        house().and(delivery.train.map(cardName)),
        station(delivery.region),
        sumOf(delivery),
      ),
    'stock-taken': ({ seat, colour, left }) => told.stock(name(seat), colour, left),
    'dial-rotated': ({ region }) => told.turned(station(region)),
    'market-changed': ({ changes, market }) => {
      const moved = changes.flatMap((by, colour) =>
        by === 0 ? [] : [told.marketOne(colour, by, market[colour] ?? 0)],
      );
      return told.market(moved.join(', '));
    },
    'depots-cleared': ({ count }) => told.cleared(count),
    'end-triggered': ({ ending }) => told.triggered[ending],
    'cashed-out': ({ seat, x3, amounts, score }) => {
      const cashed = amounts.reduce((sum, amount) => sum + amount, 0);
      return told.cashed(name(seat), x3, cashed, score);
    },
  });
}

/** What a delivery earned, and how that adds up. */
export const sumOf = (event: Extract<Event, { kind: 'delivered' }>): string =>
  say().told.sum(
    event.faces,
    event.following,
    event.tripled,
    event.bonus,
    event.value + event.bonus,
  );

/** Every turn has a heading. */
export function heading(event: Event, { name }: Who): LogHeading | undefined {
  if (event.kind !== 'turn-began') return undefined;
  const { turnOf, lastTurnOf } = house().table;
  return { level: 'turn', text: (event.final ? lastTurnOf : turnOf)(name(event.seat)) };
}

const SOUNDS: Partial<Record<Event['kind'], SoundName>> = {
  'first-engines-revealed': 'whistle',
  drew: 'card',
  took: 'card',
  discarded: 'card',
  'train-begun': 'chuff',
  delivered: 'whistle',
  'stock-taken': 'stamp',
  'dial-rotated': 'track',
  'market-changed': 'coin',
  'end-triggered': 'bell',
};

export const soundOf = ({ kind }: Event): SoundName | undefined => SOUNDS[kind];

const SLOW: Partial<Record<Event['kind'], number>> = {
  delivered: 2.2,
  'end-triggered': 2,
  'first-engines-revealed': 1.6,
  'train-begun': 1,
};

/** How long a step of others is shown. */
export const showFor = (events: readonly Event[]): number =>
  Math.max(0.7, ...events.map(({ kind }) => SLOW[kind] ?? 0));
