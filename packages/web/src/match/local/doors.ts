import type { AnyGame } from '@roundhouse/engine';
import type { Answer } from '../host.ts';

/** Every folder of packages/games, each loaded only when it is played. */
const doors = import.meta.glob<Record<string, unknown>>('../../../../games/src/*/index.ts');
const folderOf = (path: string): string => path.split('/').at(-2) ?? '';

/** The rules of a game, or undefined if there is none of this id. */
export async function loadGame(id: string): Promise<AnyGame | undefined> {
  const path = Object.keys(doors).find((each) => folderOf(each) === id);
  const door = path === undefined ? undefined : await doors[path]?.();
  return door && Object.values(door).find((each): each is AnyGame => isGame(each, id));
}

/** The same for those who answer the page: what is not there, or can't be fetched now, is a problem with a name. */
export async function openGame(id: string): Promise<Answer<AnyGame>> {
  try {
    const game = await loadGame(id);
    return game ? { ok: true, value: game } : { ok: false, problem: 'no-such-game' };
  } catch {
    return { ok: false, problem: 'not-loaded' };
  }
}

function isGame(value: unknown, id: string): value is AnyGame {
  return (
    typeof value === 'object' &&
    value !== null &&
    Reflect.get(value, 'id') === id &&
    typeof Reflect.get(value, 'legalMoves') === 'function'
  );
}
