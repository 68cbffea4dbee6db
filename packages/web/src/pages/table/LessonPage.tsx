import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadLesson } from '../../games/shelf.ts';
import type { Player } from '../../match/host.ts';
import { theHost } from '../../match/hosts.ts';
import { go } from '../router.ts';
import { words } from '../../words/words.ts';
import { LostPage } from '../frame/LostPage.tsx';
import { botName, myName } from '../game/start-match.ts';

/** Lays out a game's first lesson and goes to its table. */
export function LessonPage({ id }: { id: string }): JSX.Element {
  const [trouble, setTrouble] = useState<string>();
  useEffect(() => void beginLesson(id).then(setTrouble), [id]);
  return trouble === undefined ? (
    <p class="loading">{words().house.loading}</p>
  ) : (
    <LostPage text={trouble} />
  );
}

async function beginLesson(game: string): Promise<string | undefined> {
  const lesson = await loadLesson(game);
  if (!lesson) return words().game.noSuch;
  const { options, seats, seat, prepared } = lesson;
  const players = Array.from({ length: seats }, (_, each): Player =>
    each === seat
      ? { kind: 'person', name: myName() }
      : { kind: 'bot', name: botName(each), level: 'easy' },
  );
  const created = await theHost().create({ game, options, players, prepared });
  if (!created.ok) return words().problems[created.problem];
  go(`/table/${created.value}`, 'replace');
  return undefined;
}
