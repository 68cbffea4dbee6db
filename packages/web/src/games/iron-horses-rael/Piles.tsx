import type { Source, View } from '@roundhouse/games/iron-horses-rael';
import type { ComponentChildren } from 'preact';
import { CardBack } from '../../pieces/Card.tsx';
import { CardSlot } from '../../pieces/HandRow.tsx';
import { GameCard } from './GameCard.tsx';
import { labelOf } from './labels.ts';
import { OutOfGame } from './OutOfGame.tsx';
import { cardAbout, cardName, say } from './say.ts';
import type { RaelScene } from './say.ts';

/** The cards of a pile, the top first. */
export const namesOf = (cards: readonly number[]): string =>
  cards.length === 0 ? say().piles.none : cards.toReversed().map(cardName).join(', ');

/** The up card and the discard pile with all that their cards say. */
export const upAbout = ({ up }: View): string =>
  say().piles.upAbout(up < 0 ? say().piles.none : cardAbout(up));
export const discardAbout = ({ discard }: View): string =>
  say().piles.discardAbout(
    discard.length === 0 ? say().piles.none : discard.toReversed().map(cardAbout).join('; '),
  );

/** Everything that can be drawn from, the used engines, and what has left the game. */
export function Piles({ scene }: { scene: RaelScene }) {
  const { view } = scene;
  const words = say().piles;
  const used = view.engineDiscard.length;
  const fresh = scene.recent.some(({ kind }) => kind === 'turned-up');
  return (
    <>
      <ul class="piles" data-roving="row">
        <Pile
          scene={scene}
          from="engines"
          about={words.enginesAbout(view.engineDeckSize, used)}
          count={view.engineDeckSize}
        >
          {view.engineDeckSize > 0 && <CardBack />}
        </Pile>
        <li
          class="pile pile-used"
          title={words.usedAbout(namesOf(view.engineDiscard))}
          data-ask="pile:used"
        >
          <div
            class="card-button"
            role="img"
            aria-label={words.usedAbout(namesOf(view.engineDiscard))}
            data-spot=""
          >
            <Face card={view.engineDiscard.at(-1)} />
          </div>
          <Caption text={words.engineDiscard} count={used} />
        </li>
        <Pile
          scene={scene}
          from="deck"
          about={words.deckAbout(view.deckSize)}
          count={view.deckSize}
        >
          {view.deckSize > 0 && <CardBack />}
        </Pile>
        <Pile scene={scene} from="up" about={upAbout(view)} fresh={fresh}>
          {view.up >= 0 && <GameCard card={view.up} />}
        </Pile>
        <Pile scene={scene} from="discard" about={discardAbout(view)} count={view.discard.length}>
          {view.discard.length > 0 && <GameCard card={view.discard.at(-1) ?? 0} />}
        </Pile>
      </ul>
      <OutOfGame view={view} />
    </>
  );
}

interface PileProps {
  scene: RaelScene;
  from: Source;
  about: string;
  count?: number;
  fresh?: boolean;
  children: ComponentChildren;
}

function Pile({ scene, from, about, count, fresh = false, children }: PileProps) {
  const move = scene.legal.find((each) => each.kind === 'draw' && each.from === from);
  const label = move ? `${labelOf(move, scene)}. ${about}` : about;
  return (
    <li class={`pile pile-${from}`} title={about} data-ask={`pile:${from}`}>
      <ul>
        <CardSlot
          label={about}
          offered={scene.offer(move, label)}
          ask={`pile:${from}`}
          fresh={fresh}
        >
          {children || <span class="card-gap" />}
        </CardSlot>
      </ul>
      <Caption text={say().piles[from]} count={count} />
    </li>
  );
}

function Face({ card }: { card: number | undefined }) {
  return card === undefined ? <span class="card-gap" /> : <GameCard card={card} />;
}

function Caption({ text, count }: { text: string; count?: number | undefined }) {
  return (
    <p class="pile-caption">
      {text}
      {count !== undefined && <b class="figures"> {count}</b>}
    </p>
  );
}
