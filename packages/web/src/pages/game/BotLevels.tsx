import { LEVELS } from '@roundhouse/bots/bot-names';
import { levelText } from '../../words/level-text.ts';
import { words } from '../../words/words.ts';

/** What a bot of this strength is called; a server may know others. */
export function botText(level: string): string {
  return words().game.bot(levelText(level));
}

/** The bots that a seat can be given to, as options of a list. */
export function BotLevels() {
  return (
    <>
      {LEVELS.map((level) => (
        <option key={level} value={level}>
          {botText(level)}
        </option>
      ))}
    </>
  );
}
