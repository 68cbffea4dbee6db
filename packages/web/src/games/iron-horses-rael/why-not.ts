import { CARDS, HAND_LIMIT } from '@roundhouse/games/iron-horses-rael';
import type { Phase, View } from '@roundhouse/games/iron-horses-rael';
import { byThing, readThing } from '../thing.ts';
import { isCaboose } from './liveries.ts';
import { say } from './say.ts';
import type { RaelScene } from './say.ts';

/** What can be chosen at one time or another. */
const CHOSEN: readonly string[] = ['hand', 'pile', 'station', 'engine'];

/** Why a thing can't be chosen now; the things are those of `about`. */
export function whyNot(thing: string, scene: RaelScene): string | undefined {
  const { why } = say();
  const { view } = scene;
  if (!CHOSEN.includes(readThing(thing)[0]) || thing === 'pile:used') return undefined;
  if (scene.legal.length === 0) return why.notYours;
  if (view.phase === 'choose') return why.chooseFirst;
  return byThing(thing, {
    hand: (card) => whyNotCard(card, view),
    pile: () => whyNotPile(view),
    station: (region) => whyNotStation(region, view),
    engine: (seat) => whyNotEngine(seat === scene.viewer, view),
  });
}

function whyNotCard(card: number, { phase }: View): string | undefined {
  const { why } = say();
  const by: Partial<Record<Phase, string>> = {
    draw: why.drawFirst,
    redraw: why.redraw,
    act: CARDS[card]?.kind === 'engine' ? why.twoEngines : why.carNow,
    add: isCaboose(card) ? why.cabooseLast : why.engineInTrain,
    rotate: why.turnDial,
  };
  return by[phase] ?? why.deliverNow;
}

function whyNotPile({ phase, hand, train }: View): string {
  const { why } = say();
  if (train) return why.noDraw;
  return phase === 'act' && hand.length >= HAND_LIMIT ? why.handFull : why.emptyPile;
}

function whyNotStation(region: number, { phase, depots }: View): string {
  const { why } = say();
  if (phase === 'rotate') return why.dialHere;
  if (phase === 'add') return why.trainFirst;
  return phase === 'deliver' && (depots[region]?.length ?? 0) > 0 ? why.depotFull : why.noTrain;
}

function whyNotEngine(own: boolean, { phase }: View): string {
  const { why } = say();
  const by: Partial<Record<Phase, string>> = {
    draw: why.drawFirst,
    redraw: why.redraw,
    add: why.trainFirst,
    deliver: why.deliverNow,
    rotate: why.turnDial,
  };
  return own ? (by[phase] ?? why.tooFew) : why.notYourEngine;
}
