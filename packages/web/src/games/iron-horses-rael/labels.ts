import { appraise, DIAL_CHANGES, engineBonus, stallOf } from '@roundhouse/games/iron-horses-rael';
import type { Move, Source, View } from '@roundhouse/games/iron-horses-rael';
import { byKind } from '../by-kind.ts';
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
  return byKind(move, {
    choose: ({ engine }) => words.choose(cardName(engine)),
    draw: ({ from }) => drawLabel(from, view),
    discard: ({ card }) => words.discard(theCard(card)),
    decline: words.decline,
    begin: ({ engine }) => words.begin(cardName(engine)),
    complete: ({ engine }) => words.complete(cardName(engine)),
    add: ({ card }) => words.add(theCard(card), gain(gainOfCard(view, card))),
    deliver: ({ region }) =>
      words.deliver(station(region), engineBonus(view.train?.engine ?? 0, region)),
    rotate: ({ position }) => words.rotate(changesText(changesOf(view, position))),
    pass: words.pass,
  });
}

function drawLabel(from: Source, { up, discard }: View): string {
  const { move: words } = say();
  const labels: Record<Source, string> = {
    engines: words.drawEngines,
    deck: words.drawDeck,
    up: words.drawUp(theCard(up)),
    discard: words.drawDiscard(theCard(discard.at(-1) ?? -1)),
  };
  return labels[from];
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
