import { seeking } from '@roundhouse/protocol';
import type { Pace, Seek } from '@roundhouse/protocol';
import { useEffect, useState } from 'preact/hooks';
import { gameName, SHELF } from '../../games/shelf.ts';
import { askersOf, serverNow } from '../../match/online/api.ts';
import { Button } from '../../pieces/Button.tsx';
import { Check } from '../frame/Check.tsx';
import { PageFrame } from '../frame/PageFrame.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { useAsking } from '../frame/use-asking.ts';
import { GameField } from '../game/GameField.tsx';
import { go } from '../router.ts';
import { me, mine } from '../visitor.ts';
import { say } from '../words/say.ts';
import { PaceField } from './PaceField.tsx';
import { about } from './words/about.ts';
import '../../styles/people.css';

const seekApi = askersOf(seeking);

const LOOK_EVERY = 2000;
const BOTS_AFTER = 60_000;

/** `/online/find`: play with whoever wants to play the same. */
export function FindPage() {
  const [seek, setSeek] = useState<Seek | null>();
  const { trouble, ask } = useAsking();
  const hear = (state: Seek | null): void => {
    if (state?.match) go(`/match/${state.match}`, 'replace');
    else setSeek(state);
  };
  const look = async (): Promise<void> => {
    const state = await seekApi.state();
    if (state.ok) hear(state.value);
  };
  useEffect(() => void look(), []);
  const waits = seek !== undefined && seek !== null;
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setInterval(() => void look(), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [waits]);
  // A page in the background hears of a table at once, though it may seldom ask.
  useEffect(() => {
    if (waits) void look();
  }, [mine.value]);
  const isLive = seek?.pace === 'live';
  useEffect(() => {
    if (!isLive) return undefined;
    // Whoever goes to another page does not want to be seated from there.
    return () => void seekApi.stop();
  }, [isLive]);
  const begin = async (wish: Parameters<typeof seekApi.seek>[0]): Promise<void> => {
    const begun = await ask(seekApi.seek(wish));
    if (begun) hear(begun.value);
  };
  const stop = async (): Promise<void> => {
    await ask(seekApi.stop());
    await look();
  };
  return (
    <PageFrame title={say().playNow}>
      <h1>{say().playNow}</h1>
      <Trouble code={trouble} />
      {seek === null && <Wishes onSeek={(wish) => void begin(wish)} />}
      {seek && <Waiting seek={seek} onStop={() => void stop()} />}
    </PageFrame>
  );
}

function Wishes({ onSeek }: { onSeek: (wish: Parameters<typeof seekApi.seek>[0]) => void }) {
  const [game, setGame] = useState(SHELF[0]?.id ?? '');
  const [pace, setPace] = useState<Pace>('live');
  const [rated, setRated] = useState(false);
  const [withBots, setWithBots] = useState(true);
  const texts = about().find;
  const mayRate = me.value?.guest === false;
  const submit = (event: Event): void => {
    event.preventDefault();
    const botsAfter = withBots && pace === 'live' ? BOTS_AFTER : null;
    onSeek({ game, pace, rated: rated && mayRate, botsAfter });
  };
  return (
    <form class="sheet set-up" onSubmit={submit}>
      <p class="quiet-text">{texts.about}</p>
      <GameField label={about().leaders.game} value={game} onChange={setGame} />
      <PaceField value={pace} onChange={setPace} />
      <p class="quiet-text">{texts.times[pace]}</p>
      {(mayRate || pace === 'live') && (
        <div class="lines-close">
          {mayRate && <Check label={texts.rated} value={rated} onChange={setRated} />}
          {pace === 'live' && <Check label={texts.bots} value={withBots} onChange={setWithBots} />}
        </div>
      )}
      <Button class="main large" label={texts.begin} />
    </form>
  );
}

function Waiting({ seek, onStop }: { seek: Seek; onStop: () => void }) {
  const { game, pace, rated, since, others, estimate } = seek;
  const texts = about().find;
  const seconds = useSecondsSince(since);
  return (
    <section class="sheet finding">
      <h2>{texts.looking(gameName(game))}</h2>
      <p class="quiet-text">{[about().paces[pace], ...(rated ? [say().rated] : [])].join(' · ')}</p>
      {pace === 'live' && (
        <p class="finding-time" role="timer">
          {say().duration.minutes(Math.floor(seconds / 60), seconds % 60)}
        </p>
      )}
      <p role="status">{texts.others(others)}</p>
      <p>{estimate === null ? texts.noEstimate : texts.estimate(waitText(estimate))}</p>
      {pace === 'turn-based' && <p>{texts.mayLeave}</p>}
      <Button label={texts.stop} onClick={onStop} />
    </section>
  );
}

function useSecondsSince(since: number): number {
  const read = (): number => Math.max(0, Math.floor((serverNow() - since) / 1000));
  const [seconds, setSeconds] = useState(read);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(read()), 1000);
    return () => clearInterval(timer);
  }, [since]);
  return seconds;
}

function waitText(milliseconds: number): string {
  const texts = about().find;
  const minutes = Math.round(milliseconds / 60_000);
  if (minutes < 1) return texts.underAMinute;
  return minutes < 90 ? texts.minutes(minutes) : texts.hours(Math.round(minutes / 60));
}
