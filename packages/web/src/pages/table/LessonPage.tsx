import { useEffect, useState } from 'preact/hooks';
import { loadLesson } from '../../games/shelf.ts';
import { botName } from '../../match/bot-name.ts';
import type { Player, Problem } from '../../match/host.ts';
import { theHost } from '../../match/hosts.ts';
import { go } from '../router.ts';
import { words } from '../../words/words.ts';
import { Failed } from '../frame/Failed.tsx';
import { myName } from '../game/start-match.ts';

/** Lays out a game's first lesson and goes to its table. */
export function LessonPage({ id }: { id: string }) {
  const [trouble, setTrouble] = useState<Problem>();
  useEffect(() => void beginLesson(id).then(setTrouble), [id]);
  return trouble === undefined ? (
    <p class="loading">{words().house.loading}</p>
  ) : (
    <Failed problem={trouble} />
  );
}

async function beginLesson(game: string): Promise<Problem | undefined> {
  const lesson = await loadLesson(game).catch(() => 'not-loaded' as const);
  if (lesson === 'not-loaded') return lesson;
  if (!lesson) return 'no-such-game';
  const { options, seats, seat, prepared } = lesson;
  const players = Array.from({ length: seats }, (_, each): Player =>
    each === seat
      ? { kind: 'person', name: myName() }
      : { kind: 'bot', name: botName(each), level: 'easy' },
  );
  const created = await theHost().create({ game, options, players, prepared });
  if (!created.ok) return created.problem;
  go(`/table/${created.value}`, 'replace');
  return undefined;
}
