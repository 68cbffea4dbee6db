import type { Comparison } from '@roundhouse/bots';
import { Match, seedFromText } from '@roundhouse/engine';
import { GAMES } from '@roundhouse/games';
import { expect, it } from 'vitest';
import { loadUi } from '../games/shelf.ts';
import type { Place } from '../match/host.ts';
import { language } from '../settings/settings.ts';
import { words } from '../words/words.ts';
import { noticeText } from './notice.ts';
import { TableModel } from './table-model.ts';

const GAME = 'iron-horses-rampage';
const PLAYERS = [
  { kind: 'person', name: '' },
  { kind: 'person', name: '' },
] as const;

interface Asked {
  answer(comparison: Comparison): void;
  fail(): void;
}

async function sit(): Promise<{
  table: TableModel;
  asked: Asked[];
  tell(): void;
  step(): void;
}> {
  const game = GAMES.find(({ id }) => id === GAME);
  if (!game) throw new Error(`no ${GAME}`);
  const begun = Match.begin(game, { seats: 2, seed: seedFromText('hint') });
  if (!begun.ok) throw new Error(begun.error);
  const { match } = begun;
  const [seat = 0] = match.deciders;
  const info = { game: GAME, options: {}, players: PLAYERS, id: 'one', startedAt: 0, here: [seat] };
  const table = new TableModel(await loadUi(GAME), info);
  const asked: Asked[] = [];
  table.attach({
    hint: () =>
      new Promise((answer, failed) => asked.push({ answer, fail: () => failed(new Error('no')) })),
    shown() {},
  } as unknown as Place);
  const tell = (): void => {
    const position = match.position(seat);
    table.hear({ kind: 'whole', viewer: seat, position, steps: match.stepsSince(0, seat) });
  };
  tell();
  const step = (): void => {
    const played = match.tryMove(seat, match.position(seat).legal[0]);
    if (!played.ok) throw new Error(played.error);
    match.add(played);
    tell();
  };
  return { table, asked, tell, step };
}

function adviceAt(table: TableModel): Comparison {
  const [move] = table.position.value?.legal ?? [];
  if (!move) throw new Error('nothing to play');
  return { seat: 0, best: { move, visits: 9, value: 1, chances: [1, 0], plan: [] }, others: [] };
}
const later = (): Promise<void> => new Promise((done) => setTimeout(done));

it('rings the move of a hint and keeps what was compared, until somebody moves', async () => {
  const { table, asked, step } = await sit();
  void table.askHint();
  expect(table.hinting.value).toBe(true);
  const advice = adviceAt(table);
  asked[0]?.answer(advice);
  await later();
  expect(table.hinting.value).toBe(false);
  expect(table.hint.value).toBe(advice);
  expect(table.scene.value?.hint).toEqual(advice.best.move);
  step();
  expect(table.hint.value).toBeUndefined();
  expect(table.scene.value?.hint).toBeUndefined();
});

it('waits for no hint that is no longer wanted, and shows none that comes too late', async () => {
  const { table, asked, step } = await sit();
  void table.askHint();
  const early = adviceAt(table);
  step();
  expect(table.hinting.value).toBe(false);
  void table.askHint();
  expect(asked).toHaveLength(2);
  asked[0]?.answer(early);
  await later();
  expect(table.hint.value).toBeUndefined();
  expect(table.hinting.value).toBe(true);
  const advice = adviceAt(table);
  asked[1]?.answer(advice);
  await later();
  expect(table.hint.value).toBe(advice);
});

it('says so if no hint comes', async () => {
  const { table, asked } = await sit();
  void table.askHint();
  asked[0]?.fail();
  await later();
  expect(table.hinting.value).toBe(false);
  expect(table.notice.value && noticeText(table.notice.value)).toBe(words().hints.none);
});

it('no longer says that another tab plays once this one does, whatever the language meanwhile', async () => {
  const { table, tell } = await sit();
  table.hear({ kind: 'trouble', problem: 'open-elsewhere' });
  expect(table.notice.value && noticeText(table.notice.value)).toContain('another tab');
  await words.load('de');
  language.value = 'de';
  tell();
  language.value = 'en';
  expect(table.notice.value).toBeUndefined();
});
