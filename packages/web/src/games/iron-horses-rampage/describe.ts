import { VALUE } from '@roundhouse/games/iron-horses-rampage';
import type { PlayerView } from '@roundhouse/games/iron-horses-rampage';
import { words as house } from '../../words/words.ts';
import type { DescribedPart } from '../game-ui.ts';
import { advantageAbout, advantageName, cardAbout, cardName, railwayName, say } from './say.ts';
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
        `${words.discardOf(view.discard.reduce((sum, count) => sum + count, 0))}. ${listed(view.discard).join(', ')}`,
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

const listed = (counts: readonly number[]): string[] =>
  counts.flatMap((count, card) => (count > 0 ? [say().wagon(cardName(card), count)] : []));

function lineOf(player: PlayerView): string[] {
  const words = say();
  const safes = listed(player.safes).map((name) => `${name}, ${words.safe}`);
  const goods = [...listed(player.inPlay), ...safes];
  const used = player.advantage > 0 ? ` (${words.used})` : '';
  return [
    railwayName(player.railway),
    words.towards(words.money(player.delivered)),
    ...(goods.length > 0 ? goods : [words.nothing]),
    ...(player.setbacks.length > 0 ? player.setbacks.map(cardName) : [words.noSetbacks]),
    ...(player.master >= 0 ? [`${words.master}: ${cardName(player.master)}`] : []),
    `${words.advantage}: ${advantageName(player.railway)}${used}`,
    ...(used === '' ? [advantageAbout(player.railway)] : []),
    words.hand(player.handSize),
  ].filter((part) => part !== '');
}

function withAbout(name: string, card: number): string {
  const value = VALUE[card] ?? 0;
  const about = value > 0 ? say().money(value) : cardAbout(card);
  return about === '' ? name : `${name}: ${about}`;
}
