import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sleep } from '../../server/load.ts';
import { startContestant } from './contestants.ts';
import type { Contestant, ContestantName } from './contestants.ts';
import { matchesFor } from './lay-tables.ts';
import { Play } from './play.ts';

interface LossPlan {
  readonly tables: number;
  readonly seconds: number;
  readonly kills: number;
}

/** What was left of the matches after each kill. */
export interface LossFigures {
  readonly kills: number;
  /** Matches that were under way when the server was killed. */
  readonly matches: number;
  /** Matches that are gone, or begin again. */
  readonly gone: number;
  /** Matches that are there, but not as far as players had been shown. */
  readonly behind: number;
  /** Moves that players had been shown and that no longer are. */
  readonly lost: number;
}

const PATIENCE = 5000;

/** Kills the server (-9) in mid-play, starts it again on what it kept, and looks how far each match is. */
export async function measureLoss(name: ContestantName, plan: LossPlan): Promise<LossFigures> {
  let [matches, gone, behind, lost] = [0, 0, 0, 0];
  for (let kill = 0; kill < plan.kills; kill++) {
    for (const { told, found } of await killOnce(name, plan)) {
      matches++;
      if (found === undefined || (found === 0 && told > 0)) gone++;
      else if (found < told) behind++;
      lost += Math.max(0, told - (found ?? 0));
    }
  }
  return { kills: plan.kills, matches, gone, behind, lost };
}

interface Left {
  /** How many moves others than the mover had been shown. */
  readonly told: number;
  /** How many the restarted server shows; undefined if it knows no such match. */
  readonly found: number | undefined;
}

async function killOnce(name: ContestantName, plan: LossPlan): Promise<Left[]> {
  const folder = mkdtempSync(join(tmpdir(), 'roundhouse-peers-'));
  const contestant = await startContestant(name, folder, {
    tables: plan.tables,
    matches: matchesFor(plan.tables, plan.seconds),
  });
  const play = new Play(contestant);
  try {
    await play.open(plan.tables);
    play.go();
    await sleep(plan.seconds * 1000);
    await contestant.server.kill();
    play.close();
    await contestant.restart();
    const left: Left[] = [];
    for (const [number, { table, told }] of play.games.entries())
      left.push({ told, found: await find(contestant, number, table.match) });
    return left;
  } finally {
    await contestant.server.kill();
    rmSync(folder, { recursive: true });
  }
}

async function find(
  contestant: Contestant,
  number: number,
  match: string,
): Promise<number | undefined> {
  let found: number | undefined;
  const traffic = { bytes: 0, messages: 0 };
  const onShown = (_: number, { moves }: { moves: number }): void => {
    found = moves;
  };
  const table = contestant.table(number, onShown, traffic, match);
  await Promise.race([table.open().catch(() => undefined), sleep(PATIENCE)]);
  table.close();
  return found;
}
