import { CARDS } from '@roundhouse/games/iron-horses-rael';
import type { Event } from '@roundhouse/games/iron-horses-rael';
import { words as house } from '../../words/words.ts';
import type { DrawnEvent, Who } from '../game-ui.ts';
import { Car, EngineCar } from './Car.tsx';
import { cardName, say } from './say.ts';
import { sumOf } from './telling.ts';

/** A delivery as the log draws it: the train, and what it earned. */
export function drawn(event: Event, { name }: Who): DrawnEvent | undefined {
  if (event.kind !== 'delivered') return undefined;
  const { told, station } = say();
  return {
    line: told.deliveredTo(name(event.seat), station(event.region), sumOf(event)),
    Picture: () => <LogTrain cards={[event.engine, ...event.train]} />,
  };
}

/** A train in small: the engine and its cars, as many in a row as there is room for. */
function LogTrain({ cards }: { cards: readonly number[] }) {
  return (
    <span class="log-train" role="img" aria-label={house().and(cards.map(cardName))}>
      {cards.map((card, i) => (
        <svg key={i} viewBox="0 0 64 34" aria-hidden="true">
          {CARDS[card]?.kind === 'engine' ? <EngineCar card={card} /> : <Car card={card} marked />}
        </svg>
      ))}
    </span>
  );
}
