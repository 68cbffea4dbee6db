import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { SHELF } from '../../games/shelf.ts';
import type { GameBox } from '../../games/shelf.ts';
import { Install } from '../../offline/Install.tsx';
import { serverKnown } from '../../match/online/probe.ts';
import { loadWords } from '../../words/catalog.ts';
import { words } from '../../words/words.ts';
import { MyMatches } from './MyMatches.tsx';
import { PageFrame } from '../frame/PageFrame.tsx';
import { playNow } from '../game/start-match.ts';

/** The shelf: take a box and play. */
export function HomePage(): JSX.Element {
  const [trouble, setTrouble] = useState<string>();
  const [busy, setBusy] = useState(false);
  const say = words().home;
  useEffect(() => setBusy(false), []);
  const play = (game: string) => async (): Promise<void> => {
    setBusy(true);
    setTrouble(await playNow(game));
    setBusy(false);
  };
  return (
    <PageFrame>
      <section class="hero">
        <h1>{say.title}</h1>
        <p>{say.intro}</p>
      </section>
      {trouble !== undefined && (
        <p class="note note-strong" role="alert">
          {trouble}
        </p>
      )}
      <ul class="shelf">
        {SHELF.map((box) => (
          <BoxOnShelf key={box.id} box={box} busy={busy} onPlay={play(box.id)} />
        ))}
      </ul>
      <Online />
      <MyMatches />
      <Install />
    </PageFrame>
  );
}

/** The way to others, where there is a play server. */
function Online(): JSX.Element | null {
  const [corner, setCorner] = useState<{ Corner: ComponentType }>();
  const known = serverKnown.value;
  useEffect(() => {
    if (!known) return;
    void import('./OnlineCorner.tsx').then(async ({ OnlineCorner }) => {
      await loadWords();
      setCorner({ Corner: OnlineCorner });
    });
  }, [known]);
  return known && corner ? <corner.Corner /> : null;
}

function BoxOnShelf({
  box,
  busy,
  onPlay,
}: {
  box: GameBox;
  busy: boolean;
  onPlay: () => Promise<void>;
}): JSX.Element {
  const say = words().home;
  return (
    <li class="box">
      <a class="box-lid" href={`/game/${box.id}`} tabIndex={-1} aria-hidden="true">
        <box.Lid />
      </a>
      <h2>{box.name}</h2>
      <p class="box-facts">
        {say.players(...box.seats)} · {say.minutes(...box.minutes)} · {say.weights[box.weight]}
      </p>
      <p class="box-tagline">{box.words().tagline}</p>
      <div class="box-buttons">
        <button type="button" class="main" disabled={busy} onClick={() => void onPlay()}>
          {say.playNow}
          <span class="sr-only">: {box.name}</span>
        </button>
        <a class="button quiet" href={`/game/${box.id}`}>
          {say.more}
          <span class="sr-only">: {box.name}</span>
        </a>
      </div>
    </li>
  );
}
