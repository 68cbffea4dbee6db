import { Match, parseRecord, rngFromSeed } from '@roundhouse/engine';
import type { AnyGame, EventBase, MatchRecord, MoveBase, Outcome, Seat } from '@roundhouse/engine';
import { gameEntry } from '../commands/games.ts';
import { formatReplayProblem } from '../format.ts';
import { freshSeed, seedOf } from '../table-arguments.ts';
import { Problem } from './problem.ts';
import { gameOf, seatOf, seedTextOf, textOf, viewerOf } from './request.ts';
import type { Request } from './request.ts';
import { suggest } from './suggest.ts';
import type { Suggestion } from './suggest.ts';

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
    deciders: (request) => this.find(request).deciders,
    legal: (request) => this.legal(request),
    play: (request) => this.play(request),
    view: (request) => this.view(request),
    state: (request) => this.find(request).state,
    imagine: (request) => this.imagine(request),
    suggest: (request) => this.suggest(request),
    outcome: (request) => this.find(request).outcome,
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

  private begin(request: Request): { match: string } {
    const game = gameOf(this.games, request['game']);
    const { seats } = request;
    const seed = seedOf(seedTextOf(request) ?? freshSeed());
    if (typeof seats !== 'number') throw new Problem('bad-seat-count', '"seats" must be a number');
    const begun = Match.begin(game, { options: request['options'], seats, seed });
    if (!begun.ok) {
      throw new Problem(
        begun.error,
        begun.error === 'bad-options'
          ? `these aren't options of ${game.id}`
          : `${game.id} is for ${game.seatCounts.join(', ')} seats`,
      );
    }
    return this.open(begun.match);
  }

  private load(request: Request): { match: string } {
    const parsed = parseRecord(request['record']);
    if (!parsed.ok) throw new Problem('bad-record', parsed.problem);
    const told = Match.replay(gameOf(this.games, parsed.record.game), parsed.record);
    if (!told.ok) throw new Problem(told.error, formatReplayProblem(told));
    return this.open(told.match);
  }

  private legal(request: Request): readonly MoveBase[] {
    const match = this.find(request);
    return match.game.legalMoves(match.state, seatOf(request, match.seats));
  }

  private play(request: Request): Played {
    const match = this.find(request);
    const seat = seatOf(request, match.seats);
    const step = match.tryMove(seat, request['move']);
    if (!step.ok) throw new Problem(step.error, `seat ${seat} can't play this: ${step.error}`);
    match.add(step);
    return { events: step.events, deciders: match.deciders, outcome: match.outcome };
  }

  private view(request: Request): unknown {
    const match = this.find(request);
    return match.game.view(match.state, viewerOf(request, match.seats));
  }

  private imagine(request: Request): { match: string } {
    const match = this.find(request);
    const seed = seedOf(seedTextOf(request) ?? freshSeed());
    return this.open(match.imagine(seatOf(request, match.seats), rngFromSeed(seed)));
  }

  private suggest(request: Request): Suggestion {
    const match = this.find(request);
    return suggest(match, seatOf(request, match.seats), request);
  }

  private record(request: Request): MatchRecord {
    const record = this.find(request).record();
    if (record === undefined) throw new Problem('no-record', 'an imagined match has no record');
    return record;
  }

  private close(request: Request): null {
    this.find(request);
    this.matches.delete(textOf(request, 'match'));
    return null;
  }
}
