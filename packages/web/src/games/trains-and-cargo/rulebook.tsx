import { CARDS, ROUTE_BOARDS } from '@roundhouse/games/trains-and-cargo';
import type { CardType } from '@roundhouse/games/trains-and-cargo';
import { catalog } from '../../words/catalog.ts';
import type { BoxPiece, Rulebook } from '../rulebook.ts';
import { GameCard, textOf } from './GameCard.tsx';
import { cards, GREEN, ORANGE, scoredTrain } from './pictures.tsx';
import { aboutBoard, RouteStrip } from './RouteBoards.tsx';
import { boardName, cardName } from './say.ts';
import { en } from './words/rulebook.en.ts';

const sayBook = catalog(en, { de: () => import('./words/rulebook.de.ts').then(({ de }) => de) });

const piecesOf = (type: CardType): BoxPiece[] =>
  CARDS.flatMap((card, i) =>
    card.type === type
      ? {
          title: cardName(i),
          count: card.count,
          lines: [textOf(card)],
          Picture: () => <GameCard card={i} />,
        }
      : [],
  );

const boards = (): BoxPiece[] =>
  ROUTE_BOARDS.map((board, i) => ({
    title: boardName(i),
    count: 1,
    lines: [aboutBoard(board)],
    Picture: () => <RouteStrip board={board} />,
  }));

const CityRoute = (): ReturnType<typeof RouteStrip> | null => {
  const [city] = ROUTE_BOARDS;
  return city ? <RouteStrip board={city} /> : null;
};

export const rulebook: Rulebook = {
  examples: {
    '10.1': scoredTrain(
      GREEN,
      '5 + 5 + 5 + 9 + 9 = 33',
      { goods: ['livestock', 'livestock'], worth: 10 },
      { goods: ['livestock', 'grain'], worth: 14 },
      { goods: ['grain'], worth: 9 },
    ),
    '10.2': scoredTrain(
      ORANGE,
      '14 + 4 + 4 + 11 + 6 + 6 + 6 = 51',
      { goods: ['food', 'passengers'], worth: 18 },
      { goods: ['passengers', 'coal'], worth: 15 },
      { goods: ['steel', 'timber'], worth: 12 },
      { goods: ['steel'], worth: 6 },
    ),
    '10.3': scoredTrain(
      ORANGE,
      '51 + 18 + 5 = 74',
      { goods: ['food', 'passengers'], worth: 36, doubled: true },
      { goods: ['passengers', 'coal'], worth: 15 },
      { goods: ['steel', 'timber'], worth: 12 },
      { goods: ['steel'], worth: 6 },
    ),
    '10.4': cards('market-grain-up3'),
    '10.5': CityRoute,
  },
  box: () => {
    const { groups } = sayBook();
    return [
      { ...groups.market, shape: 'card', pieces: piecesOf('market') },
      { ...groups.cargo, shape: 'card', pieces: piecesOf('cargo') },
      { ...groups.effect, shape: 'card', pieces: piecesOf('effect') },
      { ...groups.boards, shape: 'strip', pieces: boards() },
    ];
  },
};
