import { NONE } from '@roundhouse/engine/kit';
import type { Seat } from '@roundhouse/engine';
import { words as house } from '../../words/words.ts';
import type { DescribedPart } from '../game-ui.ts';
import { knownText } from './KnownCards.tsx';
import { outOfGame } from './OutOfGame.tsx';
import { discardAbout, namesOf, upAbout } from './Piles.tsx';
import { cardAbout, cardName, say } from './say.ts';
import type { RaelScene } from './say.ts';
import { isSlowing, standstillText } from './standstill.ts';
import { aboutStation } from './Station.tsx';
import { stockWorth } from './worth.ts';

/** The position in words: depots with their dials, stocks, piles, all players, one's own hand. */
export function describe(scene: RaelScene): DescribedPart[] {
  const { view, who } = scene;
  const { described, market, piles, builder } = say();
  const { train } = view;
  return [
    ...(train
      ? [
          {
            title: builder.title(cardName(train.engine)),
            lines: [builder.aria(namesOf(train.cards.toReversed()), train.value)],
          },
        ]
      : []),
    { title: described.depots, lines: view.depots.map((_, region) => aboutStation(view, region)) },
    {
      title: market.title,
      lines: view.market.map((value, colour) => market.valueAbout(colour, value)),
    },
    ...(isSlowing(view) ? [{ title: described.end, lines: [standstillText(view)] }] : []),
    {
      title: described.piles,
      lines: [
        piles.enginesAbout(view.engineDeckSize, view.engineDiscard.length),
        piles.usedAbout(namesOf(view.engineDiscard)),
        piles.deckAbout(view.deckSize),
        upAbout(view),
        discardAbout(view),
        piles.outAbout(namesOf(outOfGame(view).toReversed())),
      ],
    },
    {
      title: house().table.seats,
      lines: view.players.map((_, seat) =>
        house().describe.player(who.name(seat), playerFacts(scene, seat)),
      ),
    },
    { title: house().table.hand, lines: view.hand.map(cardAbout) },
  ];
}

/** What is public about a player: money, the two market cards, engines in play, stocks, and what is known of the hand. */
export function playerFacts({ view }: RaelScene, seat: Seat): string[] {
  const { seat: words, money } = say();
  const player = view.players[seat];
  if (!player) return [];
  const stocks = player.stocks.flatMap((count, colour) =>
    count > 0
      ? [words.stocks(count, colour, stockWorth(player, colour, view.market[colour] ?? 0))]
      : [],
  );
  const engines = player.enginesInPlay.map((engine) => words.engine(cardName(engine)));
  return [
    money(player.cash),
    words.x2(player.x2),
    player.x3 === NONE ? words.x3Hidden : words.x3(player.x3),
    ...(engines.length > 0 ? engines : [words.noEngine]),
    ...(stocks.length > 0 ? stocks : [words.noStocks]),
    words.hand(player.carCount, player.engineShuffles.length),
    ...knownText(view, player),
  ];
}
