import { assertNever } from '@roundhouse/engine';
import type { Move } from '@roundhouse/games/german-railways';
import type { ButtonTone } from '../game-ui.ts';
import { lastRoundOf } from './end-of-match.ts';
import { prospectOf } from './prospect.ts';
import { placeName, say, shortName } from './say.ts';
import type { GermanScene } from './say.ts';

/** A name for every move. */
export function labelOf(move: Move, { view, viewer }: GermanScene): string {
  const { move: words } = say();
  switch (move.kind) {
    case 'pass':
      return words.pass;
    case 'offer':
      return words.offer(shortName(move.railroad));
    case 'bid':
      return words.bid(move.amount);
    case 'drop-out':
      return words.dropOut;
    case 'build':
      return words.build(shortName(move.railroad));
    case 'lay': {
      const price = view.build?.open.find(({ hex }) => hex === move.hex)?.price ?? 0;
      return words.lay(placeName(move.hex), price);
    }
    case 'done': {
      const prospect = prospectOf(view);
      if (!prospect || prospect.connected.length === 0) return words.done;
      const mine = viewer === 'spectator' ? 0 : (prospect.received[viewer] ?? 0);
      return words.donePaying(mine);
    }
    case 'propose-end':
      return words.proposeEnd;
    case 'accept-end':
      return words.acceptEnd;
    case 'refuse-end':
      return words.refuseEnd;
    default:
      return assertNever(move);
  }
}

const BUTTONS: Partial<Record<Move['kind'], ButtonTone>> = {
  'refuse-end': 'plain',
  'accept-end': 'danger',
  'propose-end': 'plain',
  pass: 'harmless',
};

/** Bidding and dropping out stand side by side among the controls; finishing is quiet while more can be built. */
export function buttonOf({ kind }: Move, { view, legal }: GermanScene): ButtonTone | undefined {
  if (kind === 'drop-out') return legal.some((move) => move.kind === 'bid') ? undefined : 'plain';
  if (kind !== 'done') return BUTTONS[kind];
  const isOver = view.build?.open.length === 0;
  return isOver || (prospectOf(view)?.connected.length ?? 0) > 0 ? 'main' : 'harmless';
}

/** What is asked, in one sentence. */
export function promptOf({ view, viewer, who }: GermanScene): string {
  const { prompt } = say();
  const { auction, build, vote } = view;
  if (auction) {
    const name = shortName(auction.railroad);
    if (auction.highBidder !== null)
      return prompt.raise(name, auction.highBid, who.name(auction.highBidder));
    if (!auction.opening) return prompt.firstBid(name);
    return auction.opener === viewer
      ? prompt.opening(name)
      : prompt.openingLater(name, who.name(auction.opener));
  }
  if (build) {
    const name = shortName(build.railroad);
    if (build.open.length === 0) return prompt.buildOver(name);
    return build.laid === 0
      ? prompt.buildFirst(name)
      : prompt.buildNext(name, prospectOf(view)?.connected.length ?? 0);
  }
  if (vote) return prompt.vote(who.name(vote.proposer));
  return prompt.action(view.turn + 1, view.order.length);
}

/** A sentence to confirm first: what could end the match, and a bid of all the money. */
export function confirmOf(move: Move, { view, viewer }: GermanScene): string | undefined {
  const { sure } = say();
  switch (move.kind) {
    case 'propose-end':
      return sure.proposeEnd;
    case 'accept-end':
      return sure.acceptEnd;
    case 'done': {
      const reason = lastRoundOf(view);
      return reason && sure.done(reason);
    }
    case 'bid': {
      const cash = viewer === 'spectator' ? undefined : view.players[viewer]?.cash;
      return move.amount === cash ? sure.all(move.amount) : undefined;
    }
    default:
      return undefined;
  }
}
