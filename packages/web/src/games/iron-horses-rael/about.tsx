import type { Seat } from '@roundhouse/engine';
import { CARDS, COPIES, DIAL_CHANGES } from '@roundhouse/games/iron-horses-rael';
import { catalog } from '../../words/catalog.ts';
import type { About } from '../game-ui.ts';
import { byThing } from '../thing.ts';
import { playerFacts } from './describe.ts';
import { Dial } from './Dial.tsx';
import { endText } from './EndLine.tsx';
import { GameCard } from './GameCard.tsx';
import { discardAbout, namesOf, upAbout } from './Piles.tsx';
import { cardAbout, cardName, changesText, say } from './say.ts';
import type { RaelScene } from './say.ts';
import { aboutStation } from './Station.tsx';
import { en } from './words/about.en.ts';

const sayAbout = catalog(en, { de: () => import('./words/about.de.ts').then(({ de }) => de) });

/**
 * What a thing is. Things: `hand:<card>`, `engine:<seat>:<card>` (in play), `pile:<source>` and `pile:used`,
 * `station:<region>`, `stock:<colour>`, `times:<seat>`, `seat:<seat>`, `train`, `turning`, `end`, `map`, `exchange`.
 */
export const about = (thing: string, scene: RaelScene): About | undefined =>
  byThing(thing, {
    hand: aboutCard,
    engine: (seat, card) => aboutEngine(seat, card, scene),
    pile: () => aboutPile(thing.slice('pile:'.length), scene),
    station: (region) => aboutDepot(region, scene),
    stock: (colour) => aboutStock(colour, scene),
    times: (seat) => aboutSeat('times', seat, scene),
    seat: (seat) => aboutSeat('seat', seat, scene),
  }) ?? aboutTable(thing, scene);

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export const cardTitle = (card: number): string =>
  CARDS[card]?.kind === 'caboose' ? say().cabooseTitle : sentence(cardName(card));

function aboutCard(card: number): About {
  const data = CARDS[card];
  const words = sayAbout();
  const lines =
    data?.kind === 'car'
      ? [sentence(cardAbout(card)), words.car]
      : data?.kind === 'caboose'
        ? [cardAbout(card), words.caboose]
        : engineLines(card);
  return {
    title: cardTitle(card),
    lines: [...lines, words.copies(COPIES[card] ?? 0)],
    Picture: () => <GameCard card={card} />,
  };
}

export function engineLines(card: number): string[] {
  const data = CARDS[card];
  const words = sayAbout();
  if (data?.kind !== 'engine') return [];
  const { bonus, regions, value } = data;
  return [
    words.engine(value),
    bonus === 0
      ? words.engineNoBonus
      : words.engineBonus(bonus, say().or(regions.map(say().station))),
  ];
}

const aboutEngine = (seat: Seat, card: number, { who }: RaelScene): About => ({
  title: sentence(cardName(card)),
  lines: [...engineLines(card), sayAbout().inPlay(who.name(seat))],
  Picture: () => <GameCard card={card} />,
});

function aboutPile(pile: string, { view }: RaelScene): About | undefined {
  const words = sayAbout();
  const { piles } = say();
  const used = view.engineDiscard;
  return byThing(pile, {
    engines: () => ({
      title: piles.engines,
      lines: [piles.enginesAbout(view.engineDeckSize, used.length), words.engines],
    }),
    used: () => ({
      title: piles.engineDiscard,
      lines: [piles.usedAbout(namesOf(used)), words.used],
    }),
    deck: () => ({ title: piles.deck, lines: [piles.deckAbout(view.deckSize), words.deck] }),
    up: () => ({ title: piles.up, lines: [upAbout(view), words.up] }),
    discard: () => ({ title: piles.discard, lines: [discardAbout(view), words.discard] }),
  });
}

function aboutDepot(region: number, { view }: RaelScene): About {
  const words = sayAbout();
  const dial = view.dials[region] ?? 0;
  const position = view.positions[region] ?? 0;
  return {
    title: `${say().station(region)} (${say().region(region)})`,
    lines: [aboutStation(view, region), words.station, words.dial, words.depots],
    Picture: () => <Dial dial={dial} position={position} />,
  };
}

function aboutStock(colour: number, { view, who }: RaelScene): About {
  const words = sayAbout();
  const { market, colour: nameOf } = say();
  return {
    title: words.stockTitle(nameOf(colour)),
    lines: [
      market.valueAbout(colour, view.market[colour] ?? 0),
      market.leftAbout(view.supply[colour] ?? 0),
      ...view.players.flatMap(({ stocks }, seat) =>
        (stocks[colour] ?? 0) > 0 ? [words.held(who.name(seat), stocks[colour] ?? 0)] : [],
      ),
      words.stock,
    ],
  };
}

function aboutSeat(what: 'times' | 'seat', seat: Seat, scene: RaelScene): About | undefined {
  const words = sayAbout();
  const player = scene.view.players[seat];
  if (!player) return undefined;
  const facts = playerFacts(scene, seat);
  return what === 'times'
    ? { title: scene.who.name(seat), lines: [...facts.slice(1, 3), words.times] }
    : { title: scene.who.name(seat), lines: [facts.join('; '), words.seat] };
}

function aboutTable(thing: string, scene: RaelScene): About | undefined {
  const words = sayAbout();
  const { board, market, builder, turning, station, dial } = say();
  const { view } = scene;
  const { train } = view;
  return byThing(thing, {
    end: () => ({ title: words.end, lines: [endText(scene), words.endAbout] }),
    map: () => ({ title: board, lines: [words.map, words.depots] }),
    exchange: () => ({ title: market.title, lines: [words.exchange, words.stock] }),
    train: () => ({
      title: train ? builder.title(cardName(train.engine)) : words.trainTitle,
      lines: [
        ...(train ? [builder.aria(namesOf(train.cards.toReversed()), train.value)] : []),
        words.train,
      ],
    }),
    turning: () => {
      const region = train?.region ?? 0;
      const now = DIAL_CHANGES[view.dials[region] ?? 0]?.[view.positions[region] ?? 0] ?? [];
      return {
        title: turning.title(station(region)),
        lines: [dial(changesText(now)), words.turning, words.dial],
      };
    },
  });
}
