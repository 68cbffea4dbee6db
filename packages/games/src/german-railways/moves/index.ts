import type { MoveOf, Phases } from '@roundhouse/engine';
import type { State } from '../state.ts';
import { acceptEnd } from './accept-end.ts';
import { bid } from './bid.ts';
import { build } from './build.ts';
import { done } from './done.ts';
import { dropOut } from './drop-out.ts';
import { lay } from './lay.ts';
import { offer } from './offer.ts';
import { pass } from './pass.ts';
import { proposeEnd } from './propose-end.ts';
import { refuseEnd } from './refuse-end.ts';

export const moves = [
  pass,
  offer,
  bid,
  dropOut,
  build,
  lay,
  done,
  proposeEnd,
  acceptEnd,
  refuseEnd,
] as const;
export type Move = MoveOf<typeof moves>;

export const phases: Phases<State, Move> = {
  build: [done, lay],
  auction: [dropOut, bid],
  action: [pass, offer, build, proposeEnd],
  vote: [acceptEnd, refuseEnd],
  over: [],
};
