import {
  ACTIONS,
  CARD_COUNTS,
  CARDS,
  cardOf,
  TARIFF_LIMIT,
  VALUE,
} from '@roundhouse/games/iron-horses-rampage';
import type { PlayerView } from '@roundhouse/games/iron-horses-rampage';
import { catalog } from '../../words/catalog.ts';
import type { About } from '../game-ui.ts';
import { readThing } from '../thing.ts';
import { lineOf } from './describe.ts';
import { GameCard } from './GameCard.tsx';
import {
  advantageAbout,
  advantageName,
  cardAbout,
  cardName,
  effectOf,
  isBackNextTurn,
  railwayName,
  say,
} from './say.ts';
import type { RampageScene } from './say.ts';
import { en } from './words/about.en.ts';

const sayAbout = catalog(en, { de: () => import('./words/about.de.ts').then(({ de }) => de) });

/**
 * What a thing is. Things: `hand:<card>`, `card:<card>` elsewhere, `wagon:<seat>:<card>`, `safe:<seat>:<card>`, `setback:<seat>:<card>`,
 * `clear:<seat>`, `master:<seat>`, `advantage:<seat>`, `seat:<seat>`, `deck`, `discards`, `actions`, `tariff`,
 * `survey`.
 */
export function about(thing: string, scene: RampageScene): About | undefined {
  const [what, first, second] = readThing(thing);
  const player = scene.view.players[first];
  if (what === 'hand' || what === 'card') return aboutCard(first, scene);
  return player ? aboutLine(what, second, player, scene.who.name(first)) : aboutYard(what, scene);
}

function aboutCard(card: number, { view }: RampageScene): About {
  const counts = CARD_COUNTS[view.resources];
  const { group = 'resource' } = CARDS[card] ?? {};
  const words = sayAbout();
  const all = counts.reduce((sum, count) => sum + count, 0);
  return {
    title: cardName(card),
    lines: [
      cardAbout(card),
      ...(group === 'master' ? [words.masterEnters] : []),
      words.card(words.groups[group], counts[card] ?? 0, all),
    ],
    Picture: () => <GameCard card={card} />,
  };
}

/** What lies in front of a player. */
function aboutLine(what: string, card: number, player: PlayerView, who: string): About | undefined {
  const words = sayAbout();
  const { money, safe } = say();
  const Picture = (): ReturnType<typeof GameCard> => <GameCard card={card} />;
  const worth = (counts: readonly number[]): string =>
    words.wagon(money(VALUE[card] ?? 0), money((VALUE[card] ?? 0) * (counts[card] ?? 0)));
  switch (what) {
    case 'wagon':
      return { title: cardName(card), lines: [worth(player.inPlay), words.open], Picture };
    case 'safe':
      return {
        title: `${cardName(card)}, ${safe}`,
        lines: [worth(player.safes), words.safe],
        Picture,
      };
    case 'setback': {
      const price = player.prices[player.setbacks.indexOf(card)] ?? 0;
      return {
        title: cardName(card),
        lines: [effectOf(card, price), words.setbackOn(who), words.price(money(price))],
        Picture,
      };
    }
    case 'clear':
      return { title: say().noSetbacks, lines: [words.clear(who)] };
    case 'master':
      return {
        title: cardName(player.master),
        lines: [cardAbout(player.master), words.masterOf(who)],
        Picture: () => <GameCard card={player.master} />,
      };
    case 'advantage':
      return {
        title: advantageName(player.railway),
        lines: [
          advantageAbout(player.railway),
          words.advantage(railwayName(player.railway)),
          player.hasAdvantage
            ? words.advantageHeld
            : isBackNextTurn(player)
              ? words.advantageBack
              : words.advantageUsed,
        ],
      };
    default:
      return { title: words.line(who), lines: [...lineOf(player), say().goal] };
  }
}

/** What lies in the middle. */
function aboutYard(what: string, { view, who }: RampageScene): About | undefined {
  const words = sayAbout();
  const { money, deckOf, discardOf, tariffUsed } = say();
  switch (what) {
    case 'deck':
      return {
        title: words.deck,
        lines: [deckOf(view.deckSize), words.deckAbout, words.reshuffle],
      };
    case 'discards':
      return {
        title: say().discard,
        lines: [discardOf(view.discards.length), words.discardsAbout],
      };
    case 'actions': {
      const left = Math.max(0, view.actionLimit - view.actionsUsed);
      return {
        title: words.actions,
        lines: [
          words.actionsNow(who.name(view.turn), left, view.actionLimit),
          words.actionsAbout(ACTIONS),
          words.actionsChanged,
        ],
      };
    }
    case 'tariff':
      return {
        title: cardName(cardOf('tariff')),
        lines: [
          tariffUsed(money(view.transported), money(TARIFF_LIMIT)),
          cardAbout(cardOf('tariff')),
        ],
      };
    case 'survey':
      return { title: say().advantages['survey']?.name ?? '', lines: [words.surveyAbout] };
    default:
      return undefined;
  }
}
