import { parseRecord, replay, rngFromSeed, setUpMatch, tryMove } from '@roundhouse/engine';
import type { AnyGame, EventBase, MatchRecord, MoveBase, Outcome, Seat } from '@roundhouse/engine';
import { gameEntry } from '../commands/games.ts';
import { formatReplayProblem } from '../format.ts';
import { freshSeed, seedOf } from '../table-arguments.ts';
import { Problem } from './problem.ts';
import { gameOf, seatOf, seedTextOf, textOf, viewerOf } from './request.ts';
import type { Request } from './request.ts';
import { suggest } from './suggest.ts';
import type { Suggestion } from './suggest.ts';

interface Match {
  readonly game: AnyGame;
  readonly seats: number;
  state: unknown;
  /** What the record begins with; undefined for an imagined match, which has none. */
  readonly origin: Omit<MatchRecord, 'moves'> | undefined;
  readonly moves: [Seat, MoveBase][];
}

interface Played {
  readonly events: readonly EventBase[];
  readonly deciders: readonly Seat[];
  readonly outcome: Outcome | null;
}

/** The matches of one `roundhouse engine`, and what can be asked of them. */
export class EngineSession {
  private readonly games: readonly AnyGame[];
  private readonly matches = new Map<string, Match>();
  private opened = 0;
  private readonly ops: Readonly<Record<string, (request: Request) => unknown>> = {
    games: () => this.games.map(gameEntry),
    new: (request) => this.begin(request),
    load: (request) => this.load(request),
    deciders: (request) => this.position(request, (game, state) => game.deciders(state)),
    legal: (request) => this.legal(request),
    play: (request) => this.play(request),
    view: (request) => this.view(request),
    state: (request) => this.find(request).state,
    imagine: (request) => this.imagine(request),
    suggest: (request) => this.suggest(request),
    outcome: (request) => this.position(request, (game, state) => game.outcome(state) ?? null),
    record: (request) => this.record(request),
    close: (request) => this.close(request),
  };

  constructor(games: readonly AnyGame[]) {
    this.games = games;
  }

  /** Does what a request asks; throws a Problem if it can't be done. */
  perform(request: Request): unknown {
    const op = textOf(request, 'op');
    const work = Object.hasOwn(this.ops, op) ? this.ops[op] : undefined;
    if (work === undefined) {
      const known = Object.keys(this.ops).join(', ');
      throw new Problem('unknown-op', `there is no op '${op}'; the ops are: ${known}`);
    }
    return work(request);
  }

  private open(match: Match): { match: string } {
    const id = `m${++this.opened}`;
    this.matches.set(id, match);
    return { match: id };
  }

  private find(request: Request): Match {
    const id = textOf(request, 'match');
    const match = this.matches.get(id);
    if (match === undefined) throw new Problem('unknown-match', `there is no match '${id}'`);
    return match;
  }

  private position<T>(request: Request, read: (game: AnyGame, state: unknown) => T): T {
    const { game, state } = this.find(request);
    return read(game, state);
  }

  private begin(request: Request): { match: string } {
    const game = gameOf(this.games, request['game']);
    const { seats } = request;
    const seed = seedOf(seedTextOf(request) ?? freshSeed());
    if (typeof seats !== 'number') throw new Problem('bad-seat-count', '"seats" must be a number');
    const begun = setUpMatch(game, { options: request['options'], seats, seed });
    if (!begun.ok) {
      throw new Problem(
        begun.error,
        begun.error === 'bad-options'
          ? `these are not options of ${game.id}`
          : `${game.id} is for ${game.seatCounts.join(', ')} seats`,
      );
    }
    const { options, state } = begun;
    const origin = { game: game.id, rulesVersion: game.rulesVersion, options, seats, seed };
    return this.open({ game, seats, state, origin, moves: [] });
  }

  private load(request: Request): { match: string } {
    const parsed = parseRecord(request['record']);
    if (!parsed.ok) throw new Problem('bad-record', parsed.problem);
    const { moves: _, ...origin } = parsed.record;
    const game = gameOf(this.games, origin.game);
    const moves: [Seat, MoveBase][] = [];
    const end = replay(game, parsed.record, undefined, (__, seat, move) =>
      moves.push([seat, move]),
    );
    if (!end.ok) throw new Problem(end.error, formatReplayProblem(end));
    return this.open({ game, seats: origin.seats, state: end.state, origin, moves });
  }

  private legal(request: Request): readonly MoveBase[] {
    const match = this.find(request);
    return match.game.legalMoves(match.state, seatOf(request, match.seats));
  }

  private play(request: Request): Played {
    const match = this.find(request);
    const { game } = match;
    const seat = seatOf(request, match.seats);
    const step = tryMove(game, match.state, seat, request['move']);
    if (!step.ok) throw new Problem(step.error, `seat ${seat} can't play this: ${step.error}`);
    match.state = step.state;
    match.moves.push([seat, step.move]);
    return {
      events: step.events,
      deciders: game.deciders(step.state),
      outcome: game.outcome(step.state) ?? null,
    };
  }

  private view(request: Request): unknown {
    const match = this.find(request);
    return match.game.view(match.state, viewerOf(request, match.seats));
  }

  private imagine(request: Request): { match: string } {
    const { game, seats, state } = this.find(request);
    const seed = seedOf(seedTextOf(request) ?? freshSeed());
    const view = game.view(state, seatOf(request, seats));
    const world = game.imagine(view, rngFromSeed(seed));
    return this.open({ game, seats, state: world, origin: undefined, moves: [] });
  }

  private suggest(request: Request): Suggestion {
    const { game, seats, state } = this.find(request);
    return suggest(game, state, seatOf(request, seats), request);
  }

  private record(request: Request): MatchRecord {
    const { origin, moves } = this.find(request);
    if (origin === undefined) throw new Problem('no-record', 'an imagined match has no record');
    return { ...origin, moves };
  }

  private close(request: Request): null {
    this.find(request);
    this.matches.delete(textOf(request, 'match'));
    return null;
  }
}
