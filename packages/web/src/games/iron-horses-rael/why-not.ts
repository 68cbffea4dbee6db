import { CARDS, HAND_LIMIT } from '@roundhouse/games/iron-horses-rael';
import type { View } from '@roundhouse/games/iron-horses-rael';
import { readThing } from '../thing.ts';
import { isCaboose } from './liveries.ts';
import { say } from './say.ts';
import type { RaelScene } from './say.ts';

/** What can be chosen at one time or another. */
const CHOSEN: readonly string[] = ['hand', 'pile', 'station', 'engine'];

/** Why a thing can't be chosen now; the things are those of `about`. */
export function whyNot(thing: string, scene: RaelScene): string | undefined {
  const { why } = say();
  const { view } = scene;
  const [what, first] = readThing(thing);
  if (!CHOSEN.includes(what) || thing === 'pile:used') return undefined;
  if (scene.legal.length === 0) return why.notYours;
  if (view.phase === 'choose') return why.chooseFirst;
  switch (what) {
    case 'hand':
      return whyNotCard(first, view);
    case 'pile':
      return whyNotPile(view);
    case 'station':
      return whyNotStation(first, view);
    case 'engine':
      return whyNotEngine(first === scene.viewer, view);
    default:
      return undefined;
  }
}

function whyNotCard(card: number, { phase }: View): string | undefined {
  const { why } = say();
  switch (phase) {
    case 'draw':
      return why.drawFirst;
    case 'redraw':
      return why.redraw;
    case 'act':
      return CARDS[card]?.kind === 'engine' ? why.twoEngines : why.carNow;
    case 'add':
      return isCaboose(card) ? why.cabooseLast : why.engineInTrain;
    case 'rotate':
      return why.turnDial;
    default:
      return why.deliverNow;
  }
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
  if (!own) return why.notYourEngine;
  switch (phase) {
    case 'draw':
      return why.drawFirst;
    case 'redraw':
      return why.redraw;
    case 'add':
      return why.trainFirst;
    case 'deliver':
      return why.deliverNow;
    case 'rotate':
      return why.turnDial;
    default:
      return why.tooFew;
  }
}
