import { CARD_COUNTS, CARDS, RAILWAYS } from '@roundhouse/games/iron-horses-rampage';
import type { Group } from '@roundhouse/games/iron-horses-rampage';
import { Locomotive } from '../../pieces/Locomotive.tsx';
import { catalog } from '../../words/catalog.ts';
import type { BoxPiece, Rulebook } from '../rulebook.ts';
import { GameCard } from './GameCard.tsx';
import { RAILWAY_LIVERIES } from './liveries.ts';
import { cards } from './pictures.tsx';
import { advantageAbout, advantageName, cardAbout, cardName, railwayName } from './say.ts';
import { en } from './words/rulebook.en.ts';

const sayBook = catalog(en, { de: () => import('./words/rulebook.de.ts').then(({ de }) => de) });

/** All cards are in the full set; the short one has fewer resources. */
const FULL = CARD_COUNTS[53];
const SHORT = CARD_COUNTS[35];

const piecesOf = (group: Group): BoxPiece[] =>
  CARDS.flatMap((card, i) => {
    const [full = 0, short = 0] = [FULL[i], SHORT[i]];
    if (card.group !== group) return [];
    return {
      title: cardName(i),
      count: full,
      lines: [cardAbout(i), ...(short === full ? [] : [sayBook().short(short)])],
      Picture: () => <GameCard card={i} />,
    };
  });

const railways = (): BoxPiece[] =>
  RAILWAYS.map((_, i) => ({
    title: railwayName(i),
    count: 1,
    lines: [sayBook().advantage(advantageName(i), advantageAbout(i))],
    Picture: () => {
      const livery = RAILWAY_LIVERIES[i];
      return livery ? (
        <svg viewBox="0 0 64 34">
          <Locomotive livery={livery} />
        </svg>
      ) : null;
    },
  }));

export const rulebook: Rulebook = {
  examples: {
    '8.1': cards('tariff', 'mail', 'passenger', 'coal'),
    '8.2': cards('tariff', 'coal', 'mail'),
    '8.3': cards('storm', 'passenger'),
    '8.4': cards('hijacker', 'sheriff', 'safe'),
    '8.5': cards('first-class'),
  },
  box: () => {
    const { groups } = sayBook();
    return [
      { ...groups.resources, shape: 'card', pieces: piecesOf('resource') },
      { ...groups.setbacks, shape: 'card', pieces: piecesOf('setback') },
      { ...groups.remedies, shape: 'card', pieces: piecesOf('remedy') },
      { ...groups.masters, shape: 'card', pieces: piecesOf('master') },
      { ...groups.railways, shape: 'engine', pieces: railways() },
    ];
  },
};
