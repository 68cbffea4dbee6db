import { assertNever } from '@roundhouse/engine';
import { appraise, DIAL_CHANGES, engineBonus, stallOf } from '@roundhouse/games/iron-horses-rael';
import type { Move, Source, View } from '@roundhouse/games/iron-horses-rael';
import type { ButtonTone } from '../game-ui.ts';
import { cardName, changesText, say, theCard } from './say.ts';
import type { RaelScene } from './say.ts';

/** A name for every move. */
export function labelOf(move: Move, scene: RaelScene): string {
  const label = plainLabel(move, scene);
  return stallOf(move, scene.view) === undefined ? label : say().move.ends(label);
}

function plainLabel(move: Move, { view }: RaelScene): string {
  const { move: words, gain, station } = say();
  switch (move.kind) {
    case 'choose':
      return words.choose(cardName(move.engine));
    case 'draw':
      return drawLabel(move.from, view);
    case 'discard':
      return words.discard(theCard(move.card));
    case 'decline':
      return words.decline;
    case 'begin':
      return words.begin(cardName(move.engine));
    case 'complete':
      return words.complete(cardName(move.engine));
    case 'add':
      return words.add(theCard(move.card), gain(gainOfCard(view, move.card)));
    case 'deliver':
      return words.deliver(station(move.region), engineBonus(view.train?.engine ?? 0, move.region));
    case 'rotate':
      return words.rotate(changesText(changesOf(view, move.position)));
    case 'pass':
      return words.pass;
    default:
      return assertNever(move);
  }
}

function drawLabel(from: Source, view: View): string {
  const { move: words } = say();
  switch (from) {
    case 'engines':
      return words.drawEngines;
    case 'deck':
      return words.drawDeck;
    case 'up':
      return words.drawUp(theCard(view.up));
    case 'discard':
      return words.drawDiscard(theCard(view.discard.at(-1) ?? -1));
    default:
      return assertNever(from);
  }
}

/** The change of the train's value by one more card. */
export function gainOfCard({ train }: View, card: number): number {
  const laid = train?.cards ?? [];
  return appraise([...laid, card]).value - appraise(laid).value;
}

/** What the dial of the train's region does to every stock in this position. */
export function changesOf({ train, dials }: View, position: number): readonly number[] {
  return DIAL_CHANGES[dials[train?.region ?? 0] ?? 0]?.[position] ?? [];
}

const BUTTONS: Partial<Record<Move['kind'], ButtonTone>> = {
  complete: 'main',
  decline: 'harmless',
  pass: 'harmless',
};

export function buttonOf(move: Move, { view }: RaelScene): ButtonTone | undefined {
  const tone = BUTTONS[move.kind];
  return tone === 'harmless' && stallOf(move, view) !== undefined ? 'danger' : tone;
}
