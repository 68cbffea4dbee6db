import type { JSX } from 'preact';
import { BOT_LEVELS } from '../../match/host.ts';
import { words } from '../../words/words.ts';

/** What a bot of this strength is called; a server may know others. */
export function botText(level: string): string {
  const { bot, levels } = words().game;
  return bot(levels[level as keyof typeof levels] ?? level);
}

/** The bots that a seat can be given to, as options of a list. */
export function BotLevels(): JSX.Element {
  return (
    <>
      {BOT_LEVELS.map((level) => (
        <option key={level} value={level}>
          {botText(level)}
        </option>
      ))}
    </>
  );
}
