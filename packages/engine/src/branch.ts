import type { Viewer } from './game.ts';
import { isSeed, rngFromSeed } from './rng.ts';
import type { Rng } from './rng.ts';

/** Where a match went on from a position of another one. */
export interface Branch {
  /** How many of the moves were played before. */
  readonly at: number;
  /** What this viewer could not know was dealt anew from this seed; without it, it stayed as it was. */
  readonly deal?: Deal | undefined;
}

export interface Deal {
  readonly viewer: Viewer;
  /** 32 hexadecimal digits. */
  readonly seed: string;
}

interface Dealer<State, View> {
  view(state: State, viewer: Viewer): View;
  imagine(view: View, rng: Rng): State;
}

/** The state after so many moves, with what was dealt anew there. */
export function dealAt<State, View>(
  game: Dealer<State, View>,
  state: State,
  branches: readonly Branch[] | undefined,
  moves: number,
): State {
  let dealt = state;
  for (const { at, deal } of branches ?? [])
    if (at === moves && deal)
      dealt = game.imagine(game.view(dealt, deal.viewer), rngFromSeed(deal.seed));
  return dealt;
}

/** After how many moves the story begins: before the last deal others may have known something else. */
export function storyStart(branches: readonly Branch[] | undefined): number {
  return branches?.findLast(({ deal }) => deal !== undefined)?.at ?? 0;
}

/** The seed that what is hidden was dealt from last: what a host promises not to choose. */
export function dealtSeed(record: {
  readonly seed: string;
  readonly branches?: readonly Branch[] | undefined;
}): string {
  return record.branches?.at(-1)?.deal?.seed ?? record.seed;
}

/** Whether these branches can belong to a match of so many moves and seats: in order, each dealt for somebody there. */
export function fitBranches(
  branches: readonly Branch[] | undefined,
  moves: number,
  seats: number,
): boolean {
  return (branches ?? []).every(
    ({ at, deal }, i, all) =>
      at >= (all[i - 1]?.at ?? 0) &&
      at <= moves &&
      (deal === undefined || deal.viewer === 'spectator' || deal.viewer < seats),
  );
}

/** Reads branches from outside; undefined if they are none. */
export function parseBranches(input: unknown): readonly Branch[] | undefined {
  return Array.isArray(input) && input.every(isBranch) ? input.map(copyBranch) : undefined;
}

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;

function isBranch(input: unknown): input is Branch {
  if (typeof input !== 'object' || input === null) return false;
  const { at, deal } = input as Record<string, unknown>;
  if (!isCount(at)) return false;
  if (deal === undefined) return true;
  if (typeof deal !== 'object' || deal === null) return false;
  const { viewer, seed } = deal as Record<string, unknown>;
  return (viewer === 'spectator' || isCount(viewer)) && typeof seed === 'string' && isSeed(seed);
}

function copyBranch({ at, deal }: Branch): Branch {
  return deal ? { at, deal: { viewer: deal.viewer, seed: deal.seed } } : { at };
}
