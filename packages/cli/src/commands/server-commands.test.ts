import { openStore } from '@roundhouse/server';
import { begunMatch } from '@roundhouse/server/testing';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { whistleStop } from '@roundhouse/engine/testing';
import { rngFromSeed } from '@roundhouse/engine';
import { roundhouse } from '../testing/roundhouse.ts';

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-cli-'));
const seed = 'f00d'.repeat(8);
const hash = createHash('sha256').update(seed).digest('hex');
afterAll(() => rmSync(folder, { recursive: true }));

/** A finished match, as a server would have stored it. */
beforeAll(async () => {
  const store = await openStore({ folder });
  const match = 'a-match';
  await store.createMatch(begunMatch({ id: match, seed }));
  const state = whistleStop.setup({ prize: 'one' }, 2, rngFromSeed(seed));
  for (let number = 1; whistleStop.outcome(state) === undefined; number++) {
    const [seat = 0] = whistleStop.deciders(state);
    const [move] = whistleStop.legalMoves(state, seat);
    if (move === undefined) throw new Error('no move');
    whistleStop.apply(state, seat, move);
    const outcome = whistleStop.outcome(state) ?? null;
    const status = outcome === null ? 'playing' : 'finished';
    const head = {
      status,
      deciders: [],
      deadline: null,
      waitsForBot: false,
      outcome,
      turns: [],
    } as const;
    await store.append(
      { match, number, id: `${number}`, entry: { kind: 'move', seat, move }, at: number },
      head,
    );
  }
  await store.close();
});

describe('export', () => {
  it('writes every finished match as one line, without names', async () => {
    const { code, out } = await roundhouse('export', '--data', folder);
    expect([code, out.trim().split('\n').length]).toEqual([0, 1]);
    expect(JSON.parse(out)).toMatchObject({ record: { seed, seats: 2 }, seedHash: hash });
    expect(out).not.toContain('ada');
  });

  it('reads what a server keeps while it runs', async () => {
    const { out } = await roundhouse('export', '--data', folder);
    const lock = new DatabaseSync(join(folder, 'roundhouse.sqlite-lock'));
    lock.exec('BEGIN EXCLUSIVE');
    expect((await roundhouse('export', '--data', folder)).out).toBe(out);
    lock.close();
  });

  it('makes no folder that is not there', async () => {
    const nowhere = join(folder, 'nowhere');
    const { code, err } = await roundhouse('export', '--data', nowhere);
    expect([code, err]).toEqual([2, expect.stringContaining('there is no')]);
    expect(existsSync(nowhere)).toBe(false);
  });
});

describe('verify', () => {
  const file = join(folder, 'record.json');
  const exported = async (): Promise<{ record: { seed: string; moves: unknown[] } }> =>
    JSON.parse((await roundhouse('export', '--data', folder)).out) as never;

  it('accepts the promised seed', async () => {
    writeFileSync(file, JSON.stringify(await exported()));
    const { code, out } = await roundhouse('verify', file);
    expect([code, out]).toEqual([0, expect.stringContaining(`${hash} as promised`)]);
  });

  it('refuses another seed than the promised one', async () => {
    const match = await exported();
    writeFileSync(file, JSON.stringify(match));
    const { code, out } = await roundhouse('verify', file, '--hash', '0'.repeat(64));
    expect([code, out]).toEqual([1, expect.stringContaining('was promised')]);
    const forged = { ...match, record: { ...match.record, seed: '0'.repeat(32) } };
    writeFileSync(file, JSON.stringify(forged));
    expect((await roundhouse('verify', file)).code).toBe(1);
  });
});

describe('backup', () => {
  it('copies everything into one file, and never over another', async () => {
    const copy = mkdtempSync(join(tmpdir(), 'roundhouse-copy-'));
    const file = join(copy, 'roundhouse.sqlite');
    expect(await roundhouse('backup', file, '--data', folder)).toMatchObject({
      code: 0,
      out: `${file}: 1 match\n`,
    });
    const { out } = await roundhouse('export', '--data', copy);
    expect(out).toBe((await roundhouse('export', '--data', folder)).out);
    expect((await roundhouse('backup', file, '--data', folder)).err).toContain('already exists');
    expect((await roundhouse('backup', `${file}2`, '--data', '/nowhere')).code).toBe(2);
    const nowhere = await roundhouse('backup', '/nowhere/copy', '--data', folder);
    expect(nowhere.err).toBe('roundhouse: there is no folder /nowhere\n');
    rmSync(copy, { recursive: true });
  });
});

describe('restore and repair', () => {
  it('put a backup into a folder, and never over data unless told to', async () => {
    const place = mkdtempSync(join(tmpdir(), 'roundhouse-restore-'));
    const [backup, to] = [join(place, 'backup'), join(place, 'new')];
    await roundhouse('backup', backup, '--data', folder);
    const restored = await roundhouse('restore', backup, '--data', to);
    expect(restored).toMatchObject({ code: 0, out: `${to}: 1 match\n` });
    const { out } = await roundhouse('export', '--data', to);
    expect(out).toBe((await roundhouse('export', '--data', folder)).out);
    const again = await roundhouse('restore', backup, '--data', to);
    expect([again.code, again.err]).toEqual([2, expect.stringContaining('--replace')]);
    const replaced = await roundhouse('restore', backup, '--data', to, '--replace');
    expect([replaced.code, replaced.out]).toEqual([
      0,
      expect.stringContaining('previous data is in'),
    ]);
    expect((await roundhouse('restore', '/nowhere', '--data', to)).code).toBe(2);
    rmSync(place, { recursive: true });
  });

  it('say what is damaged, and save the rest', async () => {
    expect(await roundhouse('repair', '--data', folder)).toMatchObject({
      code: 0,
      out: `${folder} is sound.\n`,
    });
    const place = mkdtempSync(join(tmpdir(), 'roundhouse-repair-'));
    const damaged = join(place, 'data');
    cpSync(folder, damaged, { recursive: true });
    rmSync(join(damaged, 'roundhouse.sqlite-mark'));
    const { code, out } = await roundhouse('repair', '--data', damaged);
    expect([code, out]).toEqual([1, expect.stringContaining('roundhouse.sqlite-mark is missing')]);
    const saved = await roundhouse('export', '--data', `${damaged}-repaired`);
    expect(saved.out).toBe((await roundhouse('export', '--data', folder)).out);
    rmSync(place, { recursive: true });
  });
});

describe('serve', () => {
  it('says in one line why it does not start', async () => {
    const serve = async (...args: string[]): Promise<string> => {
      const { code, err } = await roundhouse('serve', '--port', '0', ...args);
      expect([code, err.split('\n').length]).toEqual([2, 2]);
      return err;
    };
    const lock = new DatabaseSync(join(folder, 'roundhouse.sqlite-lock'));
    lock.exec('BEGIN EXCLUSIVE');
    expect(await serve('--data', folder)).toContain('another server is using this folder');
    lock.close();
    const damaged = mkdtempSync(join(folder, 'damaged-'));
    writeFileSync(join(damaged, 'roundhouse.sqlite'), 'no database');
    expect(await serve('--data', damaged)).toContain('is not a database');
    const inFile = join(damaged, 'roundhouse.sqlite', 'folder');
    expect(await serve('--data', inFile)).toContain('ENOTDIR');
    const newer = mkdtempSync(join(folder, 'newer-'));
    cpSync(join(folder, 'roundhouse.sqlite'), join(newer, 'roundhouse.sqlite'));
    const db = new DatabaseSync(join(newer, 'roundhouse.sqlite'));
    db.exec('DROP TABLE seal; INSERT INTO schema_version (version) VALUES (999)');
    db.close();
    expect(await serve('--data', newer)).toContain('a newer version has to open it');
    const emptied = mkdtempSync(join(folder, 'emptied-'));
    cpSync(join(folder, 'roundhouse.sqlite-mark'), join(emptied, 'roundhouse.sqlite-mark'));
    expect(await serve('--data', emptied)).toContain('is damaged: roundhouse.sqlite is missing');
    expect(await serve('--backup-every', '6 hours')).toContain('--backup-every must be like');
    expect(await serve('--backup-keep', '3')).toContain('need --backup-every');
    const postgres = ['--database-url', 'postgres://nobody@localhost/none'];
    expect(await serve(...postgres, '--backup-every', '6h')).toContain('pg_dump');
    expect(await serve('--database-url', 'rubbish')).toContain('postgres://user@host/name');
  });
});
