import { createHmac } from 'node:crypto';
import { Queues } from '../base/queue.ts';
import { newToken } from '../base/tokens.ts';
import type { Quota, Quotas } from '../base/limits.ts';
import type { Store, UserRow } from '../store/store.ts';

/** Whoever hosts a table: a user, and where it is. */
export interface Host {
  readonly user: UserRow;
  readonly address: string;
}

/** Says whether a host may have one more table or match with bots. */
export class QuotaKeeper {
  private readonly store: Store;
  private readonly quotas: Quotas;
  private readonly byUser = new Queues();
  private readonly byAddress = new Queues();
  private key: Promise<string> | undefined;

  constructor(store: Store, quotas: Quotas) {
    this.store = store;
    this.quotas = quotas;
  }

  /** A name for the address that is the same on every node and can't be led back to it. */
  async originOf({ address }: Host): Promise<string> {
    this.key ??= this.store.notices.secret('address-names', newToken());
    return createHmac('sha256', await this.key)
      .update(address)
      .digest('base64url')
      .slice(0, 16);
  }

  /** What counts against a quota goes through here, so that two at once can't both be the last. */
  inTurn<T>({ user, address }: Host, work: () => Promise<T>): Promise<T> {
    return this.byUser.run(user.id, () => this.byAddress.run(address, work));
  }

  async mayOpen(host: Host): Promise<boolean> {
    return this.isWithin(host, this.quotas.openTables, 'open');
  }

  async mayStartWithBots(host: Host): Promise<boolean> {
    return this.isWithin(host, this.quotas.botMatches, 'withBots');
  }

  private async isWithin(host: Host, quota: Quota, what: 'open' | 'withBots'): Promise<boolean> {
    const own = await this.store.tablesOf('owner', host.user.id);
    if (own[what] >= (host.user.login === null ? quota.guest : quota.account)) return false;
    const there = await this.store.tablesOf('origin', await this.originOf(host));
    return there[what] < quota.address;
  }
}
