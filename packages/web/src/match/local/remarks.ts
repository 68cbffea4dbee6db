import { browserTable, memoryRows } from '../browser-table.ts';
import type { KeptRows } from '../browser-table.ts';
import type { MatchInfo } from '../host.ts';

type Comments = NonNullable<MatchInfo['comments']>;

/** Remarks on a match that lives elsewhere; they are their writer's, and leave this browser only in files that are saved. */
export interface KeptRemarks {
  readonly id: string;
  readonly comments: Comments;
}

let opening: Promise<KeptRows<KeptRemarks>> | undefined;

function kept(): Promise<KeptRows<KeptRemarks>> {
  opening ??= browserTable<KeptRemarks>('roundhouse-remarks', 'remarks', 'id').catch(() =>
    memoryRows<KeptRemarks>(({ id }) => id),
  );
  return opening;
}

/** What was remarked on a match that lives elsewhere. */
export async function remarksOn(id: string): Promise<Comments> {
  return (await (await kept()).get(id))?.comments ?? {};
}

/** All of them, for a file. */
export async function allRemarks(): Promise<KeptRemarks[]> {
  return (await kept()).all();
}

/** Takes in remarks from a file: what was written here about the same move stays. Says whether any was new. */
export async function addRemarks({ id, comments }: KeptRemarks): Promise<boolean> {
  const before = await remarksOn(id);
  const all = { ...comments, ...before };
  const isNew = Object.keys(all).length > Object.keys(before).length;
  if (isNew) await keepRemarks(id, all);
  return isNew;
}

/** Keeps them; a match without any takes no room. */
export async function keepRemarks(id: string, comments: Comments): Promise<void> {
  const rows = await kept();
  await (Object.keys(comments).length === 0 ? rows.remove(id) : rows.put({ id, comments }));
}

/** With this remark on the position after so many moves; an empty text takes the one there away. */
export function withRemark(comments: Comments, moves: number, text: string): Comments {
  const { [moves]: _, ...others } = comments;
  return text === '' ? others : { ...others, [moves]: text };
}
