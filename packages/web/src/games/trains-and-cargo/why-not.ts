import { CARDS, ROUTE_BOARDS } from '@roundhouse/games/trains-and-cargo';
import { byThing, readThing } from '../thing.ts';
import { cardName, ownSide, say } from './say.ts';
import type { CargoScene } from './say.ts';

/** What can be chosen at one time or another. */
const CHOSEN: readonly string[] = ['hand', 'good', 'storage', 'engine', 'train', 'board'];

/** Why a thing can't be chosen now; the things are those of `about`. */
export function whyNot(thing: string, scene: CargoScene): string | undefined {
  const { why } = say();
  const [what] = readThing(thing);
  if (what === 'deck') return why.deck;
  if (what === 'discards') return why.discards;
  if (!CHOSEN.includes(what)) return undefined;
  if (scene.viewer === 'spectator' || scene.legal.length === 0) return why.notYours;
  const { turn } = scene.view;
  if (turn.card >= 0) return why.finishFirst(cardName(turn.card));
  return byThing(thing, {
    hand: (card) => whyNotCard(card, scene),
    good: () => why.market,
    storage: (seat) => (seat === scene.viewer ? whyNotLoad(scene) : why.notYourStorage),
    engine: (side) => whyNotUpgrade(side, scene),
    train: (side) => whyNotSend(side, scene),
    board: () => (scene.view.sides[ownSide(scene)]?.board === -1 ? why.boardWhen : why.boardOne),
  });
}

function whyNotCard(card: number, { view }: CargoScene): string | undefined {
  const { why, types } = say();
  if (view.turn.phase === 'upgraded') return why.noCardsAfterUpgrade;
  if (view.turn.phase === 'finish') return view.routeBoards ? why.cardsDoneRoute : why.cardsDone;
  const type = CARDS[card]?.type;
  return type && view.turn.played.includes(type) ? why.typePlayed(types[type]) : undefined;
}

function whyNotLoad(scene: CargoScene): string {
  const { why } = say();
  const { turn, routeBoards, seats, sides } = scene.view;
  const own = sides[ownSide(scene)];
  const room = ROUTE_BOARDS[own?.board ?? -1]?.maximum;
  if (room !== undefined && own?.train.length === room) return why.boardFull;
  if (turn.sent) return why.sentAlready;
  if (!routeBoards && turn.phase === 'upgraded') return why.noLoadAfterUpgrade;
  if (!routeBoards && turn.phase === 'cards') return why.noLoadAfterCards;
  if (turn.loadsLeft === 0) return why.loadsUsed;
  if (seats[turn.seat]?.storage.every((count) => count === 0)) return why.storageEmpty;
  return why.routeLoad;
}

function whyNotUpgrade(side: number, scene: CargoScene): string {
  const { why } = say();
  const { view } = scene;
  if (side !== ownSide(scene)) return why.notYourTrain;
  const engine = view.sides[side]?.locomotive;
  if (engine === 2) return why.bestEngine;
  if (engine === 1 && view.oranges === 0) return why.noOrange;
  return why.ownTurnKind;
}

function whyNotSend(side: number, scene: CargoScene): string {
  const { why } = say();
  const train = scene.view.sides[side];
  if (side !== ownSide(scene)) return why.notYourTrain;
  if (train?.train.length === 0) return why.emptyTrain;
  if (train?.locomotive === 0) return why.needsEngine;
  return train?.canSend ? why.ownTurnKind : why.needsOrange;
}
