import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { begunMatch, person } from '../testing/fresh-store.ts';
import { aboutUser } from './about-user.ts';
import { openStore } from './open-store.ts';
import { SQLITE_FILE } from './sqlite/folder-files.ts';
import type { Store } from './store.ts';

/** Columns that name a user. */
const OF_USERS = /^(user_id|by_user|about_user|other_id|owner|player|actor)$/;
/** Tables with users in them of which nothing is a user's own to read, and why. */
const NOT_THEIRS = ['audit'];

async function inFolder(work: (store: Store, folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-about-'));
  const store = await openStore({ folder });
  try {
    await work(store, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Every row of every table, as text, by table. */
function everything(folder: string): Map<string, string> {
  const db = new DatabaseSync(join(folder, SQLITE_FILE), { readOnly: true });
  const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  const found = tables.map(
    ({ name }) =>
      [String(name), JSON.stringify(db.prepare(`SELECT * FROM ${String(name)}`).all())] as const,
  );
  db.close();
  return new Map(found);
}

async function livesHere(store: Store): Promise<{ user: string; match: string }> {
  const [user, other] = [randomUUID(), randomUUID()];
  const named = { login: `login-${user}`, passwordHash: 'x', createdAt: 1 };
  await store.createUser({ ...named, id: user, name: 'Zenobia', nameKey: `key-${user}` });
  await store.createUser({ ...named, id: other, login: other, name: 'Bea', nameKey: other });
  const session = { user, createdAt: 1, seenAt: 1, label: 'zenobias-phone', scopes: null };
  await store.addSession({ ...session, tokenHash: randomUUID() });
  const seats = [{ user, name: 'Zenobia', bot: null }, person(other)];
  const row = begunMatch({ owner: user, seats, status: 'finished' });
  await store.createMatch(row);
  await store.addChat({
    match: row.id,
    id: `${user}/1`,
    user,
    name: 'Zenobia',
    seat: 0,
    text: 'zenobias-words',
    at: 1,
    entry: 0,
  });
  await store.saveNote(row.id, user, 'zenobias-note');
  const tie = { follows: true, mutes: false, blocks: false, since: 1 };
  await store.peace.setTie({ ...tie, user, other });
  await store.peace.setTie({ ...tie, user: other, other: user });
  const report = { match: row.id, kind: 'other', lines: [], at: 1 } as const;
  const words = 'zenobias-report';
  await store.peace.addReport({ ...report, id: randomUUID(), by: user, about: other, words });
  await store.peace.addReport({ ...report, id: randomUUID(), by: other, about: user, words: '' });
  const to = { actor: 'machine', subject: user } as const;
  await store.order.act({ ...to, act: 'grant', role: 'moderator' }, 1);
  const limit = { kind: 'limit', until: null, words: 'zenobias-limit' } as const;
  await store.order.act({ ...to, act: 'sanction', ...limit }, 1);
  return { user, match: row.id };
}

it('every table with users in it is in what they can export, without secrets', async () => {
  await inFolder(async (store, folder) => {
    const { user } = await livesHere(store);
    const about = await store.aboutUser(user);
    await store.close();
    const db = new DatabaseSync(join(folder, SQLITE_FILE));
    const columns = db
      .prepare(
        `SELECT tables.name AS name, columns.name AS of FROM sqlite_schema tables, pragma_table_info(tables.name) columns
         WHERE tables.type = 'table'`,
      )
      .all();
    db.close();
    const withUsers = columns.filter(({ of }) => OF_USERS.test(String(of)));
    const tables = new Set(withUsers.map(({ name }) => String(name)));
    for (const table of NOT_THEIRS) expect(tables.delete(table)).toBe(true);
    const known = Object.keys(aboutUser('sqlite', 'u'));
    expect([...tables].filter((table) => !known.includes(table))).toEqual([]);
    expect(JSON.stringify(about)).not.toMatch(/hash|public_key|stop_token/);
    for (const own of ['phone', 'words', 'note', 'report', 'limit'])
      expect(JSON.stringify(about)).toContain(`zenobias-${own}`);
  });
});

it('whoever is deleted leaves no word, no name and no id, but for ids in the log of moderators', async () => {
  await inFolder(async (store, folder) => {
    const { user, match } = await livesHere(store);
    await store.deleteUser(user);
    expect((await store.matchById(match))?.seats[0]).toMatchObject({ user: null, name: null });
    await store.close();
    for (const [table, text] of everything(folder)) {
      expect(text, table).not.toMatch(/zenobia/i);
      if (!NOT_THEIRS.includes(table)) expect(text, table).not.toContain(user);
    }
  });
});
