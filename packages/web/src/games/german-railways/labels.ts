import type { Move } from '@roundhouse/games/german-railways';
import { byKind } from '../by-kind.ts';
import type { ButtonTone } from '../game-ui.ts';
import { lastRoundOf } from './end-of-match.ts';
import { prospectOf } from './prospect.ts';
import { placeName, say, shortName } from './say.ts';
import type { GermanScene } from './say.ts';

/** A name for every move. */
export function labelOf(move: Move, { view, viewer }: GermanScene): string {
  const { move: words } = say();
  return byKind(move, {
    pass: words.pass,
    offer: ({ railroad }) => words.offer(shortName(railroad)),
    bid: ({ amount }) => words.bid(amount),
    'drop-out': words.dropOut,
    build: ({ railroad }) => words.build(shortName(railroad)),
    lay: ({ hex }) =>
      words.lay(placeName(hex), view.build?.open.find((each) => each.hex === hex)?.price ?? 0),
    done: () => {
      const prospect = prospectOf(view);
      if (!prospect || prospect.connected.length === 0) return words.done;
      const mine = viewer === 'spectator' ? 0 : (prospect.received[viewer] ?? 0);
      return words.donePaying(mine);
    },
    'propose-end': words.proposeEnd,
    'accept-end': words.acceptEnd,
    'refuse-end': words.refuseEnd,
  });
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
