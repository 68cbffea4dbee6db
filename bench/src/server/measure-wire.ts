import type { AnyGame } from '@roundhouse/engine';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Player } from './player.ts';
import { ServerChild } from './server-child.ts';
import { beginMatch, fewestSeats, newGuest } from './tables.ts';

interface WirePlan {
  readonly games: readonly AnyGame[];
  readonly catalogue: string;
  /** How many matches of each game in each form. */
  readonly matches: number;
  readonly onMatch?: () => void;
}

/** Bytes that the server sends over sockets. */
interface WireRow {
  readonly game: string;
  readonly seats: number;
  /** Moves of a match. */
  readonly moves: number;
  /** For a move, to all seats together, with all that comes before the first: whole positions, and deltas. */
  readonly whole: number;
  readonly delta: number;
}

/** Plays whole matches at random, one socket for each seat, and counts what comes. */
export async function measureWire(plan: WirePlan): Promise<WireRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-wire-'));
  const { catalogue } = plan;
  const server = await ServerChild.start({ catalogue, place: { folder }, port: 0, atOnce: true });
  const rows: WireRow[] = [];
  try {
    for (const game of plan.games) {
      const whole = await countBytes(server.url, game, plan, true);
      const delta = await countBytes(server.url, game, plan, false);
      const moves = (whole.moves + delta.moves) / (2 * plan.matches);
      rows.push({
        game: game.id,
        seats: fewestSeats(game),
        moves,
        whole: whole.bytes / whole.moves,
        delta: delta.bytes / delta.moves,
      });
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
  return rows;
}

async function countBytes(
  url: string,
  game: AnyGame,
  plan: WirePlan,
  whole: boolean,
): Promise<{ readonly bytes: number; readonly moves: number }> {
  let bytes = 0;
  let moves = 0;
  const names = Array.from({ length: fewestSeats(game) }, (_, seat) => `Guest ${seat}`);
  const guests = await Promise.all(names.map((name) => newGuest(url, name)));
  for (let played = 0; played < plan.matches; played++) {
    const match = await beginMatch(url, game, guests);
    const players = guests.map(
      (guest) =>
        new Player({
          url,
          guest,
          match,
          whole,
          onAccepted: () => moves++,
          onBytes: (more) => (bytes += more),
        }),
    );
    await Promise.all(players.map(({ over }) => over));
    plan.onMatch?.();
  }
  return { bytes, moves };
}
