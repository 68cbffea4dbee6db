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
import { byThing, readThing } from '../thing.ts';
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
export const about = (thing: string, scene: CargoScene): About | undefined =>
  byThing(thing, {
    hand: aboutCard,
    good: (good) => aboutGood(good, scene),
    storage: (seat) => aboutStorage(seat, scene),
    board: aboutRoute,
    seat: (seat) => aboutSeat(seat, scene),
  }) ??
  aboutDepot(thing, scene) ??
  aboutTrain(thing, scene);

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

function aboutTrain(thing: string, scene: CargoScene): About | undefined {
  const words = sayAbout();
  const { lane, locomotives, train, points, and, effects } = say();
  const [, index] = readThing(thing);
  const side = scene.view.sides[index];
  if (!side) return undefined;
  return byThing(thing, {
    engine: () => ({
      title: locomotives[side.locomotive] ?? '',
      lines: [lane.pulls[side.locomotive] ?? '', words.engine, words.orange],
      Picture: () => (
        <svg viewBox="0 0 84 58">
          <Engine kind={side.locomotive} />
        </svg>
      ),
    }),
    score: () => ({ title: `${lane.score}: ${side.score}`, lines: [words.score] }),
    carriage: (_, carriage) => ({
      title: words.carriage(carriage + 1),
      lines: carriageLines(side, carriage, scene),
    }),
    train: () => {
      const title = train(whoseSide(index, scene.who, scene.view));
      const score = scoreTrain(side, scene.view.market);
      return {
        title: `${title.charAt(0).toUpperCase()}${title.slice(1)}`,
        lines: [
          side.train.length > 0 ? words.train(and(side.train.map(goodName))) : words.trainEmpty,
          ...(side.train.length > 0 ? [words.worth(sumOf(score) || points(side.worth))] : []),
          stateOf(side),
          ...(side.doubleValues > 0 ? [effects['double-value']?.text ?? ''] : []),
          ...(side.longTrainBonuses > 0 ? [effects['long-train-bonus']?.text ?? ''] : []),
          words.sending,
        ],
      };
    },
  });
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

function aboutDepot(thing: string, { view, who }: CargoScene): About | undefined {
  const words = sayAbout();
  const { depot, market, types } = say();
  return byThing(thing, {
    deck: () => ({
      title: depot.deckShort,
      lines: [depot.deck(view.deckSize), words.deck, words.deckEnd],
    }),
    discards: () => ({
      title: depot.discardsShort,
      lines: [depot.discards(view.discards.length), words.discards],
    }),
    oranges: () => ({ title: depot.oranges(view.oranges), lines: [words.oranges, words.orange] }),
    market: () => ({ title: market.label, lines: [words.market, words.rows] }),
    turn: () => ({
      title: view.turn.phase === 'over' ? depot.over : depot.turnOf(who.name(view.turn.seat)),
      lines: [
        view.routeBoards ? words.turnBoards : words.turnAbout,
        ...CARD_TYPES.map((type) => typeLine(view.turn, type, types[type])),
        ...(view.turnsLeft > 0 ? [depot.lastTurns(view.turnsLeft)] : []),
      ],
    }),
  });
}
