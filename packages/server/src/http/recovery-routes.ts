import { people } from '@roundhouse/protocol';
import type { User } from '@roundhouse/protocol';
import type { Accounts } from '../accounts/accounts.ts';
import { isCommonPassword } from '../accounts/common-passwords.ts';
import { nameKey, normalName } from '../accounts/names.ts';
import { perMinute } from '../base/limits.ts';
import type { Limits } from '../base/limits.ts';
import type { Log } from '../base/log.ts';
import type { RecoveryLinks } from '../notifications/recovery-links.ts';
import type { Recovery } from '../notifications/recovery.ts';
import type { Store, UserRow } from '../store/store.ts';
import { HttpProblem } from './problem.ts';
import { networkOf } from './proxies.ts';
import { serveWith } from './serve-operation.ts';
import type { Serve } from './serve-operation.ts';
import { giveCookie } from './session-cookie.ts';
import { labelOf } from './visitors.ts';

interface RecoveryRoutesInput {
  readonly accounts: Accounts;
  readonly store: Store;
  readonly limits: Limits;
  readonly links: RecoveryLinks;
  /** Without it the server can't send e-mail. */
  readonly recovery: Recovery | undefined;
  readonly aboutUser: (user: UserRow) => Promise<User>;
  readonly endSession: (tokenHash: string) => void;
  readonly log: Log;
}

/** A new password for whoever has lost theirs. */
export function recoveryRoutes(serve: Serve, input: RecoveryRoutesInput): void {
  const { accounts, store, links, recovery, limits } = input;
  const guarded = serveWith(serve, perMinute(limits.logins));

  const find = async (login: string): Promise<UserRow | undefined> =>
    (await accounts.byLogin(login)) ?? store.userByNameKey(nameKey(normalName(login)));

  serve(people.recovery, async () => ({ canEmail: recovery !== undefined }));

  guarded(people.recover, async ({ body: { login, language } }) => {
    if (recovery === undefined) throw new HttpProblem('no-mail');
    // Nobody waits for it, so that the time it takes tells nothing.
    void find(login)
      .then((user) => user && recovery.begin(user, language))
      .catch((error: unknown) => input.log('recovery failed', { error: String(error) }));
    return undefined;
  });

  guarded(people.resetPassword, async ({ body: { token, password }, request, reply }) => {
    if (isCommonPassword(password, [])) throw new HttpProblem('common-password');
    const user = await links.finish(token);
    if (user === undefined) throw new HttpProblem('wrong-link');
    if (await accounts.isBanned(user)) throw new HttpProblem('banned');
    const address = networkOf(request.ip);
    const changed = await accounts.setPassword(user, user.login ?? user.name, {
      password,
      address,
    });
    if (typeof changed === 'string') throw new HttpProblem('wrong-link');
    for (const { tokenHash } of await store.sessionsOf(user.id)) {
      await store.endSession(user.id, tokenHash);
      input.endSession(tokenHash);
    }
    giveCookie(request, reply, await accounts.startSession(changed, labelOf(request)));
    return input.aboutUser(changed);
  });
}
