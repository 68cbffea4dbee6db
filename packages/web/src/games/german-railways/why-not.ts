import {
  HEXES,
  NEIGHBOURS,
  RAILROADS,
  SHARES_PER_RAILROAD,
} from '@roundhouse/games/german-railways';
import type { BuildView, View } from '@roundhouse/games/german-railways';
import { say, shortName } from './say.ts';
import type { GermanScene } from './say.ts';

/** Why a thing can't be chosen now. Things: `hex:<id>`, `railroad:<index>` (building), `share:<index>` (offering). */
export function whyNot(thing: string, scene: GermanScene): string | undefined {
  const { why } = say();
  const { view, legal } = scene;
  if (legal.length === 0) return why.notYours;
  if (view.auction) return why.auctionFirst;
  if (view.vote) return why.voteFirst;
  const [what, text] = thing.split(':');
  const at = Number(text);
  if (what === 'hex') return view.build ? whyNotHex(view, view.build, at) : why.railroadFirst;
  if (view.build) return why.buildFirst;
  return what === 'railroad' ? whyNotBuild(scene, at) : whyNotOffer(view, at);
}

function whyNotHex({ railroads }: View, build: BuildView, hex: number): string | undefined {
  const { why } = say();
  if (build.open.some((each) => each.hex === hex)) return undefined;
  const { railroad } = build;
  const own = railroads[railroad];
  const data = RAILROADS[railroad];
  const at = HEXES[hex];
  if (!own || !data || !at) return undefined;
  if (own.track.includes(hex)) return why.ownTrack(shortName(railroad));
  if (build.laid >= data.perBuild) return why.perBuild(data.perBuild);
  if (own.locomotives === 0) return why.noLocomotives;
  const holder = railroads.findIndex(({ track }) => track.includes(hex));
  if (at.city < 0 && holder >= 0) return why.taken(shortName(holder));
  if (!NEIGHBOURS[hex]?.some((beside) => own.track.includes(beside))) return why.notBeside;
  const inApproach = (id: number): boolean => HEXES[id]?.zone === 'berlin-approach';
  if (inApproach(hex) && own.track.some(inApproach)) return why.approach;
  return data.budget === null
    ? why.tooDear(own.treasury)
    : why.budget(data.budget - build.spent, own.treasury);
}

function whyNotBuild({ view, viewer }: GermanScene, railroad: number): string | undefined {
  const { why } = say();
  const own = view.railroads[railroad];
  if (viewer === 'spectator' || !own) return undefined;
  if ((view.players[viewer]?.shares[railroad] ?? 0) === 0) return why.noShare;
  return own.locomotives === 0 ? why.noLocomotives : why.poor(own.treasury);
}

function whyNotOffer({ railroads, players }: View, railroad: number): string {
  const { why } = say();
  if (railroads[railroad]?.sharesLeft === 0) return why.soldOut;
  if (players.every(({ cash }) => cash === 0)) return why.noMoney;
  const short = railroads.filter(({ sharesLeft }) => sharesLeft > SHARES_PER_RAILROAD - 2).length;
  return why.thirdShare(short);
}
