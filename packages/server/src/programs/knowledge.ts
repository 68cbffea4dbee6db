import type { Program } from '@roundhouse/protocol';

/** What the server knows of a game's moves, so that it can decide for an absent player. */
export interface Knowledge {
  /** Kinds of moves by which a seat does nothing. */
  readonly passes: readonly string[];
  /** Where the game has auctions: the kind of a bid (its field is `amount`), how a seat leaves, and what is up for auction. */
  readonly auction?: {
    readonly bid: string;
    readonly leave: string;
    readonly lot: (view: unknown) => unknown;
  };
  /** Where a seat may answer a setback: the kind of the move by which it does not. */
  readonly accept?: string;
}

interface AuctionView {
  readonly auction: { readonly railroad: number; readonly opener: number } | null;
}

const KNOWLEDGE: Readonly<Record<string, Knowledge>> = {
  'german-railways': {
    passes: ['pass'],
    auction: {
      bid: 'bid',
      leave: 'drop-out',
      lot: (view) => {
        const { auction } = view as AuctionView;
        return auction && [auction.railroad, auction.opener];
      },
    },
  },
  'iron-horses-rampage': { passes: [], accept: 'accept' },
};
const ANY_GAME: Knowledge = { passes: ['pass'] };

/** The kinds of programs that this game has a use for. */
export function programsFor(game: string): Program['kind'][] {
  const { passes, auction, accept } = knowledgeOf(game);
  return [
    ...(passes.length > 0 ? (['pass-until-changed'] as const) : []),
    ...(auction === undefined ? [] : (['bid-up-to'] as const)),
    ...(accept === undefined ? [] : (['answer'] as const)),
  ];
}

/** What is known of this game; of any other, that `pass` passes. */
export function knowledgeOf(game: string): Knowledge {
  return KNOWLEDGE[game] ?? ANY_GAME;
}
