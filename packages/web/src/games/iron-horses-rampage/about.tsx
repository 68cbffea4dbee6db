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
import { byThing, readThing } from '../thing.ts';
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
  const [what, first] = readThing(thing);
  const player = scene.view.players[first];
  if (what === 'hand' || what === 'card') return aboutCard(first, scene);
  return player ? aboutLine(thing, player, scene.who.name(first)) : aboutYard(thing, scene);
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
function aboutLine(thing: string, player: PlayerView, who: string): About | undefined {
  const words = sayAbout();
  const { money, safe, goal, noSetbacks } = say();
  const pictureOf = (card: number) => (): ReturnType<typeof GameCard> => <GameCard card={card} />;
  const worth = (card: number, counts: readonly number[]): string =>
    words.wagon(money(VALUE[card] ?? 0), money((VALUE[card] ?? 0) * (counts[card] ?? 0)));
  return byThing(thing, {
    wagon: (_, card) => ({
      title: cardName(card),
      lines: [worth(card, player.inPlay), words.open],
      Picture: pictureOf(card),
    }),
    safe: (_, card) => ({
      title: `${cardName(card)}, ${safe}`,
      lines: [worth(card, player.safes), words.safe],
      Picture: pictureOf(card),
    }),
    setback: (_, card) => {
      const price = player.prices[player.setbacks.indexOf(card)] ?? 0;
      return {
        title: cardName(card),
        lines: [effectOf(card, price), words.setbackOn(who), words.price(money(price))],
        Picture: pictureOf(card),
      };
    },
    clear: () => ({ title: noSetbacks, lines: [words.clear(who)] }),
    master: () => ({
      title: cardName(player.master),
      lines: [cardAbout(player.master), words.masterOf(who)],
      Picture: pictureOf(player.master),
    }),
    advantage: () => ({
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
    }),
    seat: () => ({ title: words.line(who), lines: [...lineOf(player), goal] }),
  });
}

/** What lies in the middle. */
function aboutYard(thing: string, { view, who }: RampageScene): About | undefined {
  const words = sayAbout();
  const { money, deckOf, discard, discardOf, tariffUsed, advantages } = say();
  return byThing(thing, {
    deck: () => ({
      title: words.deck,
      lines: [deckOf(view.deckSize), words.deckAbout, words.reshuffle],
    }),
    discards: () => ({
      title: discard,
      lines: [discardOf(view.discards.length), words.discardsAbout],
    }),
    actions: () => ({
      title: words.actions,
      lines: [
        words.actionsNow(
          who.name(view.turn),
          Math.max(0, view.actionLimit - view.actionsUsed),
          view.actionLimit,
        ),
        words.actionsAbout(ACTIONS),
        words.actionsChanged,
      ],
    }),
    tariff: () => ({
      title: cardName(cardOf('tariff')),
      lines: [
        tariffUsed(money(view.transported), money(TARIFF_LIMIT)),
        cardAbout(cardOf('tariff')),
      ],
    }),
    survey: () => ({ title: advantages['survey']?.name ?? '', lines: [words.surveyAbout] }),
  });
}
