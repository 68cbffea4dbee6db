import { LIFTS, VALUE } from '@roundhouse/games/iron-horses-rampage';
import type { Move } from '@roundhouse/games/iron-horses-rampage';
import { byKind } from '../by-kind.ts';
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
  const { view, viewer, who } = scene;
  const railway = viewer === 'spectator' ? -1 : (view.players[viewer]?.railway ?? -1);
  const advantage = advantageName(railway);
  return byKind(move, {
    draw: words.draw,
    transport: ({ card }) => words.transport(cardName(card), short(VALUE[card] ?? 0)),
    remedy: ({ card }) => words.remedy(cardName(card), cardName(LIFTS[card] ?? -1)),
    'pay-off': ({ setback }) => words.payOff(cardName(setback), short(priceOf(setback, scene))),
    pay: ({ from, card }) => (from === 'hand' ? words.payHand : words.payPlay)(cardName(card)),
    safe: ({ card }) => words.safe(cardName(card)),
    sabotage: ({ card, target }) => words.sabotage(cardName(card), who.name(target)),
    accept: words.accept,
    sheriff: words.sheriff,
    'railway-police': words.police,
    steal: ({ card }) => words.steal(cardName(card)),
    'extra-shift': words.advantage(advantage),
    survey: words.advantage(advantage),
    'central-yard': words.advantage(advantage),
    'through-freight': ({ card }) => words.advantageCard(advantage, cardName(card)),
    'salvage-crew': ({ card }) => words.advantageCard(advantage, cardName(card)),
    'section-gang': ({ setback }) => words.advantageCard(advantage, cardName(setback)),
    'rival-agents': ({ card, target }) =>
      words.advantageAgainst(advantage, cardName(card), who.name(target)),
    keep: ({ card }) => words.keep(cardName(card)),
    bury: ({ card }) => words.bury(cardName(card)),
    discard: ({ card }) => words.discard(cardName(card)),
    'end-turn': words.endTurn,
  });
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
