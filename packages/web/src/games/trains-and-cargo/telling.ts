import { CARDS } from '@roundhouse/games/trains-and-cargo';
import type { Event, View } from '@roundhouse/games/trains-and-cargo';
import { byKind } from '../by-kind.ts';
import type { LogHeading, Who } from '../game-ui.ts';
import type { SoundName } from '../../pieces/sounds.ts';
import { words as house } from '../../words/words.ts';
import { boardName, cardName, goodName, say, sumOf, whose, whoseSide } from './say.ts';

/** The log line of an event. */
export function tell(event: Event, who: Who, view: View): string | undefined {
  const { told, types, anEngine, and, train } = say();
  const { name } = who;
  return byKind(event, {
    'turn-began': undefined,
    'match-ended': undefined,
    // What a Cargo card brings is told by the tokens.
    'card-played': ({ seat, card }) =>
      CARDS[card]?.type === 'cargo' ? undefined : told.played(name(seat), cardName(card)),
    'card-had-no-effect': ({ card }) => told.noEffect(cardName(card)),
    'card-attached': ({ card, side }) =>
      told.attached(cardName(card), train(whoseSide(side, who, view))),
    'card-burned': ({ seat, card }) => told.burned(name(seat), cardName(card)),
    'type-named': ({ seat, type }) => told.named(name(seat), types[type]),
    collected: ({ seat, count, good }) =>
      count === 0
        ? told.bankEmpty(goodName(good))
        : told.collected(name(seat), count, goodName(good)),
    'market-moved': ({ good, from, value }) => told.moved(goodName(good), from, value),
    'market-bumped': ({ good, from, value }) => told.bumped(goodName(good), from, value),
    loaded: ({ seat, good, length }) => told.loaded(name(seat), goodName(good), length),
    'board-taken': ({ seat, board }) => told.boardTaken(name(seat), boardName(board)),
    'bonus-added': ({ board, count, good, side }) =>
      told.bonus(boardName(board), count, goodName(good), train(whoseSide(side, who, view))),
    'bonus-missed': ({ board, count, good }) =>
      told.bonusMissed(boardName(board), count, goodName(good)),
    upgraded: ({ seat, locomotive }) => told.upgraded(name(seat), anEngine[locomotive] ?? ''),
    sabotaged: ({ seat, side, locomotive }) =>
      (locomotive === 0 ? told.sabotagedAway : told.sabotagedToGreen)(
        name(seat),
        whoseSide(side, who, view),
      ),
    'train-sent': (sent) => tellSent(sent, who, view),
    raided: ({ seat, good, from }) => told.raided(name(seat), goodName(good), whose(from, who)),
    drew: ({ seat, count, deckSize }) => told.drew(name(seat), count, deckSize),
    'drew-cards': ({ cards }) => told.drewCards(and(cards.map(cardName))),
    'deck-ran-out': ({ seat }) => told.ranOut(name(seat)),
  });
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
