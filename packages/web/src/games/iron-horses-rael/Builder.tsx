import { appraise, CARDS, engineValue } from '@roundhouse/games/iron-horses-rael';
import type { Event, TrainView } from '@roundhouse/games/iron-horses-rael';
import { cardName, say } from './say.ts';
import type { RaelScene } from './say.ts';
import { TrainPicture } from './TrainPicture.tsx';

/** The train being completed: its cards, what each counts, and what it is worth so far. */
export function Builder({ scene, train }: { scene: RaelScene; train: TrainView }) {
  const words = say().builder;
  const next = scene.ahead?.move.kind === 'add' ? scene.ahead.view.train : null;
  const engine = CARDS[train.engine];
  return (
    <section
      class="builder"
      aria-label={words.title(cardName(train.engine))}
      data-ask="train"
      data-roving="row"
    >
      <h2 class="builder-title" data-spot="">
        {words.title(cardName(train.engine))}
      </h2>
      <TrainPicture
        engine={train.engine}
        cards={train.cards}
        places={engineValue(train.engine)}
        ghost={next?.cards.at(-1)}
      />
      <Sum cards={train.cards} would={next?.value} />
      {engine?.kind === 'engine' && engine.bonus > 0 && (
        <p class="quiet-text">
          {words.bonus(engine.bonus, say().or(engine.regions.map(say().station)))}
        </p>
      )}
    </section>
  );
}

interface ArrivalProps {
  scene: RaelScene;
  delivery: Extract<Event, { kind: 'delivered' }>;
}

/** A train that somebody else has just delivered. */
export function Arrival({ scene, delivery }: ArrivalProps) {
  const words = say().builder;
  const title = words.arrival(scene.who.name(delivery.seat), say().station(delivery.region));
  return (
    <section class="builder" aria-label={title} data-ask="train" data-roving="row">
      <h2 class="builder-title" data-spot="">
        {title}
      </h2>
      <TrainPicture
        engine={delivery.engine}
        cards={delivery.train}
        places={delivery.train.length}
      />
      <Sum cards={delivery.train} would={undefined} />
      {delivery.bonus > 0 && <p class="quiet-text">{words.paidBonus(delivery.bonus)}</p>}
    </section>
  );
}

/** Faces and following bonuses, and the total in large. */
function Sum({ cards, would }: { cards: readonly number[]; would: number | undefined }) {
  const words = say().builder;
  const { faces, following, tripled, value } = appraise(cards);
  return (
    <p class="builder-sum figures" aria-live="polite">
      <span>
        {words.faces(faces)} + {words.following(following)}
      </span>
      {tripled && <span class="builder-tripled">{words.tripled}</span>}
      <strong>= {words.worth(value)}</strong>
      {would !== undefined && would !== value && (
        <span class="builder-would">{words.would(would)}</span>
      )}
    </p>
  );
}
