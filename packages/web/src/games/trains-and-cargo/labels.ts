import { CARDS, valueAfter, wouldDoNothing } from '@roundhouse/games/trains-and-cargo';
import type { Move } from '@roundhouse/games/trains-and-cargo';
import { byKind } from '../by-kind.ts';
import type { ButtonTone } from '../game-ui.ts';
import { lastChance } from './last-chance.ts';
import { boardName, cardName, goodName, ownSide, say, whose, whoseSide } from './say.ts';
import type { CargoScene } from './say.ts';

const isEffect = (card: number, effect: string): boolean => CARDS[card]?.id === effect;

/** A name for every move. */
export function labelOf(move: Move, scene: CargoScene): string {
  const { move: words, types } = say();
  const { view, who } = scene;
  const own = view.sides[ownSide(scene)];
  const price = (good: number): number => view.market[good] ?? 0;
  return byKind(move, {
    play: ({ card }) => words.play(cardName(card)),
    'choose-good': ({ good }) => {
      const card = CARDS[view.turn.card];
      const steps = card?.type === 'market' ? (card.moves[0]?.steps ?? 0) : 0;
      return words.chooseGood(goodName(good), price(good), valueAfter(price(good), steps));
    },
    'choose-side': ({ side }) => sideLabel(side, scene),
    'choose-seat': ({ seat }) => words.chooseSeat(whose(seat, who)),
    'name-type': ({ type }) => words.nameType(types[type]),
    load: ({ good }) => words.load(goodName(good), price(good)),
    'take-board': ({ board }) => words.takeBoard(boardName(board)),
    raid: ({ good }) => words.raid(goodName(good), price(good)),
    done: () => doneLabel(scene),
    upgrade: own?.locomotive === 0 ? words.toGreen : words.toOrange,
    send: words.send(own?.worth ?? 0),
    burn: ({ card }) => words.burn(cardName(card)),
    'end-turn': words.endTurn,
  });
}

function sideLabel(side: number, { view, who }: CargoScene): string {
  const { move: words, train, engineNames } = say();
  const target = view.sides[side];
  const owner = whoseSide(side, who, view);
  return isEffect(view.turn.card, 'must-send')
    ? words.mustSend(train(owner), target?.worth ?? 0)
    : words.sabotage(owner, engineNames[target?.locomotive ?? 0] ?? '');
}

function doneLabel(scene: CargoScene): string {
  const { move: words } = say();
  const { turn, sides } = scene.view;
  const own = sides[ownSide(scene)];
  if (turn.phase === 'raid') return words.doneRaid;
  return isEffect(turn.card, 'load-and-send') && own?.canSend
    ? words.doneAndSend(own.worth)
    : words.doneLoad;
}

const BUTTONS: Partial<Record<Move['kind'], ButtonTone>> = {
  send: 'main',
  upgrade: 'plain',
  'choose-side': 'plain',
  'choose-seat': 'plain',
  'name-type': 'plain',
  'take-board': 'plain',
  done: 'harmless',
  'end-turn': 'harmless',
};

export const buttonOf = ({ kind }: Move): ButtonTone | undefined => BUTTONS[kind];

/** What is easily regretted: a last train that stays behind, a card for nothing, a burn for a whole turn, a worthless train. */
export function confirmOf(move: Move, scene: CargoScene): string | undefined {
  const { confirm } = say();
  const { view } = scene;
  if (leavesTrainBehind(move, scene)) {
    return confirm.leftBehind(labelOf(move, scene), view.sides[ownSide(scene)]?.worth ?? 0);
  }
  if (move.kind === 'play' && wouldDoNothing(view, move.card)) {
    return confirm.nothing(cardName(move.card));
  }
  if (move.kind === 'burn' && view.turn.phase === 'start') {
    const name = cardName(move.card);
    return view.turnsLeft < 0 ? confirm.burn(name) : confirm.burnLast(name);
  }
  const worthless = view.sides[ownSide(scene)]?.worth === 0;
  return move.kind === 'send' && worthless ? confirm.worthless : undefined;
}

/** Whether this is the side's last turn, its train could leave, and this move begins another kind of turn. */
function leavesTrainBehind(move: Move, scene: CargoScene): boolean {
  const { view, legal } = scene;
  if (view.turn.phase !== 'start' || move.kind === 'send' || lastChance(scene) === 0) return false;
  if (move.kind === 'play' && isEffect(move.card, 'load-and-send')) return false;
  return legal.some(({ kind }) => kind === 'send');
}
