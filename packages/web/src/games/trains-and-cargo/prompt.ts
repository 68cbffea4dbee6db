import { CARD_TYPES, CARDS } from '@roundhouse/games/trains-and-cargo';
import type { Move } from '@roundhouse/games/trains-and-cargo';
import { cardName, ownSide, say, whose } from './say.ts';
import type { CargoScene } from './say.ts';

/** What is asked of the viewer. */
export function promptOf(scene: CargoScene): string {
  const { prompt } = say();
  const { turn } = scene.view;
  const card = cardName(turn.card);
  switch (turn.phase) {
    case 'choose-good':
      return prompt.chooseGood(card);
    case 'choose-side':
      return CARDS[turn.card]?.id === 'must-send' ? prompt.mustSend : prompt.sabotage;
    case 'choose-seat':
      return prompt.chooseSeat;
    case 'name-type':
      return prompt.nameType;
    case 'card-load':
      return turn.mustLoad ? prompt.mustLoad : prompt.cardLoad(card, turn.stepsLeft);
    case 'raid':
      return prompt.raid(whose(turn.raided, scene.who), turn.stepsLeft);
    case 'start':
      return startPrompt(scene);
    default:
      return turn.mustLoad ? prompt.mustLoad : prompt.goOn(goingOn(scene));
  }
}

function startPrompt(scene: CargoScene): string {
  const { prompt } = say();
  const { view, legal } = scene;
  const can = (kind: Move['kind']): boolean => legal.some((move) => move.kind === kind);
  const last = view.turnsLeft >= 0;
  const options = [
    can('play') && (last ? prompt.playLast : prompt.play),
    can('load') && prompt.load,
    can('upgrade') && prompt.upgrade,
    can('send') && prompt.send(view.sides[ownSide(scene)]?.worth ?? 0),
    can('burn') && prompt.burn,
    can('pass') && prompt.pass,
  ];
  return prompt.start(
    options.filter((option) => option !== false),
    last,
  );
}

function goingOn({ view, legal }: CargoScene): string[] {
  const { prompt, types } = say();
  const { turn } = view;
  const can = (kind: Move['kind']): boolean => legal.some((move) => move.kind === kind);
  const left = CARD_TYPES.filter(
    (type) => !turn.played.includes(type) || turn.unlimited.includes(type),
  );
  const options = [
    can('play') && prompt.cards(left.map((type) => types[type])),
    can('load') && prompt.loadMore(turn.stepsLeft),
    can('take-board') && prompt.board,
    can('burn') && prompt.burn,
    can('end-turn') && prompt.end,
  ];
  return options.filter((option) => option !== false);
}

/** The rules that matter in this moment. */
export function rulesNow({ view }: CargoScene): string[] {
  const { turn, teams, routeBoards, turnsLeft } = view;
  const more = [
    ...(teams ? ['8.1'] : []),
    ...(routeBoards ? ['9.1', '9.3', 'T29', 'T44'] : []),
    ...(turnsLeft >= 0 ? ['7.1', 'T18'] : []),
  ];
  switch (turn.phase) {
    case 'start':
      return ['3.1', '3.2', '3.3', '3.4', ...more];
    case 'choose-good':
      return ['4.2', 'T2', 'T3', 'T38'];
    case 'choose-side':
      return ['6.2', '6.4', 'T23', 'T25'];
    case 'choose-seat':
    case 'raid':
      return ['6.9', 'T41'];
    case 'name-type':
      return ['6.6', 'T39'];
    case 'card-load':
      return ['6.1', '6.7', 'T42', ...more];
    case 'cards':
      return ['3.1', 'T7', ...more];
    default:
      return ['3.2', 'T10', ...more];
  }
}
