import { ownSide } from './say.ts';
import type { CargoScene } from './say.ts';

/** The points on the viewer's train, if neither it nor a partner has another turn after this one; else 0. */
export function lastChance(scene: CargoScene): number {
  const { turn, turnsLeft, sides, seats } = scene.view;
  const own = sides[ownSide(scene)];
  if (own === undefined || turnsLeft < 0 || !own.seats.includes(turn.seat)) return 0;
  const comesAgain = own.seats.some((seat) => {
    const away = (seat - turn.seat + seats.length) % seats.length;
    return away > 0 && away < turnsLeft;
  });
  return comesAgain ? 0 : own.worth;
}
