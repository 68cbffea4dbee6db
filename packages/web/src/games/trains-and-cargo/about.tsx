import type { Seat } from '@roundhouse/engine';
import {
  CARD_TYPES,
  CARDS,
  GREEN_CARRIAGES,
  ROUTE_BOARDS,
  scoreTrain,
  TOKENS_PER_CARRIAGE,
} from '@roundhouse/games/trains-and-cargo';
import type { SideView } from '@roundhouse/games/trains-and-cargo';
import { catalog } from '../../words/catalog.ts';
import type { About } from '../game-ui.ts';
import { readThing } from '../thing.ts';
import { sideLines, typeLine } from './describe.ts';
import { GameCard, textOf } from './GameCard.tsx';
import { stateOf } from './Lane.tsx';
import { aboutBoard, RouteStrip } from './RouteBoards.tsx';
import { boardName, cardName, goodName, say, sumOf, whoseSide } from './say.ts';
import type { CargoScene } from './say.ts';
import { TokenPicture } from './Token.tsx';
import { Engine } from './Vehicles.tsx';
import { en } from './words/about.en.ts';

const sayAbout = catalog(en, { de: () => import('./words/about.de.ts').then(({ de }) => de) });

const GREEN = 1;

/**
 * What a thing is. Things: `hand:<card>`, `good:<good>`, `storage:<seat>`, `engine:<side>`, `train:<side>`,
 * `carriage:<side>:<carriage>`, `score:<side>`, `board:<board>`, `deck`, `discards`, `oranges`, `turn`, `market`,
 * `seat:<seat>`.
 */
export function about(thing: string, scene: CargoScene): About | undefined {
  const [what, first, second] = readThing(thing);
  const side = scene.view.sides[first];
  switch (what) {
    case 'hand':
      return aboutCard(first);
    case 'good':
      return aboutGood(first, scene);
    case 'storage':
      return aboutStorage(first, scene);
    case 'board':
      return aboutRoute(first);
    case 'seat':
      return aboutSeat(first, scene);
    case 'engine':
    case 'train':
    case 'carriage':
    case 'score':
      return side && aboutTrain(what, side, { scene, index: first, carriage: second });
    default:
      return aboutDepot(what, scene);
  }
}

function aboutCard(card: number): About | undefined {
  const data = CARDS[card];
  const words = sayAbout();
  if (!data) return undefined;
  return {
    title: cardName(card),
    lines: [textOf(data), words.card(say().types[data.type], data.count), words.oneOfEach],
    Picture: () => <GameCard card={card} />,
  };
}

function aboutGood(good: number, { view }: CargoScene): About {
  const words = sayAbout();
  return {
    title: goodName(good),
    lines: [words.value(view.market[good] ?? 0), words.bank(view.bank[good] ?? 0), words.rows],
    Picture: () => <TokenPicture good={good} size={96} />,
  };
}

function aboutStorage(seat: Seat, scene: CargoScene): About {
  const words = sayAbout();
  const { described, storage, and } = say();
  const kept = (scene.view.seats[seat]?.storage ?? []).flatMap((count, good) =>
    count > 0 ? [storage.token(goodName(good), count)] : [],
  );
  return {
    title: described.storageOf(scene.who.name(seat)),
    lines: [kept.length > 0 ? words.storage(and(kept)) : words.storageEmpty, words.storageAbout],
  };
}

function aboutRoute(index: number): About | undefined {
  const board = ROUTE_BOARDS[index];
  const words = sayAbout();
  if (!board) return undefined;
  return {
    title: boardName(index),
    lines: [aboutBoard(board), words.board, words.boardReturns],
    Picture: () => <RouteStrip board={board} />,
  };
}

function aboutSeat(seat: Seat, scene: CargoScene): About {
  const { seats, sides } = scene.view;
  const side = sides[seats[seat]?.side ?? -1];
  const { seat: told } = say();
  const partners = (side?.seats ?? []).filter((each) => each !== seat);
  return {
    title: scene.who.name(seat),
    lines: [
      ...(side ? sideLines(scene, side) : []),
      ...partners.map((partner) => told.team(scene.who.name(partner))),
      sayAbout().score,
    ],
  };
}

function aboutTrain(
  what: 'engine' | 'train' | 'carriage' | 'score',
  side: SideView,
  { scene, index, carriage }: { scene: CargoScene; index: number; carriage: number },
): About {
  const words = sayAbout();
  const { lane, locomotives, train, points, and, effects } = say();
  const owner = whoseSide(index, scene.who, scene.view);
  const title = train(owner);
  switch (what) {
    case 'engine':
      return {
        title: locomotives[side.locomotive] ?? '',
        lines: [lane.pulls[side.locomotive] ?? '', words.engine, words.orange],
        Picture: () => (
          <svg viewBox="0 0 84 58">
            <Engine kind={side.locomotive} />
          </svg>
        ),
      };
    case 'score':
      return { title: `${lane.score}: ${side.score}`, lines: [words.score] };
    case 'carriage':
      return {
        title: words.carriage(carriage + 1),
        lines: carriageLines(side, carriage, scene),
      };
    default: {
      const score = scoreTrain(side, scene.view.market);
      const stays = [
        ...(side.doubleValues > 0 ? [effects['double-value']?.text ?? ''] : []),
        ...(side.longTrainBonuses > 0 ? [effects['long-train-bonus']?.text ?? ''] : []),
      ];
      return {
        title: `${title.charAt(0).toUpperCase()}${title.slice(1)}`,
        lines: [
          side.train.length > 0 ? words.train(and(side.train.map(goodName))) : words.trainEmpty,
          ...(side.train.length > 0 ? [words.worth(sumOf(score) || points(side.worth))] : []),
          stateOf(side),
          ...stays,
          words.sending,
        ],
      };
    }
  }
}

function carriageLines(side: SideView, carriage: number, { view }: CargoScene): string[] {
  const words = sayAbout();
  const from = carriage * TOKENS_PER_CARRIAGE;
  const goods = side.train.slice(from, from + TOKENS_PER_CARRIAGE);
  const worth = goods.reduce((sum, good) => sum + (view.market[good] ?? 0), 0);
  const isDoubled = scoreTrain(side, view.market).doubled.includes(carriage);
  const isHeavy = side.locomotive === GREEN && carriage >= GREEN_CARRIAGES;
  return [
    goods.length > 0
      ? words.carriageGoods(say().and(goods.map(goodName)), worth)
      : words.carriageEmpty,
    ...(goods.length > 0 && isDoubled ? [say().effects['double-value']?.text ?? ''] : []),
    ...(isHeavy ? [words.carriageHeavy] : []),
  ];
}

function aboutDepot(what: string, { view, who }: CargoScene): About | undefined {
  const words = sayAbout();
  const { depot, market, types } = say();
  switch (what) {
    case 'deck':
      return {
        title: depot.deckShort,
        lines: [depot.deck(view.deckSize), words.deck, words.deckEnd],
      };
    case 'discards':
      return {
        title: depot.discardsShort,
        lines: [depot.discards(view.discards.length), words.discards],
      };
    case 'oranges':
      return { title: depot.oranges(view.oranges), lines: [words.oranges, words.orange] };
    case 'market':
      return { title: market.label, lines: [words.market, words.rows] };
    case 'turn':
      return {
        title: view.turn.phase === 'over' ? depot.over : depot.turnOf(who.name(view.turn.seat)),
        lines: [
          view.routeBoards ? words.turnBoards : words.turnAbout,
          ...CARD_TYPES.map((type) => typeLine(view.turn, type, types[type])),
          ...(view.turnsLeft > 0 ? [depot.lastTurns(view.turnsLeft)] : []),
        ],
      };
    default:
      return undefined;
  }
}
