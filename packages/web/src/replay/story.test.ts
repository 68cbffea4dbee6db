import { Match, seedFromText } from '@roundhouse/engine';
import { GAMES } from '@roundhouse/games';
import { expect, it } from 'vitest';
import { loadUi } from '../games/shelf.ts';
import type { Past, Place } from '../match/host.ts';
import { TableModel } from '../table/table-model.ts';
import { ReplayModel } from './replay-model.ts';

const GAME = 'german-railways';
const PLAYERS = ['Ada', 'Brunel', 'Locke'].map((name) => ({ kind: 'person' as const, name }));
const INFO = { game: GAME, options: {}, players: PLAYERS, id: 'one', startedAt: 0 };

/** A match in which everybody plays the first of the legal moves, for so many moves. */
function played(moves: number, id = GAME): Match {
  const game = GAMES.find((each) => each.id === id);
  if (!game) throw new Error(`no ${id}`);
  const begun = Match.begin(game, { options: {}, seats: 3, seed: seedFromText('story') });
  if (!begun.ok) throw new Error(begun.error);
  const { match } = begun;
  for (let i = 0; i < moves; i++) {
    const [seat = 0] = match.position('spectator').deciders;
    const step = match.tryMove(seat, match.position(seat).legal[0]);
    if (!step.ok) throw new Error(step.error);
    match.add(step);
  }
  return match;
}

const pastOf = (match: Match, game = GAME): Past => ({
  match: { ...INFO, game },
  frames: async (viewer) => match.frames(viewer),
  noted: async () => undefined,
  text: async () => undefined,
});

const MOVES = 12;
const SOME = 5;
const eventsUpTo = (match: Match, moves: number): unknown =>
  match
    .stepsSince(0, 0)
    .slice(0, moves)
    .flatMap(({ events }) => events);

it('the story of a scene is everything up to its position, also when the table looks back', async () => {
  const match = played(MOVES);
  const table = new TableModel(await loadUi(GAME), INFO);
  const at = async () => match.frame(SOME, 0);
  const place: Pick<Place, 'at' | 'shown' | 'look'> = { at, shown: () => {}, look: () => {} };
  table.attach(place as Place);
  table.hear({
    kind: 'whole',
    viewer: 0,
    position: match.position(0),
    steps: match.stepsSince(0, 0),
  });
  expect(table.scene.value?.story()).toEqual(eventsUpTo(match, MOVES));
  await table.lookAt(SOME);
  expect(table.scene.value?.story()).toEqual(eventsUpTo(match, SOME));
});

it('the story of a replay ends where it is', async () => {
  const match = played(MOVES);
  const replay = new ReplayModel(await loadUi(GAME), pastOf(match));
  await replay.see(0);
  await replay.lookAt(SOME);
  expect(replay.scene.value?.story()).toEqual(eventsUpTo(match, SOME));
});

it('a replay that hides nothing tells of each draw with its card, and calls nobody “you”', async () => {
  const match = played(MOVES, 'iron-horses-rampage');
  const ui = await loadUi('iron-horses-rampage');
  const replay = new ReplayModel(ui, pastOf(match, 'iron-horses-rampage'));
  await replay.see('all');
  await replay.lookAt(MOVES);
  const { who, view } = replay.scene.value ?? expect.fail();
  const events = replay.steps.value.flatMap((step) => step.events);
  const lines = events.flatMap((event) => ui.tell(event, who, view) ?? []);
  const drawn = lines.filter((line) => line.includes(' drew '));
  expect(drawn.length).toBeGreaterThan(1);
  expect(drawn.filter((line) => /You|cards?\.$/.test(line))).toEqual([]);
});
