import { ANY, CARDS, GOODS, marketAfter, scoreTrain } from '@roundhouse/games/trains-and-cargo';
import type { MarketMove, SideView } from '@roundhouse/games/trains-and-cargo';
import { goodName, ownSide, say } from './say.ts';
import type { CargoScene } from './say.ts';

/** What a card in hand would do now, in numbers. */
export interface Outlook {
  readonly prices: readonly { readonly good: number; readonly from: number; readonly to: number }[];
  /** What it brings into storage, at today's prices. */
  readonly goods: readonly {
    readonly good: number;
    readonly count: number;
    readonly price: number;
  }[];
  /** By how much one’s own train would be worth more or less. */
  readonly train: number;
  /** Whether that is only the best of several choices. */
  readonly upTo: boolean;
}

const NOTHING: Outlook = { prices: [], goods: [], train: 0, upTo: false };

export function outlookOf(scene: CargoScene, card: number): Outlook {
  const { market, sides } = scene.view;
  const data = CARDS[card];
  const own = sides[ownSide(scene)];
  if (!data || !own) return NOTHING;
  if (data.type === 'cargo') {
    const goods = data.tokens.map(({ good, count }) => ({
      good,
      count,
      price: market[good] ?? 0,
    }));
    return { ...NOTHING, goods };
  }
  const now = scoreTrain(own, market).total;
  const by = (train: SideView, values = market): number => scoreTrain(train, values).total - now;
  if (data.type === 'market') {
    const byMoves = (moves: readonly MarketMove[]): number => by(own, marketAfter(market, moves));
    const [any] = data.moves.filter(({ good }) => good === ANY);
    if (any) {
      const choices = GOODS.map((_, good) => byMoves([{ good, steps: any.steps }]));
      return { ...NOTHING, train: Math.max(...choices), upTo: true };
    }
    const after = marketAfter(market, data.moves);
    const prices = data.moves.map(({ good }) => ({
      good,
      from: market[good] ?? 0,
      to: after[good] ?? 0,
    }));
    return { ...NOTHING, prices, train: byMoves(data.moves) };
  }
  if (data.effect === 'double-value')
    return { ...NOTHING, train: by({ ...own, doubleValues: own.doubleValues + 1 }) };
  if (data.effect === 'long-train-bonus')
    return { ...NOTHING, train: by({ ...own, longTrainBonuses: own.longTrainBonuses + 1 }) };
  return NOTHING;
}

/** The same in words. */
export function sentences({ prices, goods, train, upTo }: Outlook): string[] {
  const { card, move, signed } = say();
  const by = upTo ? card.upTo(signed(train)) : signed(train);
  return [
    ...prices.map(({ good, from, to }) => `${move.chooseGood(goodName(good), from, to)}.`),
    ...goods.map(({ good, price }) => card.priced(goodName(good), price)),
    ...(train === 0 ? [] : [card.trainBy(by)]),
  ];
}
