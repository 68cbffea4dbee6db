import { assertNever } from '@roundhouse/engine';
import type { Event } from '@roundhouse/games/iron-horses-rampage';
import type { LogHeading, Who } from '../game-ui.ts';
import type { SoundName } from '../../pieces/sounds.ts';
import { words as house } from '../../words/words.ts';
import { advantageName, cardName, say } from './say.ts';

/** The log line of an event. */
export function tell(event: Event, { name, isMe }: Who): string | undefined {
  const { told, money, shields } = say();
  switch (event.kind) {
    case 'turn-began':
    case 'kept':
    case 'ended':
      return undefined;
    case 'turn-ended':
      return event.idle ? told.passed(name(event.seat)) : undefined;
    case 'drew':
      // The viewer's own cards have a line of their own, and so has a Master.
      return isMe(event.seat) ? undefined : told.drew(name(event.seat), event.count);
    case 'drew-cards':
      return told.drewCards(house().and(event.cards.map(cardName)));
    case 'master-entered':
      return told.master(name(event.seat), cardName(event.card));
    case 'reshuffled':
      return told.reshuffled(event.count);
    case 'transported':
      return told.transported(name(event.seat), cardName(event.card), money(event.delivered));
    case 'paid':
      return told.paid(name(event.seat), cardName(event.card), event.from === 'play');
    case 'remedied':
      return told.remedied(name(event.seat), cardName(event.setback));
    case 'protected':
      return told.protected(name(event.seat), cardName(event.card));
    case 'sabotaged':
      return told.sabotaged(name(event.seat), cardName(event.setback), name(event.target));
    case 'setback-laid':
      return told.laid(name(event.seat), cardName(event.setback));
    case 'foiled':
      return told.foiled(name(event.seat), cardName(event.setback), shields[event.by]);
    case 'hijacked':
      return told.hijacked(name(event.seat), cardName(event.card), name(event.victim));
    case 'advantage-used':
      return told.advantage(name(event.seat), advantageName(event.railway));
    case 'surveyed':
      return told.surveyed(name(event.seat), event.count);
    case 'surveyed-cards':
      return told.surveyedCards(house().and(event.cards.map(cardName)));
    case 'kept-card':
      return told.keptCard(cardName(event.card));
    case 'buried':
      return told.buried(name(event.seat), event.count);
    case 'recovered':
      return told.recovered(name(event.seat), cardName(event.card));
    case 'discarded':
      return told.discarded(name(event.seat), cardName(event.card));
    default:
      return assertNever(event);
  }
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
