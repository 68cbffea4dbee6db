import { Match, seedFromText } from '@roundhouse/engine';
import type { SeenStep } from '@roundhouse/engine';
import { GAMES } from '@roundhouse/games';
import { describe, expect, it } from 'vitest';
import { loadUi } from '../games/shelf.ts';
import type { AnyGameUi, AnyScene } from '../games/game-ui.ts';
import { foldedLog, logOf, toldAt } from './log-lines.ts';
import { TableModel } from './table-model.ts';

const MOVES = 150;

/** The first moves of a match, each the middle one of what may be played. */
async function played(
  id: string,
): Promise<{ ui: AnyGameUi; steps: readonly SeenStep[]; scene: AnyScene }> {
  const game = GAMES.find((each) => each.id === id);
  if (!game) throw new Error(`no ${id}`);
  const options = game.parseOptions(undefined);
  const seats = Math.max(...game.seatCountsFor(options));
  const begun = Match.begin(game, { options, seats, seed: seedFromText(`log/${id}`) });
  if (!begun.ok) throw new Error(begun.error);
  const { match } = begun;
  for (let i = 0; i < MOVES && !match.position(0).outcome; i++) {
    const [seat = 0] = match.position('spectator').deciders;
    const { legal } = match.position(seat);
    const step = match.tryMove(seat, legal[Math.floor(legal.length / 2)]);
    if (!step.ok) throw new Error(step.error);
    match.add(step);
  }
  const players = Array.from({ length: seats }, (_, seat) => ({
    kind: seat === 0 ? ('person' as const) : ('bot' as const),
    name: seat === 0 ? '' : `Bot ${seat}`,
    level: 'easy' as const,
  }));
  const ui = await loadUi(id);
  const table = new TableModel(ui, { game: id, options: {}, players, id: 'one', startedAt: 0 });
  const steps = match.stepsSince(0, 0);
  table.hear({ kind: 'whole', viewer: 0, position: match.position(0), steps });
  const scene = table.scene.value;
  if (!scene) throw new Error('no scene');
  return { ui, steps, scene };
}

describe.each(GAMES.map(({ id }) => ({ id })))('the log of $id', ({ id }) => {
  it('runs one way, with a heading wherever a round or a turn begins', async () => {
    const { ui, steps, scene } = await played(id);
    const entries = logOf(ui, steps, scene);
    const order = entries.map(({ moves }) => moves);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    const headings = entries.flatMap((entry) => (entry.kind === 'heading' ? [entry.heading] : []));
    expect(headings.length).toBeGreaterThan(3);
    const said = entries.flatMap((entry) =>
      entry.kind === 'heading' ? [entry.heading.text] : entry.lines,
    );
    const all = steps.flatMap(({ events }) =>
      events.flatMap(
        (event) =>
          ui.heading?.(event, scene.who)?.text ?? ui.tell(event, scene.who, scene.view) ?? [],
      ),
    );
    expect(said).toEqual(all);
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
  });

  it('can be read for one player, without headings over nothing', async () => {
    const { ui, steps, scene } = await played(id);
    const mine = logOf(ui, steps, scene, 1);
    expect(mine.length).toBeGreaterThan(0);
    for (const [at, entry] of mine.entries()) {
      if (entry.kind === 'lines') expect(entry.step.seat).toBe(1);
      else if (entry.heading.level === 'turn') expect(mine[at + 1]?.kind).toBe('lines');
    }
    expect(mine.at(-1)?.kind).toBe('lines');
  });

  it('knows what was told last by any moment, and that nothing was at the start', async () => {
    const { ui, steps, scene } = await played(id);
    const entries = logOf(ui, steps, scene);
    expect(toldAt(entries, 0)).toBeUndefined();
    for (const { moves } of steps) {
      const told = toldAt(entries, moves);
      const lines = entries.filter(({ kind, moves: at }) => kind === 'lines' && at <= moves);
      expect(told).toBe(lines.at(-1));
    }
  });
});

it('bids that others make in a row are told in one line, with nothing left out', async () => {
  const { ui, steps, scene } = await played('german-railways');
  const whole = logOf(ui, steps, scene);
  const folded = foldedLog(ui, whole, scene.viewer);
  const text = (entries: typeof whole): string =>
    entries.flatMap((entry) => (entry.kind === 'lines' ? entry.lines : [])).join(' ');
  expect(text(folded)).toBe(text(whole));
  const isBid = (entry: (typeof whole)[number] | undefined): boolean =>
    entry?.kind === 'lines' &&
    entry.step.seat !== scene.viewer &&
    entry.step.events.every(({ kind }) => kind === 'bid-made' || kind === 'dropped-out');
  const inARow = (entries: typeof whole): number =>
    entries.filter((entry, at) => isBid(entry) && isBid(entries[at + 1])).length;
  expect(inARow(whole)).toBeGreaterThan(3);
  expect(inARow(folded)).toBe(0);
  expect(new Set(folded.map(({ key }) => key)).size).toBe(folded.length);
});
