import type { EventBase, Game, MoveBase, Outcome, Seat, Viewer } from '../game.ts';
import { findDifference, findNotJson } from '../json.ts';
import { tryMove } from '../try-move.ts';
import { sameMove } from '../parse.ts';
import { forkRng } from '../rng.ts';
import type { Rng } from '../rng.ts';
import type { Laws } from './laws.ts';
import { findShared } from './sharing.ts';

/** Every seat, and the spectator. */
export function viewersOf(seats: number): Viewer[] {
  return [...Array.from({ length: seats }, (_, seat) => seat), 'spectator'];
}

/** Throws if the two differ. */
export function mustEqual(what: string, a: unknown, b: unknown): void {
  const difference = findDifference(a, b);
  if (difference !== undefined) throw new Error(`${what}: ${difference}`);
}

function mustBeJson(what: string, value: unknown): void {
  const found = findNotJson(value);
  if (found !== undefined) throw new Error(`${what} is not plain JSON: ${found}`);
}

type AGame<State, Move extends MoveBase, View> = Game<unknown, State, Move, View, EventBase>;

/** Law 1: somebody has to decide, and a seat has legal moves exactly when it is a decider. */
export function checkTurn<State, Move extends MoveBase, View>(
  game: AGame<State, Move, View>,
  state: State,
  seats: number,
): void {
  const deciders = game.deciders(state);
  if (deciders.length === 0) throw new Error('nobody has to decide and there is no outcome');
  if (new Set(deciders).size !== deciders.length) throw new Error('a seat decides twice');
  if (deciders.some((seat) => !(seat >= 0 && seat < seats))) throw new Error('no such decider');
  for (let seat = 0; seat < seats; seat++) {
    const count = game.legalMoves(state, seat).length;
    if (count > 0 !== deciders.includes(seat)) {
      throw new Error(`seat ${seat} has ${count} legal moves; deciders are ${deciders.join(', ')}`);
    }
  }
}

/** The end: nobody decides any more, every seat is ranked once, the reason is one of the game's endings. */
export function checkEnd<State, Move extends MoveBase, View>(
  game: AGame<State, Move, View>,
  state: State,
  seats: number,
  outcome: Outcome,
): void {
  mustBeJson('outcome', outcome);
  if (game.deciders(state).length > 0) throw new Error('somebody decides after the end');
  mustEqual(
    'seats in the ranking',
    outcome.ranking.flat().toSorted((a, b) => a - b),
    Array.from({ length: seats }, (_, seat) => seat),
  );
  if (outcome.scores.length !== seats) throw new Error('a score for every seat');
  if (!game.endings.includes(outcome.reason)) throw new Error(`unknown ending ${outcome.reason}`);
  for (let seat = 0; seat < seats; seat++) {
    if (game.legalMoves(state, seat).length > 0) throw new Error('legal moves after the end');
    const late = tryMove(game, state, seat, { kind: 'any' });
    if (late.ok || late.error !== 'game-over')
      throw new Error('a move after the end is not refused');
  }
}

/** Laws 2 and 3: plain data everywhere, clones apart, legal moves accepted, everything else refused for the right reason. */
export function checkPosition<State, Move extends MoveBase, View>(
  game: AGame<State, Move, View>,
  state: State,
  seats: number,
): void {
  mustBeJson('state', state);
  const before = JSON.stringify(state);
  const copy = game.clone(state);
  mustEqual('a clone differs', copy, state);
  const shared = findShared(state, copy);
  if (shared !== undefined) throw new Error(`a clone shares ${shared} with its original`);
  if (findShared(state, game.deciders(state)) !== undefined)
    throw new Error('the list of deciders is the state’s own');
  for (const viewer of viewersOf(seats)) {
    const view = game.view(state, viewer);
    mustBeJson(`view of ${viewer}`, view);
    const sharedWithView = findShared(state, view);
    if (sharedWithView !== undefined)
      throw new Error(`a view shares ${sharedWithView} with the state`);
  }
  for (const seat of game.deciders(state)) checkLegalMoves(game, state, seat, seats);
  if (JSON.stringify(state) !== before) throw new Error('looking at a state changed it');
}

function checkLegalMoves<State, Move extends MoveBase, View>(
  game: AGame<State, Move, View>,
  state: State,
  seat: Seat,
  seats: number,
): void {
  const legal = game.legalMoves(state, seat);
  mustEqual('legal moves have no stable order', game.legalMoves(state, seat), legal);
  const texts = new Set(legal.map((move) => JSON.stringify(move)));
  if (texts.size !== legal.length) throw new Error('a legal move is listed twice');
  for (const move of legal) {
    mustBeJson('a move', move);
    const parsed = game.parseMove(JSON.parse(JSON.stringify(move)));
    if (parsed === undefined || !sameMove(parsed, move)) {
      throw new Error(`the parser does not know the legal move ${JSON.stringify(move)}`);
    }
  }
  const [first] = legal;
  if (first === undefined) return;
  checkRefusals(game, state, { seat, seats, first, texts });
}

function checkRefusals<State, Move extends MoveBase, View>(
  game: AGame<State, Move, View>,
  state: State,
  at: { seat: Seat; seats: number; first: Move; texts: ReadonlySet<string> },
): void {
  const expect = (seat: Seat, input: unknown, ...reasons: string[]): void => {
    const step = tryMove(game, state, seat, input);
    if (step.ok || !reasons.includes(step.error)) {
      const got = step.ok ? 'was accepted' : `was refused as ${step.error}`;
      throw new Error(
        `${JSON.stringify(input)} of seat ${seat} ${got}, not ${reasons.join(' or ')}`,
      );
    }
  };
  const deciders = game.deciders(state);
  for (let other = -1; other <= at.seats; other++) {
    if (!deciders.includes(other)) expect(other, at.first, 'not-your-decision');
  }
  for (const junk of [null, undefined, 7, 'pass', [], {}, { kind: 7 }, { kind: 'no-such-kind' }]) {
    expect(at.seat, junk, 'malformed-move');
  }
  for (const [field, value] of Object.entries(at.first)) {
    if (field === 'kind') continue;
    for (const wrong of [-1, 0.5, 1e9, '0', null, [value], {}]) {
      const input = { ...at.first, [field]: wrong };
      if (!at.texts.has(JSON.stringify(input)))
        expect(at.seat, input, 'malformed-move', 'illegal-move');
    }
    const { [field as keyof Move]: _, ...without } = at.first;
    expect(at.seat, without, 'malformed-move');
  }
}

/** Law 5: what a viewer knows is all that its imagined worlds agree on with the real one. */
export function checkImagination<State, Move extends MoveBase, View>(
  game: AGame<State, Move, View>,
  laws: Laws<State>,
  state: State,
  run: { seats: number; rng: Rng; varied: Map<string, boolean> },
): void {
  const open = game.view(state, 'spectator');
  for (const viewer of viewersOf(run.seats)) {
    const view = game.view(state, viewer);
    const before = JSON.stringify(view);
    const world = game.imagine(view, forkRng(run.rng));
    if (JSON.stringify(view) !== before) throw new Error('imagine changed the view');
    const whose = `imagined by ${viewer}`;
    mustBeJson(`state ${whose}`, world);
    mustEqual(`view ${whose}`, game.view(world, viewer), view);
    mustEqual(`public view ${whose}`, game.view(world, 'spectator'), open);
    mustEqual(`deciders ${whose}`, game.deciders(world), game.deciders(state));
    if (viewer !== 'spectator') {
      mustEqual(
        `legal moves ${whose}`,
        game.legalMoves(world, viewer),
        game.legalMoves(state, viewer),
      );
    }
    mustEqual(`outcome ${whose}`, game.outcome(world) ?? null, game.outcome(state) ?? null);
    const broken = laws.conserve(world);
    if (broken !== undefined) throw new Error(`conservation in a state ${whose}: ${broken}`);
    noteSecrets(laws, { state, world, viewer }, run.varied);
  }
}

function noteSecrets<State>(
  laws: Laws<State>,
  at: { state: State; world: State; viewer: Viewer },
  varied: Map<string, boolean>,
): void {
  const imagined = laws.secrets(at.world, at.viewer);
  for (const [name, value] of Object.entries(laws.secrets(at.state, at.viewer))) {
    const differs = findDifference(value, imagined[name]) !== undefined;
    varied.set(name, differs || (varied.get(name) ?? false));
  }
}
