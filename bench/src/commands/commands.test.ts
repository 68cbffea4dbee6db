import { roundhouse, roundhouseJson } from '@roundhouse/cli/testing/roundhouse';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

describe('help', () => {
  it.each([
    [
      ['bench'],
      'roundhouse bench engine|lists|bots|review|beside|server|wire|capacity|crash|corrupt|hostile|people|cluster',
    ],
    [['bench', '--help'], 'roundhouse bench engine|'],
    ...[
      'engine',
      'lists',
      'bots',
      'review',
      'server',
      'wire',
      'capacity',
      'crash',
      'corrupt',
      'hostile',
      'people',
      'cluster',
    ].map((part): [string[], string] => [['bench', part, '--help'], `roundhouse bench ${part} [`]),
    [['bench', 'beside', '--help'], 'roundhouse bench beside <checkout> ['],
    [['chaos', '--help'], 'roundhouse chaos [--minutes N]'],
  ])('%j', async (args, beginning) => {
    const { code, out } = await roundhouse(...args);
    expect(code).toBe(0);
    expect(out.startsWith(beginning)).toBe(true);
  });
});

it.each<[string[], RegExp]>([
  [['bench', 'web'], /unknown command 'web'; the commands are: engine/],
  [['bench', 'engine', '--seconds', '-1'], /--seconds/],
  [['bench', 'cluster', '--placement', 'x'], /--placement must be of spread, together|there is no/],
  [['bench', 'beside', '/nowhere'], /nowhere is no checkout/],
  [['bench', 'beside', '.', '--pairs', '2'], /--pairs must be an odd number/],
  [['bench', 'beside', '.', '--game', 'chess'], /there is no game 'chess'/],
  [['bench', 'beside', '.', '--server', '--game', 'chess'], /without --game/],
  [['chaos', '--minutes', '0'], /--minutes must be a number above 0/],
])('%j is refused in one line', async (args, message) => {
  const { code, out, err } = await roundhouse(...args);
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(message);
  expect(err.trimEnd().split('\n')).toHaveLength(1);
});

it('a checkout whose server speaks another version of the protocol is refused in one line', async () => {
  const checkout = mkdtempSync(join(tmpdir(), 'roundhouse-checkout-'));
  for (const folder of ['bench/src', 'packages/protocol/src'])
    mkdirSync(join(checkout, folder), { recursive: true });
  writeFileSync(
    join(checkout, 'packages/protocol/src/version.ts'),
    'export const PROTOCOL_VERSION = 3;',
  );
  const { code, err } = await roundhouse('bench', 'beside', checkout, '--server');
  rmSync(checkout, { recursive: true });
  expect(code).toBe(2);
  expect(err).toMatch(/speaks version 3 of the protocol, this one \d+\n$/);
});

describe('bench engine', () => {
  it('prints the agreed JSON', async () => {
    const rate = { movesPerSecond: expect.any(Number) as number };
    const game = { ...rate, cloneInMoves: expect.any(Number) as number };
    const grown = {
      seats: expect.any(Object) as object,
      quarters: expect.any(Array) as number[],
      slowestList: expect.any(Number) as number,
    };
    expect(await roundhouseJson('bench', 'engine', '--seconds', '0.02')).toEqual({
      games: { 'whistle-stop': game, 'leaky-stop': game, 'knowing-stop': game },
      peers: { chessops: rate, 'boardgame.io': rate, 'hand-written': rate },
      reference: rate,
      growth: { 'whistle-stop': grown, 'leaky-stop': grown, 'knowing-stop': grown },
    });
  });
});

describe('bench bots', () => {
  it('prints rates of search in every game, and in the reference game beside its peer', async () => {
    const rate = { iterationsPerSecond: expect.any(Number) as number };
    const report = (await roundhouseJson('bench', 'bots', '--seconds', '0.02')) as {
      reference: { iterationsPerSecond: number };
      peer: { iterationsPerSecond: number };
    };
    expect(report).toEqual({
      games: { 'whistle-stop': rate, 'leaky-stop': rate, 'knowing-stop': rate },
      reference: rate,
      peer: rate,
    });
    const { reference, peer } = report;
    expect(reference.iterationsPerSecond).toBeGreaterThan(5 * peer.iterationsPerSecond);
  });
});

describe('bench beside', () => {
  it('prints how fast this checkout is beside another, here itself', async () => {
    const number = expect.any(Number) as number;
    const beside = { ratio: number, least: number, most: number };
    const args = ['bench', 'beside', '.', '--game', 'whistle-stop', '--pairs', '1'];
    expect(await roundhouseJson(...args, '--seconds', '0.02')).toEqual({
      'whistle-stop': { game: beside, search: beside },
    });
  });

  it('prints how the servers of both fare under the same load', async () => {
    const args = ['bench', 'beside', '.', '--server', '--matches', '2', '--pairs', '1'];
    const { out } = await roundhouse(...args, '--seconds', '0.1');
    expect(out).toMatch(/^\| 2 matches, as fast as turns allow \| moves\/s/);
    expect(out.match(/^\| (?:this checkout|the other one) \| [\d,]+ /gm)).toHaveLength(4);
  });
});
