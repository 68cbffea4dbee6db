import { Match, seedFromText } from '@roundhouse/engine';
import { GAMES } from '@roundhouse/games';
import { describe, expect, it } from 'vitest';
import { loadUi } from '../games/shelf.ts';
import { briefLinesOf } from './log-lines.ts';
import { promptText } from './Prompt.tsx';
import { TableModel } from './table-model.ts';

const PLAYERS = [
  { kind: 'person', name: '' },
  { kind: 'bot', name: 'Brunel', level: 'easy' },
  { kind: 'bot', name: 'Locke', level: 'easy' },
] as const;
const MOVES = 90;

function begin(id: string): Match {
  const game = GAMES.find((each) => each.id === id);
  if (!game) throw new Error(`no ${id}`);
  const options = game.parseOptions(undefined);
  const begun = Match.begin(game, { options, seats: 3, seed: seedFromText('prompt') });
  if (!begun.ok) throw new Error(begun.error);
  return begun.match;
}

/** Whoever has to decide plays one of its legal moves, another one every time. */
function playOn(match: Match): void {
  const [seat = 0] = match.position('spectator').deciders;
  const { legal, moves } = match.position(seat);
  const step = match.tryMove(seat, legal[(moves * 7919 + 13) % legal.length]);
  if (!step.ok) throw new Error(step.error);
  match.add(step);
}

async function sitDown(game: string): Promise<TableModel> {
  const setup = { game, options: {}, players: PLAYERS };
  return new TableModel(await loadUi(game), { ...setup, id: 'one', startedAt: 0 });
}

const show = (table: TableModel, match: Match): void =>
  table.hear({
    kind: 'whole',
    viewer: 0,
    position: match.position(0),
    steps: match.stepsSince(0, 0),
  });

describe.each(GAMES.map(({ id }) => id))('%s, while others move', (id) => {
  it('the prompt says what was done last and who is next', async () => {
    const table = await sitDown(id);
    const match = begin(id);
    const said: string[] = [];
    for (let n = 0; n < MOVES && !match.position(0).outcome; n++) {
      playOn(match);
      show(table, match);
      const scene = table.scene.value;
      const steps = table.steps.value;
      if (!scene || scene.outcome || scene.legal.length > 0) continue;
      const told = steps.flatMap((step) => briefLinesOf(table.ui, step, scene).slice(0, 1));
      const done = told.at(-1);
      // The first of all moves may be a secret.
      if (done === undefined) continue;
      const { deciders } = scene;
      const [next = ''] = deciders.map((seat) => scene.who.name(seat));
      if (deciders.length === 1) expect(promptText(table)).toBe(`${done} ${next} is thinking…`);
      table.behind.value = true;
      const goesOn = deciders.length === 1 && deciders[0] === steps.at(-1)?.seat;
      expect(promptText(table).startsWith(done)).toBe(true);
      expect(promptText(table) === done).toBe(goesOn);
      if (deciders.length === 1 && !goesOn)
        expect(promptText(table)).toBe(`${done} Next: ${next}.`);
      table.behind.value = false;
      said.push(promptText(table));
    }
    expect(said.length).toBeGreaterThan(10);
    const named = said.filter((text) => /^(You|Brunel|Locke|Your|.+’s) /.test(text));
    expect(named.length / said.length, 'whose move it was').toBeGreaterThan(0.8);
  });
});

it('says that the viewer is next while the moves before are still being shown', async () => {
  const table = await sitDown('iron-horses-rampage');
  const match = begin('iron-horses-rampage');
  do playOn(match);
  while (!match.position(0).deciders.includes(0));
  show(table, match);
  table.behind.value = true;
  expect(promptText(table)).toMatch(/You’re next\.$/);
});

it('says that it is the viewer’s turn also where nothing can be chosen, as at a table last seen', async () => {
  const table = await sitDown('iron-horses-rampage');
  const match = begin('iron-horses-rampage');
  do playOn(match);
  while (!match.position(0).deciders.includes(0));
  const position = { ...match.position(0), legal: [] };
  table.hear({ kind: 'whole', viewer: 0, position, steps: match.stepsSince(0, 0) });
  expect(promptText(table)).toMatch(/ Your turn\.$/);
});
