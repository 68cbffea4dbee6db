import { assertNever } from '@roundhouse/engine';
import type { Event } from '@roundhouse/games/iron-horses-rael';
import type { LogHeading, Who } from '../game-ui.ts';
import type { SoundName } from '../../pieces/sounds.ts';
import { words as house } from '../../words/words.ts';
import { cardName, say, theCard } from './say.ts';

/** The log line of an event. */
export function tell(event: Event, who: Who): string | undefined {
  const { told } = say();
  const { name } = who;
  switch (event.kind) {
    case 'paid':
      return undefined;
    case 'game-ended':
      return event.ending === 'stalled' ? told.stalled : undefined;
    case 'sealed':
      return told.sealed(name(event.seat));
    case 'first-engines-revealed':
      return told.revealed(
        house().and(
          event.engines.map((card, seat) => told.revealedOne(name(seat), cardName(card))),
        ),
      );
    case 'turn-began':
      return event.final ? told.finalTurn(name(event.seat)) : undefined;
    case 'drew':
      if (who.isMe(event.seat)) return undefined; // 'drew-card' says what
      return event.from === 'engines'
        ? told.drewEngine(name(event.seat))
        : told.drewBlind(name(event.seat));
    case 'drew-card':
      return told.drewCard(theCard(event.card));
    case 'took':
      return (event.from === 'up' ? told.tookUp : told.tookDiscard)(
        name(event.seat),
        theCard(event.card),
      );
    case 'up-card-discarded':
      return told.upDiscarded(cardName(event.card));
    case 'turned-up':
      return told.turnedUp(cardName(event.card));
    case 'engines-reshuffled':
      return told.reshuffled(event.count);
    case 'discarded':
      return told.discarded(name(event.seat), theCard(event.card));
    case 'draw-declined':
      return told.declined(name(event.seat));
    case 'train-begun':
      return told.begun(name(event.seat), cardName(event.engine));
    case 'passed':
      return told.passed(name(event.seat));
    default:
      return tellDelivery(event, who);
  }
}

type Delivery = Extract<
  Event,
  {
    kind:
      | 'delivered'
      | 'stock-taken'
      | 'dial-rotated'
      | 'market-changed'
      | 'depots-cleared'
      | 'end-triggered'
      | 'cashed-out';
  }
>;

/** What a delivery earned, and how that adds up. */
export const sumOf = (event: Extract<Event, { kind: 'delivered' }>): string =>
  say().told.sum(
    event.faces,
    event.following,
    event.tripled,
    event.bonus,
    event.value + event.bonus,
  );

/** What follows from a finished train, up to the end of the match. */
function tellDelivery(event: Delivery, { name }: Who): string {
  const { told, station } = say();
  switch (event.kind) {
    case 'delivered':
      return told.delivered(
        name(event.seat),
        cardName(event.engine),
        house().and(event.train.map(cardName)),
        station(event.region),
        sumOf(event),
      );
    case 'stock-taken':
      return told.stock(name(event.seat), event.colour, event.left);
    case 'dial-rotated':
      return told.turned(station(event.region));
    case 'market-changed':
      return told.market(
        event.changes
          .flatMap((by, colour) =>
            by === 0 ? [] : [told.marketOne(colour, by, event.market[colour] ?? 0)],
          )
          .join(', '),
      );
    case 'depots-cleared':
      return told.cleared(event.count);
    case 'end-triggered':
      return told.triggered[event.ending];
    case 'cashed-out':
      return told.cashed(
        name(event.seat),
        event.x3,
        event.amounts.reduce((sum, amount) => sum + amount, 0),
        event.score,
      );
    default:
      return assertNever(event);
  }
}

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
