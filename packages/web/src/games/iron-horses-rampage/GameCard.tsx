import { CARDS, RESOURCES } from '@roundhouse/games/iron-horses-rampage';
import { Card } from '../../pieces/Card.tsx';
import { GLYPHS } from './glyphs.ts';
import { CARD_LIVERIES } from './liveries.ts';
import { cardAbout, cardName, say } from './say.ts';

/** A card's silhouette in a 48 × 48 box. */
export function Glyph({ card }: { card: number }) {
  return <path d={GLYPHS[CARDS[card]?.id ?? '']} fill-rule="evenodd" />;
}

/** One card of the deck, face up. */
export function GameCard({ card }: { card: number }) {
  const data = CARDS[card];
  const livery = CARD_LIVERIES[card];
  if (!data || !livery) return null;
  const worth = RESOURCES[card]?.value;
  const face = {
    name: cardName(card),
    livery,
    ...(worth === undefined ? { line: cardAbout(card) } : { numeral: say().short(worth) }),
  };
  return (
    <Card face={face}>
      <g
        transform={
          worth === undefined ? 'translate(20 4) scale(1.38)' : 'translate(13 10) scale(1.68)'
        }
        fill={livery.colour}
      >
        <Glyph card={card} />
      </g>
    </Card>
  );
}
