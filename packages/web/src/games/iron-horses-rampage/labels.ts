import { assertNever } from '@roundhouse/engine';
import { LIFTS, VALUE } from '@roundhouse/games/iron-horses-rampage';
import type { Move } from '@roundhouse/games/iron-horses-rampage';
import type { ButtonTone } from '../game-ui.ts';
import { advantageName, cardName, say } from './say.ts';
import type { RampageScene } from './say.ts';

/** What it costs the viewer to lift this setback. */
function priceOf(setback: number, { view, viewer }: RampageScene): number {
  const player = viewer === 'spectator' ? undefined : view.players[viewer];
  return player?.prices[player.setbacks.indexOf(setback)] ?? 0;
}

/** A name for every move. */
export function labelOf(move: Move, scene: RampageScene): string {
  const { move: words, short } = say();
  const railway =
    scene.viewer === 'spectator' ? -1 : (scene.view.players[scene.viewer]?.railway ?? -1);
  const advantage = advantageName(railway);
  switch (move.kind) {
    case 'draw':
      return words.draw;
    case 'transport':
      return words.transport(cardName(move.card), short(VALUE[move.card] ?? 0));
    case 'remedy':
      return words.remedy(cardName(move.card), cardName(LIFTS[move.card] ?? -1));
    case 'pay-off':
      return words.payOff(cardName(move.setback), short(priceOf(move.setback, scene)));
    case 'pay':
      return move.from === 'hand'
        ? words.payHand(cardName(move.card))
        : words.payPlay(cardName(move.card));
    case 'safe':
      return words.safe(cardName(move.card));
    case 'sabotage':
      return words.sabotage(cardName(move.card), scene.who.name(move.target));
    case 'accept':
      return words.accept;
    case 'sheriff':
      return words.sheriff;
    case 'railway-police':
      return words.police;
    case 'steal':
      return words.steal(cardName(move.card));
    case 'extra-shift':
    case 'survey':
    case 'central-yard':
      return words.advantage(advantage);
    case 'through-freight':
    case 'salvage-crew':
      return words.advantageCard(advantage, cardName(move.card));
    case 'section-gang':
      return words.advantageCard(advantage, cardName(move.setback));
    case 'rival-agents':
      return words.advantageAgainst(advantage, cardName(move.card), scene.who.name(move.target));
    case 'keep':
      return words.keep(cardName(move.card));
    case 'bury':
      return words.bury(cardName(move.card));
    case 'discard':
      return words.discard(cardName(move.card));
    case 'end-turn':
      return words.endTurn;
    default:
      return assertNever(move);
  }
}

const BUTTONS: Partial<Record<Move['kind'], ButtonTone>> = {
  draw: 'main',
  'extra-shift': 'plain',
  survey: 'plain',
  'central-yard': 'plain',
  'railway-police': 'main',
  sheriff: 'main',
  accept: 'harmless',
  'end-turn': 'harmless',
};

export const buttonOf = ({ kind }: Move): ButtonTone | undefined => BUTTONS[kind];
