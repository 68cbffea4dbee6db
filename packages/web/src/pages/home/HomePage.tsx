import { useEffect, useState } from 'preact/hooks';
import { findBox, hasLesson, SHELF } from '../../games/shelf.ts';
import type { GameBox } from '../../games/shelf.ts';
import { Install } from '../../offline/Install.tsx';
import { serverKnown } from '../../match/online/probe.ts';
import { Button, ButtonLink } from '../../pieces/Button.tsx';
import { lastTable } from '../../settings/settings.ts';
import { loadWords } from '../../words/catalog.ts';
import { words } from '../../words/words.ts';
import { Alert } from '../../pieces/Alert.tsx';
import { DailyPuzzle } from './DailyPuzzle.tsx';
import { MyMatches } from './MyMatches.tsx';
import type * as Parts from './OnlineCorner.tsx';
import { PageFrame } from '../frame/PageFrame.tsx';
import { playNow } from '../game/start-match.ts';

/** The shelf: take a box and play. */
export function HomePage() {
  const [trouble, setTrouble] = useState<string>();
  const [busy, setBusy] = useState(false);
  const say = words().home;
  const online = useOnline();
  useEffect(() => setBusy(false), []);
  const play = (game: string) => async (): Promise<void> => {
    setBusy(true);
    setTrouble(await playNow(game));
    setBusy(false);
  };
  return (
    <PageFrame>
      <section class="lines-close hero">
        <h1>{say.title}</h1>
        <p>{say.intro}</p>
        <LastTable />
      </section>
      <Alert text={trouble} />
      <ul class="shelf">
        {SHELF.map((box) => (
          <BoxOnShelf key={box.id} box={box} busy={busy} onPlay={play(box.id)} />
        ))}
      </ul>
      <DailyPuzzle />
      <div class="home-lower">
        <MyMatches online={online && { Lines: online.MyTables, ready: online.mineRead }} />
        {online && <online.OnlineCorner />}
      </div>
      <Install />
    </PageFrame>
  );
}

/** One click back to the table that was left last. */
function LastTable() {
  const [path = '', game = ''] = lastTable.value.split(' ');
  const box = findBox(game);
  if (!box) return null;
  return (
    <a class="button plain hero-continue" href={path}>
      <span class={`match-plate room-${game}`} />
      {words().home.backTo(box.name)}
    </a>
  );
}

type OnlineParts = typeof Parts;

/** All that has to do with others, where there is a play server. */
function useOnline(): OnlineParts | undefined {
  const [online, setOnline] = useState<OnlineParts>();
  const known = serverKnown.value;
  useEffect(() => {
    if (!known) return;
    import('./OnlineCorner.tsx')
      .then(async (parts) => {
        await loadWords();
        setOnline(parts);
      })
      .catch(() => undefined);
  }, [known]);
  return known ? online : undefined;
}

interface BoxOnShelfProps {
  box: GameBox;
  busy: boolean;
  onPlay: () => Promise<void>;
}

function BoxOnShelf({ box, busy, onPlay }: BoxOnShelfProps) {
  const say = words().home;
  return (
    <li class="box">
      <a class="box-lid" href={`/game/${box.id}`} tabIndex={-1} aria-hidden="true">
        <box.Lid />
      </a>
      <h2>{box.name}</h2>
      <p class="quiet-text">
        {say.players(...box.seats)} · {say.minutes(...box.minutes)} · {say.weights[box.weight]}
      </p>
      <p class="box-tagline">{box.words().tagline}</p>
      <div class="box-buttons">
        <Button
          class="main"
          label={say.playNow}
          about={box.name}
          disabled={busy}
          onClick={() => void onPlay()}
        />
        {hasLesson(box.id) && (
          <ButtonLink
            class="quiet"
            href={`/lesson/${box.id}`}
            label={words().lesson.title}
            about={box.name}
          />
        )}
        <ButtonLink class="quiet" href={`/game/${box.id}`} label={say.more} about={box.name} />
      </div>
    </li>
  );
}
