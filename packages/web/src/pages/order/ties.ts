import { signal } from '@preact/signals';
import { peace } from '@roundhouse/protocol';
import type { Tie } from '@roundhouse/protocol';
import { askersOf } from '../../match/online/api.ts';

export const peaceApi = askersOf(peace);

/** Whom I follow, mute or block, as far as the server has been asked. */
export const ties = signal<readonly Tie[]>([]);

export async function refreshTies(): Promise<void> {
  const found = await peaceApi.ties();
  if (found.ok) ties.value = found.value;
}

/** What I make of this user now. */
export const tieWith = (user: string): Tie | undefined =>
  ties.value.find((each) => each.user === user);

/** Whether I don't want to read what this user writes. */
export function isUnheard(user: string | null): boolean {
  const tie = user === null ? undefined : tieWith(user);
  return tie?.mutes === true || tie?.blocks === true;
}
