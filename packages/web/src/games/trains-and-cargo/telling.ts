import { assertNever } from '@roundhouse/engine';
import { CARDS } from '@roundhouse/games/trains-and-cargo';
import type { Event, View } from '@roundhouse/games/trains-and-cargo';
import type { LogHeading, Who } from '../game-ui.ts';
import type { SoundName } from '../../pieces/sounds.ts';
import { words as house } from '../../words/words.ts';
import { boardName, cardName, goodName, say, sumOf, whose, whoseSide } from './say.ts';

/** The log line of an event. */
export function tell(event: Event, who: Who, view: View): string | undefined {
  const { told, types, anEngine, and, train } = say();
  const { name } = who;
  switch (event.kind) {
    case 'turn-began':
    case 'match-ended':
      return undefined;
    case 'card-played':
      // What a Cargo card brings is told by the tokens.
      return CARDS[event.card]?.type === 'cargo'
        ? undefined
        : told.played(name(event.seat), cardName(event.card));
    case 'card-had-no-effect':
      return told.noEffect(cardName(event.card));
    case 'card-attached':
      return told.attached(cardName(event.card), train(whoseSide(event.side, who, view)));
    case 'card-burned':
      return told.burned(name(event.seat), cardName(event.card));
    case 'type-named':
      return told.named(name(event.seat), types[event.type]);
    case 'collected':
      return event.count === 0
        ? told.bankEmpty(goodName(event.good))
        : told.collected(name(event.seat), event.count, goodName(event.good));
    case 'market-moved':
      return told.moved(goodName(event.good), event.from, event.value);
    case 'market-bumped':
      return told.bumped(goodName(event.good), event.from, event.value);
    case 'loaded':
      return told.loaded(name(event.seat), goodName(event.good), event.length);
    case 'board-taken':
      return told.boardTaken(name(event.seat), boardName(event.board));
    case 'bonus-added':
      return told.bonus(
        boardName(event.board),
        event.count,
        goodName(event.good),
        train(whoseSide(event.side, who, view)),
      );
    case 'bonus-missed':
      return told.bonusMissed(boardName(event.board), event.count, goodName(event.good));
    case 'upgraded':
      return told.upgraded(name(event.seat), anEngine[event.locomotive] ?? '');
    case 'sabotaged': {
      const owner = whoseSide(event.side, who, view);
      return event.locomotive === 0
        ? told.sabotagedAway(name(event.seat), owner)
        : told.sabotagedToGreen(name(event.seat), owner);
    }
    case 'train-sent':
      return tellSent(event, who, view);
    case 'raided':
      return told.raided(name(event.seat), goodName(event.good), whose(event.from, who));
    case 'drew':
      return told.drew(name(event.seat), event.count, event.deckSize);
    case 'drew-cards':
      return told.drewCards(and(event.cards.map(cardName)));
    case 'deck-ran-out':
      return told.ranOut(name(event.seat));
    default:
      return assertNever(event);
  }
}

function tellSent(event: Extract<Event, { kind: 'train-sent' }>, who: Who, view: View): string {
  const { told, train } = say();
  const { seat, side, points, score } = event;
  const name = who.name(seat);
  const count = event.train.length;
  const own = view.sides[side]?.seats.includes(seat) ?? false;
  const whole = own
    ? told.sent(name, count, points.total, score)
    : told.madeLeave(name, train(whoseSide(side, who, view)), count, points.total, score);
  const sum = sumOf(points);
  return [whole, sum && told.sentParts(sum), event.orangeReturned && told.orangeBack]
    .filter(Boolean)
    .join(' ');
}

/** Every turn has a heading. */
export function heading(event: Event, { name }: Who): LogHeading | undefined {
  if (event.kind !== 'turn-began') return undefined;
  const { turnOf, lastTurnOf } = house().table;
  return { level: 'turn', text: (event.turnsLeft > 0 ? lastTurnOf : turnOf)(name(event.seat)) };
}

const SOUNDS: Partial<Record<Event['kind'], SoundName>> = {
  'card-played': 'card',
  'card-burned': 'card',
  collected: 'coin',
  'market-moved': 'click',
  loaded: 'track',
  'board-taken': 'stamp',
  'bonus-added': 'coin',
  upgraded: 'bell',
  sabotaged: 'trouble',
  raided: 'trouble',
  'train-sent': 'whistle',
  'deck-ran-out': 'bell',
};

export const soundOf = ({ kind }: Event): SoundName | undefined => SOUNDS[kind];

const TIMES: Partial<Record<Event['kind'], number>> = {
  'train-sent': 2,
  sabotaged: 1.6,
  'deck-ran-out': 1.6,
  raided: 1.3,
  'market-moved': 1.2,
  'card-attached': 1.2,
  collected: 1,
  loaded: 0.9,
  upgraded: 1.2,
};

/** Great events stay longer, the passing of the turn is quick. */
export function showFor(events: readonly Event[]): number {
  return Math.max(0.5, ...events.map(({ kind }) => TIMES[kind] ?? 0));
}
