import { HEXES, LEASE_COSTS, RAILROADS, START_VALUES } from '@roundhouse/games/iberian-gauge';
import type { HexIndex, RailroadIndex } from '@roundhouse/games/iberian-gauge';
import { occupantsOf } from './network.ts';
import { readThing } from '../thing.ts';
import { railroadName, say } from './say.ts';
import type { IberianScene } from './say.ts';

/** What can be chosen at one time or another. */
const CHOSEN: readonly string[] = ['hex', 'tile', 'ladder'];

/** Why a thing can't be chosen now; the things are those of `about`. */
export function whyNot(thing: string, scene: IberianScene): string | undefined {
  const { why } = say();
  const { phase, railroad } = scene.view;
  const [what, which] = readThing(thing);
  if (!CHOSEN.includes(what)) return undefined;
  if (scene.viewer === 'spectator' || scene.legal.length === 0) return why.notYours;
  if (phase === 'lease') return why.chooseLease;
  if (what === 'ladder') return phase === 'set-value' ? why.value : why.track;
  if (what === 'tile') {
    if (phase === 'build') return why.buyLater;
    return phase === 'stock' ? whyNotTile(which, scene) : why.finishStart(railroadName(railroad));
  }
  return whyNotHex(which, scene);
}

function whyNotTile(railroad: RailroadIndex, { view }: IberianScene): string | undefined {
  const { why } = say();
  const player = view.players[view.seat];
  const of = view.railroads[railroad];
  if (!player || !of) return undefined;
  if (player.cubes === 0) return why.noCubes;
  if (of.holders.length === RAILROADS[railroad]?.shares) return why.soldOut(railroadName(railroad));
  if (player.bought.includes(railroad)) return why.bought(railroadName(railroad));
  return of.shareValue === 0
    ? why.noStart(Math.min(...START_VALUES), player.cash)
    : why.noCash(of.shareValue, player.cash);
}

function whyNotHex(hex: HexIndex, scene: IberianScene): string | undefined {
  const { why } = say();
  switch (scene.view.phase) {
    case 'stock':
      return why.buildLater;
    case 'set-value':
      return why.finishStart(railroadName(scene.view.railroad));
    case 'place':
      return HEXES[hex]?.terrain === 'major' ? why.majorTaken : why.majorOnly;
    default:
      return whyNotBuild(hex, scene);
  }
}

function whyNotBuild(hex: HexIndex, { view }: IberianScene): string {
  const { why } = say();
  const terrain = HEXES[hex]?.terrain ?? 'easy';
  const here = occupantsOf(view.railroads).get(hex) ?? [];
  const [other] = here;
  if (here.includes(view.railroad)) return why.own(railroadName(view.railroad));
  if (other !== undefined && LEASE_COSTS[terrain] > 0) {
    return why.taken(railroadName(other), LEASE_COSTS[terrain]);
  }
  const dear = view.tooDear.find((target) => target.hex === hex);
  if (dear === undefined) return why.notJoined(railroadName(view.railroad));
  const treasury = view.railroads[view.railroad]?.treasury ?? 0;
  return dear.lease === 0
    ? why.tooDear(dear.cost, treasury)
    : why.leaseTooDear(dear.cost, dear.lease, treasury);
}
