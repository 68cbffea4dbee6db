import { VALUE } from '@roundhouse/games/iron-horses-rampage';
import type { PlayerView } from '@roundhouse/games/iron-horses-rampage';
import { words as house } from '../../words/words.ts';
import type { DescribedPart } from '../game-ui.ts';
import { countsOf, listed } from './piles.ts';
import {
  advantageAbout,
  advantageName,
  advantageState,
  cardAbout,
  cardName,
  railwayName,
  say,
} from './say.ts';
import type { RampageScene } from './say.ts';

/** The position in words: every line with its goods and setbacks, the piles, one's own hand. */
export function describe({ view, who }: RampageScene): DescribedPart[] {
  const words = say();
  const left = Math.max(0, view.actionLimit - view.actionsUsed);
  return [
    {
      title: words.described.yard,
      lines: [
        `${who.name(view.turn)}: ${words.actionsLeft(left, view.actionLimit)}`,
        words.deckOf(view.deckSize),
        `${words.discardOf(view.discards.length)}. ${listed(countsOf(view.discards)).join(', ')}`,
        ...(view.under.length > 0 ? [words.under(view.under.map(cardName).join(', '))] : []),
      ],
    },
    {
      title: words.described.lines,
      lines: view.players.map((player, seat) =>
        house().describe.player(who.name(seat), lineOf(player)),
      ),
    },
    {
      title: house().table.hand,
      lines: view.hand.flatMap((count, card) =>
        count > 0 ? [withAbout(words.wagon(cardName(card), count), card)] : [],
      ),
    },
  ];
}

/** One player's line: railway, goods, setbacks, Master, advantage, hand. */
export function lineOf(player: PlayerView): string[] {
  const words = say();
  const safes = listed(player.safes).map((name) => `${name}, ${words.safe}`);
  const goods = [...listed(player.inPlay), ...safes];
  const state = advantageState(player);
  const used = state === '' ? '' : ` (${state})`;
  const known = listed(player.known);
  return [
    railwayName(player.railway),
    words.towards(words.money(player.delivered)),
    ...(goods.length > 0 ? goods : [words.nothing]),
    ...(player.setbacks.length > 0
      ? player.setbacks.map((card, i) =>
          words.withPrice(cardName(card), words.money(player.prices[i] ?? 0)),
        )
      : [words.noSetbacks]),
    ...(player.master >= 0 ? [`${words.master}: ${cardName(player.master)}`] : []),
    `${words.advantage}: ${advantageName(player.railway)}${used}`,
    ...(used === '' ? [advantageAbout(player.railway)] : []),
    words.hand(player.handSize),
    ...(known.length > 0 ? [`${words.knownCards}: ${known.join(', ')}`] : []),
  ].filter((part) => part !== '');
}

function withAbout(name: string, card: number): string {
  const value = VALUE[card] ?? 0;
  const about = value > 0 ? say().money(value) : cardAbout(card);
  return about === '' ? name : `${name}: ${about}`;
}
