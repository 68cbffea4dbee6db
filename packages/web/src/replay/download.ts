import type { NotedMatch } from '@roundhouse/engine';
import type { Past } from '../match/host.ts';
import { saveFile } from '../table/save-file.ts';

/**
 * Saves the record of a match as a file; with a moment, so that whoever opens it sees the match from there. False where
 * it can't be told yet.
 */
export async function download({ match, noted }: Past, move?: number): Promise<boolean> {
  const known = await noted();
  if (known === undefined) return false;
  const name = `${match.game}-${match.id}${move === undefined ? '' : `-${move}`}.json`;
  saveFile(name, JSON.stringify(contentOf(known, move), null, 1), 'application/json');
  return true;
}

/** A bare record where nothing stands beside it. */
function contentOf({ record, players, tags, comments }: NotedMatch, move?: number): unknown {
  const isBare = players.every(({ name, bot }) => name === '' && bot === undefined);
  if (isBare && Object.keys(comments).length === 0)
    return move === undefined ? record : { record, move };
  return { record, players, tags, comments, ...(move !== undefined && { move }) };
}

/** Saves a match as text, under the same conditions. */
export async function downloadText({ match, text }: Past): Promise<boolean> {
  const written = await text();
  if (written === undefined) return false;
  saveFile(`${match.game}-${match.id}.txt`, written, 'text/plain;charset=utf-8');
  return true;
}
