import type { EventBase, Game, MoveBase } from '../game.ts';
import { tryMove } from '../try-move.ts';
import type { Laws } from './laws.ts';

/** What a game's tests do at an arranged table, always for whoever decides, or the first of several. */
interface AtTable<State, Move extends MoveBase, Event> {
  /** Plays moves through the kernel's door; throws when one is refused or breaks a law. */
  readonly play: (state: State, ...moves: readonly Move[]) => { state: State; events: Event[] };
  /** Whether this move would be taken. */
  readonly allows: (state: State, move: Move) => boolean;
  /** The legal moves, of one kind if one is given. */
  readonly offers: <Kind extends Move['kind'] = Move['kind']>(
    state: State,
    kind?: Kind,
  ) => Extract<Move, { kind: Kind }>[];
}

export function atTable<Options, State, Move extends MoveBase, View, Event extends EventBase>(
  game: Game<Options, State, Move, View, Event>,
  laws: Laws<State>,
): AtTable<State, Move, Event> {
  const decider = (state: State): number => game.deciders(state)[0] ?? -1;
  return {
    play(state, ...moves) {
      const events: Event[] = [];
      let now = state;
      for (const move of moves) {
        const step = tryMove(game, now, decider(now), move);
        if (!step.ok) throw new Error(`${JSON.stringify(move)}: ${step.error}`);
        const broken = laws.conserve(step.state);
        if (broken !== undefined) throw new Error(`${JSON.stringify(move)}: ${broken}`);
        now = step.state;
        events.push(...step.events);
      }
      return { state: now, events };
    },
    allows: (state, move) => tryMove(game, state, decider(state), move).ok,
    offers: <Kind extends Move['kind'] = Move['kind']>(state: State, kind?: Kind) =>
      game
        .legalMoves(state, decider(state))
        .filter(
          (move): move is Extract<Move, { kind: Kind }> => kind === undefined || move.kind === kind,
        ),
  };
}
