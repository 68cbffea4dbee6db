import type { Store } from '@roundhouse/server';
import { print, readArguments, UsageError } from '../command.ts';
import type { Command, Flags, Listed } from '../command.ts';
import { counted } from '../format.ts';
import { blameStore, readPlace, STORE_FLAGS, STORE_HELP } from '../store-arguments.ts';

const TOKEN_LABEL = 'roundhouse admin';

/** Opens the store to change it. */
async function withStore<T>(
  flags: Flags<typeof STORE_FLAGS>,
  work: (store: Store) => Promise<T>,
): Promise<T> {
  const { changeStore } = await import('@roundhouse/server');
  return changeStore(readPlace(flags), work).catch(blameStore);
}

async function mustFind(store: Store, login: string): Promise<{ id: string; name: string }> {
  const { Accounts } = await import('@roundhouse/server');
  const accounts = new Accounts(store, Date.now);
  const user = await accounts.byLogin(login);
  if (user === undefined) throw new UsageError(`nobody signs in as '${login}'`);
  return user;
}

const grantCommand: Command = {
  help: `roundhouse admin grant <sign-in name> <moderator|admin> [--data DIR] [--database-url URL]

Makes an account a moderator or an admin. This is how the first admin is made; admins make others on the moderation page.

${STORE_HELP}`,
  async run(args, terminal) {
    const { flags, words } = readArguments(args, STORE_FLAGS, ['sign-in name', 'role']);
    const [login = '', role] = words;
    if (role !== 'moderator' && role !== 'admin')
      throw new UsageError('<role> is moderator or admin');
    const { AT_THE_MACHINE: actor } = await import('@roundhouse/server');
    await withStore(flags, async (store) => {
      const { id, name } = await mustFind(store, login);
      await store.order.act({ actor, subject: id, act: 'grant', role }, Date.now());
      print(terminal, `${name}: ${role}`);
    });
    return 0;
  },
};

const revokeCommand: Command = {
  help: `roundhouse admin revoke <sign-in name> [--data DIR] [--database-url URL]

Makes a moderator or an admin a player like everybody else.

${STORE_HELP}`,
  async run(args, terminal) {
    const { flags, words } = readArguments(args, STORE_FLAGS, ['sign-in name']);
    const { AT_THE_MACHINE: actor } = await import('@roundhouse/server');
    await withStore(flags, async (store) => {
      const { id, name } = await mustFind(store, words[0] ?? '');
      await store.order.act({ actor, subject: id, act: 'revoke' }, Date.now());
      print(terminal, `${name}: no role`);
    });
    return 0;
  },
};

const staffCommand: Command = {
  help: `roundhouse admin staff [--data DIR] [--database-url URL]

Lists the admins and moderators.

${STORE_HELP}`,
  async run(args, terminal) {
    const { flags } = readArguments(args, STORE_FLAGS, []);
    const { lookIntoStore } = await import('@roundhouse/server');
    await lookIntoStore(readPlace(flags), async (store) => {
      for (const { role, name, user } of await store.order.staff())
        print(terminal, `${role}  ${name}  ${user}`);
    }).catch(blameStore);
    return 0;
  },
};

const tokenCommand: Command = {
  help: `roundhouse admin token <sign-in name> [--data DIR] [--database-url URL]

Prints a new token for the commands that go over a running server. It is good for moderating as long as the account has the
role, and is shown only once; the account page revokes it.

${STORE_HELP}`,
  async run(args, terminal) {
    const { flags, words } = readArguments(args, STORE_FLAGS, ['sign-in name']);
    const { Accounts } = await import('@roundhouse/server');
    await withStore(flags, async (store) => {
      const { id } = await mustFind(store, words[0] ?? '');
      const user = await store.userById(id);
      if (user === undefined) throw new UsageError('the account is gone');
      const accounts = new Accounts(store, Date.now);
      print(terminal, await accounts.startSession(user, TOKEN_LABEL, ['moderate']));
    });
    return 0;
  },
};

const passwordLinkCommand: Command = {
  help: `roundhouse admin password-link <sign-in name> [--data DIR] [--database-url URL]

Prints a link to a new password for somebody who has lost theirs: put your server's address in front of it. It works once, within
an hour, and lets whoever opens it into the account, so make sure that it reaches its owner.

${STORE_HELP}`,
  async run(args, terminal) {
    const { flags, words } = readArguments(args, STORE_FLAGS, ['sign-in name']);
    const { RecoveryLinks } = await import('@roundhouse/server');
    await withStore(flags, async (store) => {
      const { id } = await mustFind(store, words[0] ?? '');
      print(terminal, await new RecoveryLinks(store, Date.now).make(id));
    });
    return 0;
  },
};

const verifyLogCommand: Command = {
  help: `roundhouse admin verify-log [--expect HASH] [--data DIR] [--database-url URL]

Checks that no line of the moderators' log was changed or left out, and prints the hash of its last line. Whoever can write to
the database could write the whole log anew, so keep that hash somewhere else and pass it next time with --expect.

  --expect HASH       a hash that was printed before; it has to be in the log
${STORE_HELP}`,
  async run(args, terminal) {
    const { flags } = readArguments(args, { ...STORE_FLAGS, expect: 'string' }, []);
    const { lookIntoStore, verifyAudit } = await import('@roundhouse/server');
    const verified = await lookIntoStore(readPlace(flags), (store) =>
      verifyAudit(store.order, flags.expect),
    ).catch(blameStore);
    if (verified.ok) {
      print(terminal, `${counted(verified.lines, 'line', 'lines')}, last hash ${verified.hash}`);
      return 0;
    }
    const { line, problem } = verified;
    const where =
      problem === 'changed'
        ? `line ${line} was changed`
        : `something is missing after line ${line - 1}`;
    print(terminal, `The log is not what it was: ${where}.`);
    return 1;
  },
};

/** What is done at the machine itself. */
export const ADMIN_STORE_COMMANDS: readonly Listed[] = [
  {
    name: 'grant',
    about: 'makes an account a moderator or an admin',
    load: async () => ({ command: grantCommand }),
  },
  { name: 'revoke', about: 'takes a role away', load: async () => ({ command: revokeCommand }) },
  {
    name: 'staff',
    about: 'lists admins and moderators',
    load: async () => ({ command: staffCommand }),
  },
  {
    name: 'token',
    about: 'prints a token for the commands below',
    load: async () => ({ command: tokenCommand }),
  },
  {
    name: 'password-link',
    about: 'prints a link to a new password for somebody who has lost theirs',
    load: async () => ({ command: passwordLinkCommand }),
  },
  {
    name: 'verify-log',
    about: 'checks that the moderators’ log is unchanged',
    load: async () => ({ command: verifyLogCommand }),
  },
];
