import { newToken, sha256 } from '../base/tokens.ts';
import type { Store, UserRow } from '../store/store.ts';

const LINK_LASTS = 3_600_000;

/** Links to a new password, each good once and for an hour. */
export class RecoveryLinks {
  private readonly store: Store;
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** The path of a new link for this user. */
  async make(user: string): Promise<string> {
    const token = newToken();
    await this.store.addChallenge(keyOf(token), user, this.now() + LINK_LASTS);
    return `/recover/${token}`;
  }

  /** Whose link this is; it is good no more. */
  async finish(token: string): Promise<UserRow | undefined> {
    const user = await this.store.takeChallenge(keyOf(token), this.now());
    return user === undefined ? undefined : this.store.userById(user);
  }
}

const keyOf = (token: string): string => `recover/${sha256(token)}`;
