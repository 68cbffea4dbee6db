import type { hints as english } from './hints.en.ts';

const number = new Intl.NumberFormat('de');
const money = (n: number): string => `${number.format(n)}\u00a0$`;

export const hints: typeof english = {
  brings: (worth, total, missing) =>
    `Das bringt dir ${money(worth)}: ${money(total)} geliefert, ${money(missing)} fehlen noch.`,
  wins: (worth, total) => `Das bringt dir ${money(worth)} und mit ${money(total)} den Sieg.`,
  leads: (who, total) => `${who} führt mit ${money(total)}.`,
  has: (who, total) => `${who} hat ${money(total)}.`,
  stop: (who, price, remedy) =>
    `${who} befördert nichts mehr, bis er aufgehoben ist: für ${money(price)} oder mit ${remedy}.`,
  tariff: (who, limit, price) =>
    `${who} befördert höchstens ${money(limit)} im Spielzug, bis er für ${money(price)} aufgehoben ist.`,
  storm: (who, price) =>
    `${who} hat eine Aktion weniger im Spielzug, bis er für ${money(price)} aufgehoben ist.`,
  hijacker: (who, worth) => `Er kann ${who} eine Ladung für ${money(worth)} nehmen.`,
  stolen: (worth, who, left) =>
    `Du bekommst eine Ladung für ${money(worth)}, und ${who} bleiben ${money(left)}.`,
  lifted: (goods) =>
    goods > 0
      ? `Dann kannst du befördern: Auf deiner Hand sind Ladungen für ${money(goods)}.`
      : 'Dann kannst du wieder befördern.',
  pays: (worth) => `Das kostet dich Ladungen für ${money(worth)}.`,
  protects: (worth) => `Eine Ladung für ${money(worth)} kann dann nicht mehr geraubt werden.`,
  foils: (price) => `Der Rückschlag würde dich ${money(price)} kosten.`,
  foilsHijacker: (worth) => `Der Zugräuber könnte eine Ladung für ${money(worth)} nehmen.`,
  drawWithNothing: 'Du hast nichts, was du jetzt befördern könntest.',
  drawWithGoods: (goods) =>
    `Die Ladungen auf deiner Hand, ${money(goods)} wert, kann dort niemand rauben, und sie können später folgen.`,
  worth: (worth) => `Geliefert bringt es ${money(worth)}.`,
};
