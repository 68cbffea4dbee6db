import type { Event } from '@roundhouse/games/iron-horses-rampage';
import { byKind } from '../by-kind.ts';
import type { LogHeading, Who } from '../game-ui.ts';
import type { SoundName } from '../../pieces/sounds.ts';
import { words as house } from '../../words/words.ts';
import { advantageName, cardName, say } from './say.ts';

/** The log line of an event. */
export function tell(event: Event, { name, sees }: Who): string | undefined {
  const { told, money, shields } = say();
  return byKind(event, {
    'turn-began': undefined,
    kept: undefined,
    ended: undefined,
    'turn-ended': ({ idle, seat }) => (idle ? told.passed(name(seat)) : undefined),
    // Cards that the viewer sees have a line of their own, and so has a Master.
    drew: ({ seat, count }) => (sees(seat) ? undefined : told.drew(name(seat), count)),
    'drew-cards': ({ seat, cards }) => told.drewCards(name(seat), house().and(cards.map(cardName))),
    'master-entered': ({ seat, card }) => told.master(name(seat), cardName(card)),
    reshuffled: ({ count }) => told.reshuffled(count),
    transported: ({ seat, card, delivered }) =>
      told.transported(name(seat), cardName(card), money(delivered)),
    paid: ({ seat, card, from }) => told.paid(name(seat), cardName(card), from === 'play'),
    remedied: ({ seat, setback }) => told.remedied(name(seat), cardName(setback)),
    protected: ({ seat, card }) => told.protected(name(seat), cardName(card)),
    sabotaged: ({ seat, setback, target }) =>
      told.sabotaged(name(seat), cardName(setback), name(target)),
    'setback-laid': ({ seat, setback }) => told.laid(name(seat), cardName(setback)),
    foiled: ({ seat, setback, by }) => told.foiled(name(seat), cardName(setback), shields[by]),
    hijacked: ({ seat, card, victim }) => told.hijacked(name(seat), cardName(card), name(victim)),
    'advantage-used': ({ seat, railway }) => told.advantage(name(seat), advantageName(railway)),
    surveyed: ({ seat, count }) => told.surveyed(name(seat), count),
    'surveyed-cards': ({ seat, cards }) =>
      told.surveyedCards(name(seat), house().and(cards.map(cardName))),
    'kept-card': ({ seat, card }) => told.keptCard(name(seat), cardName(card)),
    buried: ({ seat, count }) => told.buried(name(seat), count),
    recovered: ({ seat, card }) => told.recovered(name(seat), cardName(card)),
    discarded: ({ seat, card }) => told.discarded(name(seat), cardName(card)),
  });
}

/** Every turn has a heading. */
export function heading(event: Event, { name }: Who): LogHeading | undefined {
  if (event.kind !== 'turn-began') return undefined;
  return { level: 'turn', text: house().table.turnOf(name(event.seat)) };
}

const SOUNDS: Partial<Record<Event['kind'], SoundName>> = {
  drew: 'card',
  transported: 'chuff',
  'setback-laid': 'stamp',
  hijacked: 'trouble',
  foiled: 'bell',
  remedied: 'whistle',
  protected: 'coin',
  paid: 'coin',
  discarded: 'card',
};

export const soundOf = ({ kind }: Event): SoundName | undefined => SOUNDS[kind];
