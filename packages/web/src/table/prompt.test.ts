import { Match, seedFromText } from '@roundhouse/engine';
import { GAMES } from '@roundhouse/games';
import { expect, it } from 'vitest';
import { loadUi } from '../games/shelf.ts';
import { linesOf } from './log-lines.ts';
import { promptText } from './Prompt.tsx';
import { TableModel } from './table-model.ts';

const GAME = 'iron-horses-rampage';
const PLAYERS = [
  { kind: 'person', name: '' },
  { kind: 'bot', name: 'Brunel', level: 'easy' },
  { kind: 'bot', name: 'Locke', level: 'easy' },
] as const;

function begin(): Match {
  const game = GAMES.find(({ id }) => id === GAME);
  if (!game) throw new Error(`no ${GAME}`);
  const options = game.parseOptions(undefined);
  const begun = Match.begin(game, { options, seats: 3, seed: seedFromText('prompt') });
  if (!begun.ok) throw new Error(begun.error);
  return begun.match;
}

/** Whoever has to decide plays the last of its legal moves. */
function playOn(match: Match): void {
  const [seat = 0] = match.position('spectator').deciders;
  const step = match.tryMove(seat, match.position(seat).legal.at(-1));
  if (!step.ok) throw new Error(step.error);
  match.add(step);
}

it('says what was just done and who is next, while others move', async () => {
  const ui = await loadUi(GAME);
  const setup = { game: GAME, options: {}, players: PLAYERS };
  const table = new TableModel(ui, { ...setup, id: 'one', startedAt: 0 });
  const match = begin();
  const said: string[] = [];
  for (playOn(match); !match.position(0).outcome; playOn(match)) {
    const position = match.position(0);
    table.hear({ kind: 'whole', viewer: 0, position, steps: match.stepsSince(0, 0) });
    const scene = table.scene.value;
    const step = table.steps.value.at(-1);
    if (!scene || !step || scene.legal.length > 0) continue;
    const [done] = linesOf(ui, step, scene);
    const [next] = position.deciders.map((seat) => scene.who.name(seat));
    expect(promptText(table)).toBe([done, `${next} is thinking…`].filter(Boolean).join(' '));
    table.behind.value = true;
    const goesOn = position.deciders.length === 1 && position.deciders[0] === step.seat;
    const comes = goesOn ? [] : [`Next: ${next}.`];
    expect(promptText(table)).toBe([done, ...comes].filter(Boolean).join(' '));
    table.behind.value = false;
    said.push(promptText(table));
  }
  expect(
    said.some((text) => /^(You|Brunel|Locke) .+ (Brunel|Locke) is thinking…$/.test(text)),
  ).toBe(true);
});

it('says that the viewer is next while the moves before are still being shown', async () => {
  const ui = await loadUi(GAME);
  const setup = { game: GAME, options: {}, players: PLAYERS };
  const table = new TableModel(ui, { ...setup, id: 'one', startedAt: 0 });
  const match = begin();
  do playOn(match);
  while (!match.position(0).deciders.includes(0));
  table.hear({
    kind: 'whole',
    viewer: 0,
    position: match.position(0),
    steps: match.stepsSince(0, 0),
  });
  table.behind.value = true;
  expect(promptText(table)).toMatch(/You’re next\.$/);
});
