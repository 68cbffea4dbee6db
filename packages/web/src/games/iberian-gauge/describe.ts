import type { Seat } from '@roundhouse/engine';
import { HEXES, ROUNDS } from '@roundhouse/games/iberian-gauge';
import { words as house } from '../../words/words.ts';
import type { DescribedPart } from '../game-ui.ts';
import { turnText } from './Now.tsx';
import { railroadName, say } from './say.ts';
import type { IberianScene } from './say.ts';
import { aboutTile } from './Tiles.tsx';

/** The position in words: the round, all railroads in the order of their tiles, all players. */
export function describe(scene: IberianScene): DescribedPart[] {
  const { view, who } = scene;
  const words = say();
  const round = Math.min(view.round + 1, ROUNDS.length);
  return [
    {
      title: words.described.round,
      lines: [words.round(round, ROUNDS.length), turnText(scene)],
    },
    {
      title: words.described.railroads,
      lines: view.tiles.flatMap((railroad, at) => {
        const of = view.railroads[railroad];
        if (!of) return [];
        const cities = of.track.flatMap((hex) => HEXES[hex]?.city || []);
        const track = words.described.track(house().and(cities), of.track.length - cities.length);
        return [`${aboutTile(scene, railroad, of, at)}; ${track}`];
      }),
    },
    {
      title: words.described.players,
      lines: view.players.map((_, seat) =>
        house().describe.player(who.name(seat), seatFacts(scene, seat)),
      ),
    },
  ];
}

/** What a player has: cash, cubes, the Priority Deal and shares. */
export function seatFacts({ view }: IberianScene, seat: Seat): string[] {
  const words = say();
  const { cash = 0, cubes = 0, shares = [] } = view.players[seat] ?? {};
  const held = shares.flatMap((count, railroad) =>
    count > 0
      ? [
          words.seat.shares(
            count,
            railroadName(railroad),
            view.railroads[railroad]?.shareValue ?? 0,
          ),
        ]
      : [],
  );
  return [
    words.pesetas(cash),
    words.seat.cubes(cubes),
    ...(view.priorityDeal === seat ? [words.seat.priority] : []),
    ...(held.length > 0 ? held : [words.seat.none]),
  ];
}
