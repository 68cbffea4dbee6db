import {
  HEXES,
  NEIGHBOURS,
  RAILROADS,
  SHARES_PER_RAILROAD,
} from '@roundhouse/games/german-railways';
import type { BuildView, View } from '@roundhouse/games/german-railways';
import { readThing } from '../thing.ts';
import { say, shortName } from './say.ts';
import type { GermanScene } from './say.ts';

/** What can be chosen: a hexagon, a railroad to build for, a share to put up for auction. */
const CHOSEN: readonly string[] = ['hex', 'railroad', 'share'];

/** Why a thing can't be chosen now; the things are those of `about`. */
export function whyNot(thing: string, scene: GermanScene): string | undefined {
  const { why } = say();
  const { view, legal } = scene;
  const [what, at] = readThing(thing);
  if (!CHOSEN.includes(what)) return undefined;
  if (legal.length === 0) return why.notYours;
  if (view.auction) return why.auctionFirst;
  if (view.vote) return why.voteFirst;
  if (what === 'hex') return view.build ? whyNotHex(view, view.build, at) : why.railroadFirst;
  if (view.build) return why.buildFirst;
  return what === 'railroad' ? whyNotBuild(scene, at) : whyNotOffer(view, at);
}

function whyNotHex(view: View, build: BuildView, hex: number): string | undefined {
  const { why } = say();
  if (build.open.some((each) => each.hex === hex)) return undefined;
  const { railroad } = build;
  const own = view.railroads[railroad];
  const data = RAILROADS[railroad];
  if (!own || !data) return undefined;
  if (own.track.includes(hex)) return why.ownTrack(shortName(railroad));
  if (build.laid >= data.perBuild) return why.perBuild(data.perBuild);
  if (own.locomotives === 0) return why.noLocomotives;
  return (
    whyClosed(view, railroad, hex) ??
    (data.budget === null
      ? why.tooDear(own.treasury)
      : why.budget(data.budget - build.spent, own.treasury))
  );
}

/** Why the railroad may not enter a hexagon at any price. */
function whyClosed({ railroads }: View, railroad: number, hex: number): string | undefined {
  const { why } = say();
  const track = railroads[railroad]?.track ?? [];
  const holder = railroads.findIndex((each) => each.track.includes(hex));
  if (HEXES[hex]?.city === -1 && holder >= 0) return why.taken(shortName(holder));
  if (!NEIGHBOURS[hex]?.some((beside) => track.includes(beside))) return why.notBeside;
  const inApproach = (id: number): boolean => HEXES[id]?.zone === 'berlin-approach';
  return inApproach(hex) && track.some(inApproach) ? why.approach : undefined;
}

/** A railroad that can't build: nobody's share, no locomotive, no way out, or the money. */
function whyNotBuild({ view, viewer }: GermanScene, railroad: number): string | undefined {
  const { why } = say();
  const own = view.railroads[railroad];
  if (viewer === 'spectator' || !own) return undefined;
  if ((view.players[viewer]?.shares[railroad] ?? 0) === 0) return why.noShare;
  if (own.locomotives === 0) return why.noLocomotives;
  const isOpen = (hex: number): boolean =>
    !own.track.includes(hex) && whyClosed(view, railroad, hex) === undefined;
  if (!own.track.some((hex) => NEIGHBOURS[hex]?.some(isOpen))) return why.walledIn;
  const budget = RAILROADS[railroad]?.budget ?? Infinity;
  if (own.treasury >= budget) return why.overBudget(budget);
  return own.sharesLeft === 0 ? why.broke(own.treasury) : why.poor(own.treasury);
}

function whyNotOffer({ railroads, players }: View, railroad: number): string {
  const { why } = say();
  if (railroads[railroad]?.sharesLeft === 0) return why.soldOut;
  if (players.every(({ cash }) => cash === 0)) return why.noMoney;
  const short = railroads.filter(({ sharesLeft }) => sharesLeft > SHARES_PER_RAILROAD - 2).length;
  return why.thirdShare(short);
}
