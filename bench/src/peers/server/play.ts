import { SEATS } from '../../rr60/data.ts';
import { sleep } from '../../server/load.ts';
import type { Contestant } from './contestants.ts';
import type { Shown, Table, Traffic } from './table.ts';

/** One match as its four clients see it. */
interface Game {
  readonly table: Table;
  /** The newest position that each seat has been shown, in moves. */
  readonly seen: number[];
  /** The moves that have not arrived at all four yet, by the position that they lead to. */
  readonly sent: Map<number, { readonly by: number; readonly at: number; arrived: number }>;
  /** The position that waits for an answer. */
  turn: { seat: number; shown: Shown } | undefined;
  finished: number;
  /** True while the clients go on to their next match. */
  changing: boolean;
  /** The newest position that a player other than the mover was shown. */
  told: number;
}

/** Keeps tables busy with random play and notes what their clients see. */
export class Play {
  readonly traffic: Traffic = { bytes: 0, messages: 0 };
  /** Moves that all four players have received. */
  moves = 0;
  /** Milliseconds from sending a move to its receipt by each other player. */
  delays: number[] = [];
  readonly games: Game[] = [];
  private readonly contestant: Contestant;
  private readonly first: number;
  private going = false;
  /** How long a player thinks, in milliseconds. */
  think: () => number = () => 0;
  /** Where every match stops. */
  stopAt = Infinity;

  /** Its tables are counted from the first one on. */
  constructor(contestant: Contestant, first = 0) {
    this.contestant = contestant;
    this.first = first;
  }

  /** Opens so many more tables. */
  async open(tables: number): Promise<void> {
    for (let i = 0; i < tables; i++) {
      const onShown = (seat: number, shown: Shown): void => this.show(game, seat, shown);
      const game: Game = {
        table: this.contestant.table(this.first + this.games.length, onShown, this.traffic),
        seen: new Array<number>(SEATS).fill(-1),
        sent: new Map(),
        turn: undefined,
        finished: 0,
        changing: false,
        told: 0,
      };
      this.games.push(game);
      await game.table.open();
    }
  }

  go(): void {
    this.going = true;
    for (const game of this.games) this.answer(game);
  }

  /** When every match has come to where it stops. */
  async stopped(): Promise<void> {
    while (this.games.some(({ seen }) => seen.some((moves) => moves < this.stopAt)))
      await sleep(20);
  }

  pause(): void {
    this.going = false;
  }

  /** Counts anew. */
  reset(): void {
    this.moves = 0;
    this.delays = [];
    this.traffic.bytes = 0;
    this.traffic.messages = 0;
  }

  close(): void {
    this.going = false;
    for (const { table } of this.games) table.close();
  }

  private show(game: Game, seat: number, shown: Shown): void {
    const before = game.seen[seat] ?? -1;
    if (shown.moves <= before) return;
    game.seen[seat] = shown.moves;
    // Several moves may arrive in one message.
    for (let moves = Math.max(before, 0) + 1; moves <= shown.moves; moves++)
      this.noteArrival(game, seat, moves);
    if (shown.over) {
      if (++game.finished === SEATS) this.again(game);
      return;
    }
    if (shown.seat !== seat) return;
    game.turn = { seat, shown };
    if (!game.changing) this.answer(game);
  }

  private noteArrival(game: Game, seat: number, moves: number): void {
    const sent = game.sent.get(moves);
    if (sent === undefined) return;
    if (sent.by !== seat) {
      this.delays.push(performance.now() - sent.at);
      game.told = moves;
    }
    if (++sent.arrived < SEATS) return;
    this.moves++;
    game.sent.delete(moves);
  }

  private answer(game: Game): void {
    const { turn } = game;
    if (!this.going || turn === undefined || turn.shown.moves >= this.stopAt) return;
    game.turn = undefined;
    const think = this.think();
    if (think === 0) this.move(game, turn.seat, turn.shown);
    else setTimeout(() => this.move(game, turn.seat, turn.shown), think);
  }

  private move(game: Game, seat: number, shown: Shown): void {
    if (!this.going) {
      game.turn = { seat, shown };
      return;
    }
    const legal = shown.legal();
    const move = legal[Math.floor(Math.random() * legal.length)];
    game.sent.set(shown.moves + 1, { by: seat, at: performance.now(), arrived: 0 });
    game.table.move(seat, shown.moves, move);
  }

  /** Nobody moves before all four are in the new match: some servers would lose the news for whoever is still on the way. */
  private again(game: Game): void {
    game.changing = true;
    game.finished = 0;
    game.told = 0;
    game.seen.fill(-1);
    game.turn = undefined;
    game.sent.clear();
    void game.table.again().then(() => {
      game.changing = false;
      this.answer(game);
    });
  }
}
