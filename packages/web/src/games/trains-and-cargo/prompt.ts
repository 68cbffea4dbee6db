import { CARD_TYPES, CARDS } from '@roundhouse/games/trains-and-cargo';
import type { Move, Phase } from '@roundhouse/games/trains-and-cargo';
import { lastChance } from './last-chance.ts';
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
      return turn.mustLoad ? prompt.mustLoad : prompt.cardLoad(card, loading(scene));
    case 'raid':
      return prompt.raid(whose(turn.raided, scene.who), turn.raidsLeft);
    case 'start':
      return startPrompt(scene);
    default:
      return turn.mustLoad ? prompt.mustLoad : prompt.goOn(goingOn(scene));
  }
}

const can = ({ legal }: CargoScene, kind: Move['kind']): boolean =>
  legal.some((move) => move.kind === kind);

function startPrompt(scene: CargoScene): string {
  const { prompt } = say();
  const { view } = scene;
  const last = view.turnsLeft >= 0;
  const worth = view.sides[ownSide(scene)]?.worth ?? 0;
  const options = [
    can(scene, 'play') && (last ? prompt.playLast : prompt.play),
    can(scene, 'load') && prompt.load,
    can(scene, 'upgrade') && prompt.upgrade,
    can(scene, 'send') && prompt.send(worth),
    can(scene, 'burn') && prompt.burn,
  ].filter((option) => option !== false);
  const lost = lastChance(scene);
  return prompt.start(options, last) + (lost > 0 ? prompt.unsent(lost) : '');
}

function goingOn(scene: CargoScene): string[] {
  const { prompt, types } = say();
  const { turn } = scene.view;
  const left = CARD_TYPES.filter(
    (type) => !turn.played.includes(type) || turn.unlimited.includes(type),
  );
  const options = [
    can(scene, 'play') && prompt.cards(left.map((type) => types[type])),
    ...loading(scene),
    can(scene, 'burn') && prompt.burn,
    can(scene, 'end-turn') && prompt.end,
  ];
  return options.filter((option) => option !== false);
}

/** What can be done in a loading step. */
function loading(scene: CargoScene): string[] {
  const { prompt } = say();
  const { turn } = scene.view;
  const options = [
    can(scene, 'load') && prompt.loadMore(turn.loadsLeft),
    can(scene, 'take-board') && prompt.board,
    can(scene, 'done') && prompt.finish,
  ];
  return options.filter((option) => option !== false);
}

const LOADING_BOARDS = ['9.1', '9.3', '9.5', 'T29', 'T44'];

/** The rules that matter in this moment. */
export function rulesNow({ view }: CargoScene): string[] {
  const { turn, teams, routeBoards, turnsLeft } = view;
  const more = [...(teams ? ['8.1', '8.2'] : []), ...(turnsLeft >= 0 ? ['7.1', 'T18', 'T19'] : [])];
  const boards = routeBoards ? LOADING_BOARDS : [];
  const kinds = routeBoards ? ['3.1', '3.3', '3.4', '9.1', '9.2'] : ['3.1', '3.2', '3.3', '3.4'];
  const card = CARDS[turn.card]?.id;
  const rules: Partial<Record<Phase, string[]>> = {
    start: [...kinds, ...more],
    'choose-good': ['4.2', 'T2', 'T3', 'T38'],
    'choose-side': [card === 'must-send' ? '6.2' : '6.4', 'T23', 'T25'],
    'choose-seat': ['6.9', 'T41'],
    raid: ['6.9', 'T41'],
    'name-type': ['6.6', 'T39'],
    'card-load': [card === 'extra-load' ? '6.7' : '6.1', 'T42', ...boards, ...more],
    cards: ['3.1', 'T7', ...boards, ...more],
    upgraded: ['3.3', ...boards, ...more],
  };
  return rules[turn.phase] ?? [...(routeBoards ? boards : ['3.2', 'T10']), ...more];
}
