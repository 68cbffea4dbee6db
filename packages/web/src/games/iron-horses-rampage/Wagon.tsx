import { VALUE } from '@roundhouse/games/iron-horses-rampage';
import type { OfferProps } from '../../pieces/Offerable.tsx';
import { Offerable } from '../../pieces/Offerable.tsx';
import { patternFill } from '../../pieces/LiveryShape.tsx';
import { Glyph } from './GameCard.tsx';
import { CARD_LIVERIES } from './liveries.ts';
import { cardName, say } from './say.ts';

interface WagonProps {
  card: number;
  count: number;
  offered: OfferProps;
  ask: string;
  safe?: boolean;
  fresh?: boolean;
}

/** A wagon with its load; several alike carry their number. */
export function Wagon({ card, count, offered, ask, safe = false, fresh = false }: WagonProps) {
  const livery = CARD_LIVERIES[card];
  const words = say();
  const name = `${words.wagon(cardName(card), count)}, ${words.money((VALUE[card] ?? 0) * count)}${
    safe ? `, ${words.safe}` : ''
  }`;
  return (
    <li class={fresh ? 'wagon wagon-fresh' : 'wagon'} title={name} data-ask={ask}>
      <Offerable class="wagon-inside" offered={offered} label={name}>
        <svg viewBox="0 0 56 50" aria-hidden="true">
          <g transform="translate(13 0) scale(0.62)" fill={livery?.colour}>
            <Glyph card={card} />
          </g>
          <path d="M2 26H54V40H2Z" fill={livery?.colour} />
          {livery && <path d="M2 26H54V40H2Z" fill={patternFill(livery)} />}
          <path class="wagon-line" d="M2 26H54V40H2ZM54 37H56" />
          <circle class="wagon-wheel" cx="12" cy="43" r="5" />
          <circle class="wagon-wheel" cx="44" cy="43" r="5" />
          {safe && <path class="wagon-lock" d="M21 27H35V39H21ZM24 27V23a4 4 0 0 1 8 0V27" />}
        </svg>
        <span class="wagon-worth figures">
          {count > 1 && <b>{count}×</b>} {words.short(VALUE[card] ?? 0)}
        </span>
      </Offerable>
    </li>
  );
}
