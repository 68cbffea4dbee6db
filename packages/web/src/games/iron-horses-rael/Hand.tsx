import type { Move } from '@roundhouse/games/iron-horses-rael';
import { CardSlot, HandRow } from '../../pieces/HandRow.tsx';
import { EngineTag } from './EngineTag.tsx';
import { GameCard } from './GameCard.tsx';
import { gainOfCard, labelOf } from './labels.ts';
import { cardAbout, cardName, say } from './say.ts';
import type { RaelScene } from './say.ts';
import './hand.css';

/** Moves that a card in hand stands for. */
function movesOf(card: number, moves: readonly Move[]): Move[] {
  return moves.filter((move) => {
    switch (move.kind) {
      case 'choose':
      case 'begin':
        return move.engine === card;
      case 'add':
      case 'discard':
        return move.card === card;
      default:
        return false;
    }
  });
}

export function Hand({ scene }: { scene: RaelScene }) {
  const drawn = new Set(
    [...scene.recent, ...scene.happening].flatMap((event) =>
      event.kind === 'drew-card' || (event.kind === 'took' && event.seat === scene.viewer)
        ? [event.card]
        : [],
    ),
  );
  return (
    <HandRow rows>
      <OnTheLine scene={scene} />
      {scene.view.hand.map((card, i) => {
        const moves = movesOf(card, scene.legal);
        const [first] = moves;
        const label = first && moves.length === 1 ? labelOf(first, scene) : cardName(card);
        return (
          <CardSlot
            key={`${i}-${card}`}
            label={cardAbout(card)}
            offered={scene.offer(moves, label)}
            ask={`hand:${card}`}
            fresh={drawn.has(card)}
          >
            <span title={cardAbout(card)}>
              <GameCard card={card} />
            </span>
            {first?.kind === 'add' && <Gain scene={scene} card={card} />}
            {scene.view.sealed === card && <span class="hand-mark">✓</span>}
          </CardSlot>
        );
      })}
    </HandRow>
  );
}

/** The viewer's engines in play, where a train is completed. */
function OnTheLine({ scene }: { scene: RaelScene }) {
  const { view, viewer } = scene;
  const engines = viewer === 'spectator' ? [] : (view.players[viewer]?.enginesInPlay ?? []);
  if (engines.length === 0) return null;
  const words = say();
  return (
    <li class="on-the-line" data-ask={`seat:${scene.viewer}`}>
      <span class="on-the-line-title">{words.onTheLine}</span>
      {engines.map((engine) => {
        const move = scene.legal.find((each) => each.kind === 'complete' && each.engine === engine);
        const label = words.seat.engine(cardName(engine));
        const at = view.train?.engine === engine;
        return (
          <div
            key={engine}
            class={at ? 'line-engine line-chosen' : 'line-engine'}
            title={label}
            data-ask={`engine:${viewer}:${engine}`}
          >
            <EngineTag
              engine={engine}
              offered={scene.offer(move, move ? labelOf(move, scene) : '')}
              label={label}
            />
          </div>
        );
      })}
    </li>
  );
}

/** What a card would add to the train being completed. */
function Gain({ scene, card }: { scene: RaelScene; card: number }) {
  const by = gainOfCard(scene.view, card);
  return (
    <span class={by < 0 ? 'hand-mark hand-loss figures' : 'hand-mark figures'}>
      {say().gain(by)}
    </span>
  );
}
