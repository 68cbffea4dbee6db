import { createHmac } from 'node:crypto';
import { newToken } from '../accounts/tokens.ts';
import type { Store, UserRow } from '../store/store.ts';

interface Quota {
  readonly guest: number;
  readonly account: number;
  /** For everybody at one address together. */
  readonly address: number;
}

/** How much one person may have at a time, so that there is room for the others. */
export interface Quotas {
  /** Tables that wait for players. */
  readonly openTables: Quota;
  /** Running matches in which bots play. */
  readonly botMatches: Quota;
  /** How many tables of one host the lobby shows. */
  readonly listedPerHost: number;
}

export const QUOTAS: Quotas = {
  openTables: { guest: 3, account: 10, address: 30 },
  botMatches: { guest: 10, account: 30, address: 60 },
  listedPerHost: 3,
};

const MANY: Quota = { guest: Infinity, account: Infinity, address: Infinity };

/** For tests and measurements. */
export const NO_QUOTAS: Quotas = {
  openTables: MANY,
  botMatches: MANY,
  listedPerHost: Number.MAX_SAFE_INTEGER,
};

/** Whoever hosts a table: a user, and where it is. */
export interface Host {
  readonly user: UserRow;
  readonly address: string;
}

/** Says whether a host may have one more table or match with bots. */
export class QuotaKeeper {
  private readonly store: Store;
  private readonly quotas: Quotas;
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
