const dollars = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const money = (amount: number): string => dollars.format(amount);

/** Why a bot would play a move. */
export const hints = {
  brings: (worth: number, total: number, missing: number) =>
    `It brings you ${money(worth)}: ${money(total)} delivered, ${money(missing)} to go.`,
  wins: (worth: number, total: number) =>
    `It brings you ${money(worth)} and wins the match with ${money(total)}.`,
  leads: (who: string, total: number) => `${who} leads with ${money(total)}.`,
  has: (who: string, total: number) => `${who} has ${money(total)}.`,
  stop: (who: string, price: number, remedy: string) =>
    `${who} can’t transport until it is lifted, for ${money(price)} or with ${remedy}.`,
  tariff: (who: string, limit: number, price: number) =>
    `${who} transports at most ${money(limit)} a turn until it is lifted for ${money(price)}.`,
  storm: (who: string, price: number) =>
    `${who} has one action fewer each turn until it is lifted for ${money(price)}.`,
  hijacker: (who: string, worth: number) => `It can take a load worth ${money(worth)} from ${who}.`,
  stolen: (worth: number, who: string, left: number) =>
    `It gets you a load worth ${money(worth)} and leaves ${who} with ${money(left)}.`,
  lifted: (goods: number) =>
    goods > 0
      ? `Then you can transport: your hand holds goods worth ${money(goods)}.`
      : 'Then you can transport again.',
  pays: (worth: number) => `It costs you goods worth ${money(worth)}.`,
  protects: (worth: number) => `A load worth ${money(worth)} can then no longer be hijacked.`,
  foils: (price: number) => `The setback would cost you ${money(price)} to lift.`,
  foilsHijacker: (worth: number) => `The Hijacker could take a load worth ${money(worth)}.`,
  drawWithNothing: 'You have nothing you could transport now.',
  drawWithGoods: (goods: number) =>
    `The goods in your hand, worth ${money(goods)}, can’t be hijacked there and can follow later.`,
  worth: (worth: number) => `Delivered, it is worth ${money(worth)}.`,
};
