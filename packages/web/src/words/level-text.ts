import { words } from './words.ts';

/** How strong a bot is, in a word. */
export function levelText(level: string): string {
  const levels: Readonly<Record<string, string>> = words().game.levels;
  return levels[level] ?? level;
}
