import {
  CARDS,
  COLOURS,
  COPIES,
  DIALS,
  FIRST_CABOOSE,
  FIRST_ENGINE,
} from '@roundhouse/games/iron-horses-rael';
import { catalog } from '../../words/catalog.ts';
import type { BoxPiece, Rulebook } from '../rulebook.ts';
import { cardTitle, engineLines } from './about.tsx';
import { GameCard } from './GameCard.tsx';
import { dial, marketCards, train } from './pictures.tsx';
import { bonusesOf, cardAbout, say } from './say.ts';
import { en } from './words/rulebook.en.ts';

const sayBook = catalog(en, { de: () => import('./words/rulebook.de.ts').then(({ de }) => de) });

const CAR_KINDS = FIRST_CABOOSE;

/** What a card is worth. */
function linesOf(card: number): string[] {
  const data = CARDS[card];
  if (data?.kind === 'car') return [sayBook().car(data.value, bonusesOf(data))];
  return data?.kind === 'caboose' ? [cardAbout(card)] : engineLines(card);
}

function cardPieces(from: number, to: number): BoxPiece[] {
  return CARDS.slice(from, to).map((_, i) => ({
    title: cardTitle(from + i),
    count: COPIES[from + i] ?? 0,
    lines: linesOf(from + i),
    Picture: () => <GameCard card={from + i} />,
  }));
}

const marketPieces = (): BoxPiece[] =>
  [2, 3].flatMap((times) =>
    COLOURS.map((_, colour) => ({
      title: sayBook().market(times, say().station(colour)),
      count: 1,
      lines: [times === 2 ? say().seat.x2(colour) : say().seat.x3(colour)],
      Picture: marketCards({ times, colour }),
    })),
  );

const dialPieces = (): BoxPiece[] =>
  DIALS.map((numbers, i) => ({
    title: sayBook().dial(i + 1),
    count: 1,
    lines: [sayBook().dialAbout(numbers.map((number) => say().signed(number)).join(', '))],
    Picture: dial(i, 0),
  }));

export const rulebook: Rulebook = {
  examples: {
    '7.1': train('engine 4 red', 'red 4', 'orange 1', 'blue 3', 'yellow 1'),
    '7.2': train('engine 3 red', 'blue 3', 'red 4', 'blue caboose without red'),
    '7.3': train('engine 3 red', 'yellow 5', 'yellow 2', 'blue caboose without red'),
    '7.4': dial(0, 0),
    '7.5': marketCards({ times: 2, colour: COLOURS.indexOf('red') }),
  },
  box: () => {
    const { groups } = sayBook();
    return [
      { ...groups.cars, shape: 'card', pieces: cardPieces(0, CAR_KINDS) },
      { ...groups.cabooses, shape: 'card', pieces: cardPieces(FIRST_CABOOSE, FIRST_ENGINE) },
      { ...groups.engines, shape: 'card', pieces: cardPieces(FIRST_ENGINE, CARDS.length) },
      { ...groups.market, shape: 'card', pieces: marketPieces() },
      { ...groups.dials, shape: 'square', pieces: dialPieces() },
    ];
  },
};
