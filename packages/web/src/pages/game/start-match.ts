import { LEVELS } from '@roundhouse/bots/bot-names';
import type { Level } from '@roundhouse/bots/bot-names';
import { botName } from '../../match/bot-name.ts';
import type { GameChoices, MatchSetup, Player } from '../../match/host.ts';
import { theHost } from '../../match/hosts.ts';
import { go } from '../router.ts';
import { botLevel, ownName } from '../../settings/settings.ts';
import { words } from '../../words/words.ts';

const QUICK_SEATS = 3;

/** What the person at this screen wants to be called; nothing if that was never said. */
export const myName = (): string => ownName.value.trim();

/** How strong bots are unless somebody says otherwise: as they were chosen last. */
export function usualLevel(): Level {
  return LEVELS.find((level) => level === botLevel.value) ?? 'easy';
}

/** Me against the usual bots, with the options a box comes with. */
function quickSetup(game: string, choices: GameChoices): MatchSetup {
  const [usual] = choices.combinations;
  const counts = usual?.seatCounts ?? [];
  const seats = counts.find((count) => count >= QUICK_SEATS) ?? counts.at(-1) ?? 2;
  const players = Array.from({ length: seats }, (_, seat): Player =>
    seat === 0
      ? { kind: 'person', name: myName() }
      : { kind: 'bot', name: botName(seat), level: usualLevel() },
  );
  return { game, options: usual?.options ?? {}, players };
}

/** Starts a match and goes to its table; the sentence to show if that fails. Phones put a space behind a name. */
export async function startMatch(setup: MatchSetup): Promise<string | undefined> {
  const players = setup.players.map((player) => ({ ...player, name: player.name.trim() }));
  const created = await theHost().create({ ...setup, players });
  if (!created.ok) return words().problems[created.problem];
  go(`/table/${created.value}`);
  return undefined;
}

export async function playNow(game: string, deal?: string): Promise<string | undefined> {
  const choices = await theHost().choices(game);
  if (!choices.ok) return words().problems[choices.problem];
  return startMatch({ ...quickSetup(game, choices.value), ...(deal && { deal }) });
}
