import type { SessionRow, Store, UserRow } from '../store/store.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { newId, newToken, sha256 } from './tokens.ts';

const TOUCH_AFTER = 60_000;
const SESSION_ENDS_AFTER = 365 * 24 * 3_600_000;
/** Verified against when there is no such user, so that the answer takes as long. */
const NO_PASSWORD = await hashPassword('');

/** Who is asking: a user and the session it came with. */
export interface Visitor {
  readonly user: UserRow;
  readonly session: SessionRow;
}

/** Guests, accounts and their sessions. */
export class Accounts {
  private readonly store: Store;
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** A new guest and the token of its first session. */
  async createGuest(name: string, label: string): Promise<{ user: UserRow; token: string }> {
    const user: UserRow = {
      id: newId(),
      name,
      login: null,
      passwordHash: null,
      createdAt: this.now(),
    };
    await this.store.createUser(user);
    return { user, token: await this.startSession(user, label) };
  }

  async startSession(user: UserRow, label: string): Promise<string> {
    const token = newToken();
    const at = this.now();
    await this.store.addSession({
      tokenHash: sha256(token),
      user: user.id,
      createdAt: at,
      seenAt: at,
      label,
    });
    return token;
  }

  /** Who holds this token, if anybody. */
  async visitor(token: string | undefined): Promise<Visitor | undefined> {
    if (token === undefined) return undefined;
    const session = await this.store.sessionByHash(sha256(token));
    if (session === undefined || this.now() - session.seenAt > SESSION_ENDS_AFTER) return undefined;
    const user = await this.store.userById(session.user);
    if (user === undefined) return undefined;
    if (this.now() - session.seenAt > TOUCH_AFTER)
      await this.store.touchSession(session.tokenHash, this.now());
    return { user, session };
  }

  /** Makes the guest an account with a password, or changes it; everything the guest had stays. Undefined if the login is taken. */
  async setPassword(user: UserRow, login: string, password: string): Promise<UserRow | undefined> {
    const passwordHash = await hashPassword(password);
    const changed = { ...user, login: normalLogin(login), passwordHash };
    return (await this.store.updateUser(changed)) ? changed : undefined;
  }

  /** Whether this is the user's password; who has none needs none. */
  async knowsPassword({ passwordHash }: UserRow, password: string | undefined): Promise<boolean> {
    return passwordHash === null || (password !== undefined && isPassword(passwordHash, password));
  }

  async logIn(login: string, password: string): Promise<UserRow | undefined> {
    const user = await this.store.userByLogin(normalLogin(login));
    const right = await isPassword(user?.passwordHash ?? NO_PASSWORD, password);
    return right && user !== undefined && user.passwordHash !== null ? user : undefined;
  }

  async rename(user: UserRow, name: string): Promise<UserRow> {
    const renamed = { ...user, name };
    await this.store.updateUser(renamed);
    return renamed;
  }
}

/** Logins differ by more than case and spelling of accents. */
function normalLogin(login: string): string {
  return login.trim().normalize('NFKC').toLowerCase();
}
