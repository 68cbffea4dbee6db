import { CARDS, HAND_LIMIT } from '@roundhouse/games/iron-horses-rael';
import type { View } from '@roundhouse/games/iron-horses-rael';
import { isCaboose } from './liveries.ts';
import { say } from './say.ts';
import type { RaelScene } from './say.ts';

/** Why a thing can't be chosen now. Things: `hand:<card>`, `pile:<source>`, `station:<region>`, `engine:<seat>:<card>`. */
export function whyNot(thing: string, scene: RaelScene): string | undefined {
  const { why } = say();
  const { view } = scene;
  if (scene.legal.length === 0) return why.notYours;
  if (view.phase === 'choose') return why.chooseFirst;
  const [what, first] = thing.split(':');
  switch (what) {
    case 'hand':
      return whyNotCard(Number(first), view);
    case 'pile':
      return whyNotPile(view);
    case 'station':
      return whyNotStation(Number(first), view);
    case 'engine':
      return whyNotEngine(Number(first) === scene.viewer, view);
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
