import { CARD_TYPES, CARDS, GOODS, ROUTE_BOARDS } from '@roundhouse/games/trains-and-cargo';
import type { CardType, SideView, TurnView, View } from '@roundhouse/games/trains-and-cargo';
import { words as house } from '../../words/words.ts';
import type { DescribedPart } from '../game-ui.ts';
import { textOf } from './GameCard.tsx';
import { stateOf } from './Lane.tsx';
import { boardName, cardName, goodName, say } from './say.ts';
import type { CargoScene } from './say.ts';

/** The position in words: the market, all trains with their storages, the depot, one's own hand. */
export function describe(scene: CargoScene): DescribedPart[] {
  const { view } = scene;
  const { market, depot, described, card: cards, types } = say();
  return [
    {
      title: market.label,
      lines: GOODS.map((_, good) =>
        market.column(goodName(good), view.market[good] ?? 0, view.bank[good] ?? 0),
      ),
    },
    { title: described.trains, lines: view.sides.flatMap((side) => sideLines(scene, side)) },
    {
      title: described.depot,
      lines: [
        depot.deck(view.deckSize),
        depot.discards(view.discards.length),
        depot.oranges(view.oranges),
        ...(view.routeBoards ? [freeBoards(view)] : []),
        ...turnLines(scene),
      ],
    },
    {
      title: house().table.hand,
      lines: view.hand.flatMap((card) => {
        const data = CARDS[card];
        return data ? [cards.described(types[data.type], cardName(card), textOf(data))] : [];
      }),
    },
  ];
}

function freeBoards({ sides }: View): string {
  const free = ROUTE_BOARDS.flatMap((_, board) =>
    sides.some((side) => side.board === board) ? [] : [boardName(board)],
  );
  return free.length > 0 ? say().described.freeBoards(free) : say().routes.none;
}

/** Whose turn it is, which types of card are open in it, and how many turns are left. */
function turnLines({ view, who }: CargoScene): string[] {
  const { depot, types } = say();
  const { turn, turnsLeft } = view;
  if (turn.phase === 'over') return [depot.over];
  return [
    house().describe.player(
      depot.turnOf(who.name(turn.seat)),
      CARD_TYPES.map((type) => typeLine(turn, type, types[type])),
    ),
    ...(turnsLeft > 0 ? [depot.lastTurns(turnsLeft)] : []),
  ];
}

/** What may still be played of a type. */
export function typeLine(turn: TurnView, type: CardType, name: string): string {
  const { depot } = say();
  if (turn.unlimited.includes(type)) return depot.typeUnlimited(name);
  return turn.played.includes(type) ? depot.typePlayed(name) : depot.typeFree(name);
}

/** A side's train, what it is worth, and the storages of its players. */
export function sideLines({ view, who }: CargoScene, side: SideView): string[] {
  const { lane, points, locomotives, and, described, storage, seat: seats } = say();
  const names = and(side.seats.map((seat) => who.name(seat)));
  const goods = side.train.map(goodName);
  const train = [
    lane.described(locomotives[side.locomotive] ?? '', goods, points(side.worth)),
    ...(goods.length > 0 ? [stateOf(side)] : []),
    ...boardLines(side),
    ...(side.doubleValues > 0 ? [lane.times(lane.doubleValue, side.doubleValues)] : []),
    ...(side.longTrainBonuses > 0 ? [lane.times(lane.longTrain, side.longTrainBonuses)] : []),
    `${lane.score} ${side.score}`,
  ];
  return [
    house().describe.player(names, train),
    ...side.seats.map((seat) => {
      const own = view.seats[seat];
      const kept = (own?.storage ?? []).flatMap((count, good) =>
        count > 0 ? [storage.token(goodName(good), count)] : [],
      );
      return house().describe.player(described.storageOf(who.name(seat)), [
        ...(kept.length > 0 ? kept : [storage.empty]),
        seats.hand(own?.handSize ?? 0),
      ]);
    }),
  ];
}

function boardLines({ board, train }: SideView): string[] {
  const route = ROUTE_BOARDS[board];
  return route ? [say().routes.taken(boardName(board), train.length, route.maximum)] : [];
}
