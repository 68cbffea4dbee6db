import { RETENTION } from '../retention/retention.ts';
import type { Standing } from '../store/order.ts';
import type { SessionRow, Store, UserRow } from '../store/store.ts';
import { LoginGuard } from './login-guard.ts';
import { botName, nameKey } from './names.ts';
import { hashPassword, isPassword, NO_PASSWORD } from './passwords.ts';
import { newId, newToken, sha256 } from '../base/tokens.ts';

const TOUCH_AFTER = 60_000;

/** Who is asking: a user and the session it came with. */
export interface Visitor {
  readonly user: UserRow;
  readonly session: SessionRow;
}

/** A token, and the way it came: a browser's is good from a cookie only, a program's only from itself. */
export interface Credential {
  readonly token: string;
  readonly from: 'browser' | 'program';
}

/** A password that was given, and the address it came from. */
interface Attempt {
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

  /** An account for a program of this user's; undefined if another account goes by that name. */
  async createBot(owner: UserRow, name: string): Promise<UserRow | undefined> {
    const marked = botName(name);
    const bot: UserRow = {
      id: newId(),
      name: marked,
      login: null,
      passwordHash: null,
      nameKey: nameKey(marked),
      createdAt: this.now(),
      botOf: owner.id,
    };
    return (await this.store.createUser(bot)) ? bot : undefined;
  }

  async startSession(
    user: UserRow,
    label: string,
    scopes: SessionRow['scopes'] = null,
  ): Promise<string> {
    const token = newToken();
    const at = this.now();
    await this.store.addSession({
      tokenHash: sha256(token),
      user: user.id,
      createdAt: at,
      seenAt: at,
      label,
      scopes,
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

  /** Roles and sanctions, as they are now. */
  standing({ id }: UserRow): Promise<Standing> {
    return this.store.order.standing(id, this.now());
  }

  /** Whether a moderator keeps the user out, or the one whose program it is. */
  async isBanned({ id, botOf }: UserRow): Promise<boolean> {
    const standing = await this.store.order.standing(id, this.now());
    if (standing.ban !== null || botOf === undefined) return standing.ban !== null;
    return (await this.store.order.standing(botOf, this.now())).ban !== null;
  }

  /** Whether this browser was signed in as somebody who is banned. */
  async isBarred(credential: Credential | undefined): Promise<boolean> {
    return (
      credential !== undefined && this.store.order.isBarred(sha256(credential.token), this.now())
    );
  }

  /** Who holds this token, if anybody: one of a browser's cookie, or one that a program sends. */
  async visitor(credential: Credential | undefined): Promise<Visitor | undefined> {
    if (credential === undefined) return undefined;
    const session = await this.store.sessionByHash(sha256(credential.token));
    const from = session?.scopes === null ? 'browser' : 'program';
    if (session === undefined || from !== credential.from) return undefined;
    if (this.now() - session.seenAt > RETENTION.session) return undefined;
    const user = await this.store.userById(session.user);
    if (user === undefined || (await this.isBanned(user))) return undefined;
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
    if (!(await this.store.updateUser(changed))) return 'login-taken';
    await this.forgetLinks(user);
    return changed;
  }

  /** Links for a new password that were mailed before are good for nothing. */
  forgetLinks({ id }: UserRow): Promise<void> {
    return this.store.dropChallenges(id);
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

  /** Whose login this is, if anybody's. */
  byLogin(login: string): Promise<UserRow | undefined> {
    return this.store.userByLogin(normalLogin(login));
  }

  /** Whose login and password these are, or what speaks against it. */
  async logIn(
    login: string,
    { password, address }: Attempt,
  ): Promise<UserRow | 'wrong-login' | 'too-many' | 'banned'> {
    const wanted = normalLogin(login);
    if (!this.guard.admits(wanted, address)) return 'too-many';
    const user = await this.store.userByLogin(wanted);
    const right = await isPassword(user?.passwordHash ?? NO_PASSWORD, password, address);
    if (!right || user === undefined || user.passwordHash === null) return 'wrong-login';
    this.guard.noteSuccess(wanted, address);
    return (await this.isBanned(user)) ? 'banned' : user;
  }

  /** The user under another name; undefined if an account goes by that name. */
  async rename(user: UserRow, name: string): Promise<UserRow | undefined> {
    const key = nameKey(name);
    if (await this.isOfAnother(user, key)) return undefined;
    const renamed = { ...user, name, nameKey: user.nameKey === null ? null : key };
    return (await this.store.updateUser(renamed)) ? renamed : undefined;
  }

  /** Whether this user can come back only with its cookie. */
  async isGuest({ id, passwordHash, botOf }: UserRow): Promise<boolean> {
    return (
      botOf === undefined && passwordHash === null && (await this.store.passkeysOf(id)).length === 0
    );
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
