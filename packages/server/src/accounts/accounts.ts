import { RETENTION } from '../retention/retention.ts';
import type { SessionRow, Store, UserRow } from '../store/store.ts';
import { LoginGuard } from './login-guard.ts';
import { nameKey } from './names.ts';
import { hashPassword, isPassword, NO_PASSWORD } from './passwords.ts';
import { newId, newToken, sha256 } from '../base/tokens.ts';

const TOUCH_AFTER = 60_000;

/** Who is asking: a user and the session it came with. */
export interface Visitor {
  readonly user: UserRow;
  readonly session: SessionRow;
}

/** A password that was given, and the address it came from. */
export interface Attempt {
  readonly password: string;
  readonly address: string;
}

/** Guests, accounts and their sessions. */
export class Accounts {
  private readonly store: Store;
  private readonly now: () => number;
  private readonly guard = new LoginGuard();

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** A new guest and the token of its first session; undefined if an account goes by that name. */
  async createGuest(
    name: string,
    label: string,
  ): Promise<{ user: UserRow; token: string } | undefined> {
    if ((await this.store.userByNameKey(nameKey(name))) !== undefined) return undefined;
    const user: UserRow = {
      id: newId(),
      name,
      login: null,
      passwordHash: null,
      nameKey: null,
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

  /** The session's new token, by which alone it goes on. */
  async renewSession(session: SessionRow): Promise<string> {
    const token = newToken();
    const next = { ...session, tokenHash: sha256(token), seenAt: this.now() };
    await this.store.renewSession(session.tokenHash, next);
    return token;
  }

  /** Who holds this token, if anybody. */
  async visitor(token: string | undefined): Promise<Visitor | undefined> {
    if (token === undefined) return undefined;
    const session = await this.store.sessionByHash(sha256(token));
    if (session === undefined || this.now() - session.seenAt > RETENTION.session) return undefined;
    const user = await this.store.userById(session.user);
    if (user === undefined) return undefined;
    if (this.now() - session.seenAt > TOUCH_AFTER)
      await this.store.touchSession(session.tokenHash, this.now());
    return { user, session };
  }

  /** Makes the guest an account with a password, or changes it; everything the guest had stays. */
  async setPassword(
    user: UserRow,
    login: string,
    { password, address }: Attempt,
  ): Promise<UserRow | 'login-taken' | 'name-taken'> {
    const key = nameKey(user.name);
    if (await this.isOfAnother(user, key)) return 'name-taken';
    const passwordHash = await hashPassword(password, address);
    const changed = { ...user, login: normalLogin(login), passwordHash, nameKey: key };
    return (await this.store.updateUser(changed)) ? changed : 'login-taken';
  }

  /** Whether this is the user's password; whoever has none needs none. */
  async checkPassword(
    { id, login, passwordHash }: UserRow,
    { password, address }: Attempt,
  ): Promise<'right' | 'wrong-password' | 'too-many'> {
    if (passwordHash === null) return 'right';
    if (!this.guard.admits(login ?? id, address)) return 'too-many';
    return (await isPassword(passwordHash, password, address)) ? 'right' : 'wrong-password';
  }

  /** Whose login and password these are, or what speaks against it. */
  async logIn(
    login: string,
    { password, address }: Attempt,
  ): Promise<UserRow | 'wrong-login' | 'too-many'> {
    const wanted = normalLogin(login);
    if (!this.guard.admits(wanted, address)) return 'too-many';
    const user = await this.store.userByLogin(wanted);
    const right = await isPassword(user?.passwordHash ?? NO_PASSWORD, password, address);
    if (!right || user === undefined || user.passwordHash === null) return 'wrong-login';
    this.guard.noteSuccess(wanted, address);
    return user;
  }

  /** The user under another name; undefined if an account goes by that name. */
  async rename(user: UserRow, name: string): Promise<UserRow | undefined> {
    const key = nameKey(name);
    if (await this.isOfAnother(user, key)) return undefined;
    const renamed = { ...user, name, nameKey: user.nameKey === null ? null : key };
    return (await this.store.updateUser(renamed)) ? renamed : undefined;
  }

  /** Whether this user can come back only with its cookie. */
  async isGuest({ id, passwordHash }: UserRow): Promise<boolean> {
    return passwordHash === null && (await this.store.passkeysOf(id)).length === 0;
  }

  /** Keeps the user's name for it, as for everybody who can come back; false if another account goes by it. */
  async keepName(user: UserRow): Promise<boolean> {
    return this.store.updateUser({ ...user, nameKey: nameKey(user.name) });
  }

  /** Leaves the name to others, as guests do. */
  async releaseName(user: UserRow): Promise<void> {
    await this.store.updateUser({ ...user, nameKey: null });
  }

  /** Keeps the names of accounts from before names were kept; of those that can be mistaken, the oldest account's. */
  async keepOldNames(): Promise<void> {
    for (const user of await this.store.accountsWithoutNameKey()) await this.keepName(user);
  }

  private async isOfAnother(user: UserRow, key: string): Promise<boolean> {
    const owner = await this.store.userByNameKey(key);
    return owner !== undefined && owner.id !== user.id;
  }
}

/** Logins differ by more than case and spelling of accents. */
function normalLogin(login: string): string {
  return login.trim().normalize('NFKC').toLowerCase();
}
