import { bots, MOST_BOTS, MOST_TOKENS } from '@roundhouse/protocol';
import type { BotAccount, Scope, Token } from '@roundhouse/protocol';
import type { Accounts } from '../accounts/accounts.ts';
import type { SessionRow, Store, UserRow } from '../store/store.ts';
import { nameSchema, publicId } from './account-routes.ts';
import { HttpProblem, read } from './problem.ts';
import type { Serve } from './serve-operation.ts';

interface BotRoutesInput {
  readonly accounts: Accounts;
  readonly store: Store;
  readonly endSession: (tokenHash: string) => void;
  readonly deleteUser: (user: UserRow) => Promise<void>;
}

/** Tokens for programs, and accounts that programs play with. A token is kept as its hash, like a session's. */
export function botRoutes(serve: Serve, input: BotRoutesInput): void {
  const { accounts, store } = input;

  const tokensOf = async (user: string): Promise<(SessionRow & { scopes: readonly Scope[] })[]> =>
    (await store.sessionsOf(user)).flatMap(({ scopes, ...session }) =>
      scopes === null ? [] : [{ ...session, scopes }],
    );

  const addToken = async (
    user: UserRow,
    label: string,
    scopes: readonly Scope[],
  ): Promise<{ token: string }> => {
    if ((await tokensOf(user.id)).length >= MOST_TOKENS) throw new HttpProblem('too-many-tokens');
    return { token: await accounts.startSession(user, label, scopes) };
  };

  const revoke = async (user: string, id: string): Promise<undefined> => {
    const found = (await tokensOf(user)).find(({ tokenHash }) => publicId(tokenHash) === id);
    if (found === undefined) throw new HttpProblem('no-such-token');
    await store.endSession(user, found.tokenHash);
    input.endSession(found.tokenHash);
    return undefined;
  };

  /** One of the visitor's own; nobody is told whether another's is there. */
  const mustOwn = async (owner: UserRow, id: string): Promise<UserRow> => {
    const bot = await store.userById(id);
    if (bot?.botOf !== owner.id) throw new HttpProblem('no-such-user');
    return bot;
  };

  const aboutBot = async ({ id, name }: UserRow): Promise<BotAccount> => ({
    user: id,
    name,
    tokens: (await tokensOf(id)).map(aboutToken),
  });

  serve(bots.tokens, async ({ visitor }) => (await tokensOf(visitor.user.id)).map(aboutToken));

  serve(bots.addToken, async ({ visitor: { user }, body: { label, scopes } }) => {
    if (await accounts.isGuest(user)) throw new HttpProblem('needs-account');
    if (scopes.includes('moderate') && (await accounts.standing(user)).role === null)
      throw new HttpProblem('not-moderator');
    return addToken(user, label, [...new Set(scopes)]);
  });

  serve(bots.revokeToken, async ({ visitor, params }) => revoke(visitor.user.id, params.id));

  serve(bots.list, async ({ visitor }) =>
    Promise.all((await store.botsOf(visitor.user.id)).map(aboutBot)),
  );

  serve(bots.create, async ({ visitor: { user }, body }) => {
    const name = read(nameSchema, body.name, 'name');
    if (await accounts.isGuest(user)) throw new HttpProblem('needs-account');
    if ((await store.botsOf(user.id)).length >= MOST_BOTS)
      throw new HttpProblem('too-many-bot-accounts');
    const bot = await accounts.createBot(user, name);
    if (bot === undefined) throw new HttpProblem('name-taken');
    return aboutBot(bot);
  });

  serve(bots.addBotToken, async ({ visitor, params, body: { label, chat } }) => {
    const bot = await mustOwn(visitor.user, params.user);
    return addToken(bot, label, chat ? ['read', 'play', 'chat'] : ['read', 'play']);
  });

  serve(bots.revokeBotToken, async ({ visitor, params }) =>
    revoke((await mustOwn(visitor.user, params.user)).id, params.id),
  );

  serve(bots.remove, async ({ visitor, params }) => {
    await input.deleteUser(await mustOwn(visitor.user, params.user));
    return undefined;
  });
}

const aboutToken = ({
  tokenHash,
  label,
  scopes,
  createdAt,
  seenAt,
}: SessionRow & { scopes: readonly Scope[] }): Token => ({
  id: publicId(tokenHash),
  label,
  scopes,
  createdAt,
  seenAt,
});
