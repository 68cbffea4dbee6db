import type { Emit, MoveBase, Seat } from './game.ts';

/**
 * The hottest lines of all. The first names of a table are told apart one by one: each call then always goes to the same
 * function, which V8 calls directly or makes a part of its caller. The names behind them are looked up, which is slower: an
 * eighth of a whole move where moves are cheap. So a table has what is most frequent first.
 */

type Apply<State, Move, Event> = (state: State, seat: Seat, move: Move, emit?: Emit<Event>) => void;

/** Applies a move by the function of its kind. */
export function applyByKind<State, Move extends MoveBase, Event>(
  table: readonly (readonly [kind: string, apply: Apply<State, Move, Event>])[],
): Apply<State, Move, Event> {
  const [k0, k1, k2, k3, k4, k5, k6, k7, k8, k9, k10, k11] = table.map(([kind]) => kind);
  const fail: Apply<State, Move, Event> = (_state, _seat, move) => {
    throw new Error(`no kind of move: ${move.kind}`);
  };
  const all = table.map(([, apply]) => apply);
  const [a0 = fail, a1 = fail, a2 = fail, a3 = fail, a4 = fail, a5 = fail] = all;
  const [a6 = fail, a7 = fail, a8 = fail, a9 = fail, a10 = fail, a11 = fail] = all.slice(6);
  const others: Record<string, Apply<State, Move, Event>> = Object.fromEntries(table);
  return (state, seat, move, emit) => {
    const { kind } = move;
    if (kind === k0) return a0(state, seat, move, emit);
    if (kind === k1) return a1(state, seat, move, emit);
    if (kind === k2) return a2(state, seat, move, emit);
    if (kind === k3) return a3(state, seat, move, emit);
    if (kind === k4) return a4(state, seat, move, emit);
    if (kind === k5) return a5(state, seat, move, emit);
    if (kind === k6) return a6(state, seat, move, emit);
    if (kind === k7) return a7(state, seat, move, emit);
    if (kind === k8) return a8(state, seat, move, emit);
    if (kind === k9) return a9(state, seat, move, emit);
    if (kind === k10) return a10(state, seat, move, emit);
    if (kind === k11) return a11(state, seat, move, emit);
    return (others[kind] ?? fail)(state, seat, move, emit);
  };
}

type ListMoves<State, List> = (state: State, seat: Seat, list: List) => void;

/** Lists moves by the function of the state's phase. The first phase is asked for apart: what is that short becomes a part of its caller. */
export function listByPhase<State extends { readonly phase: string }, List>(
  table: readonly (readonly [phase: string, listMoves: ListMoves<State, List>])[],
): ListMoves<State, List> {
  const [p0, p1, p2, p3, p4, p5, p6, p7] = table.map(([phase]) => phase);
  const none: ListMoves<State, List> = () => {};
  const all = table.map(([, listMoves]) => listMoves);
  const [l0 = none, l1 = none, l2 = none, l3 = none] = all;
  const [l4 = none, l5 = none, l6 = none, l7 = none] = all.slice(4);
  const others: Record<string, ListMoves<State, List>> = Object.fromEntries(table);
  const listOther: ListMoves<State, List> = (state, seat, list) => {
    const { phase } = state;
    if (phase === p1) return l1(state, seat, list);
    if (phase === p2) return l2(state, seat, list);
    if (phase === p3) return l3(state, seat, list);
    if (phase === p4) return l4(state, seat, list);
    if (phase === p5) return l5(state, seat, list);
    if (phase === p6) return l6(state, seat, list);
    if (phase === p7) return l7(state, seat, list);
    return (others[phase] ?? none)(state, seat, list);
  };
  return (state, seat, list) => {
    if (state.phase === p0) l0(state, seat, list);
    else listOther(state, seat, list);
  };
}
