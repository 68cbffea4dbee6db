import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../words/words.ts';
import type { Eyes, ReplayModel } from './replay-model.ts';

/** Milliseconds per move. */
const SPEEDS = { '½×': 2000, '1×': 1000, '2×': 500, '5×': 200 } as const;
type Speed = keyof typeof SPEEDS;

/** Scrub bar, steps, playing at a speed, and whose eyes. */
export function ReplayControls({ replay }: { replay: ReplayModel }): JSX.Element {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('1×');
  const say = words().replay;
  const at = replay.moment.value ?? 0;
  const atEnd = at >= replay.last;
  const to = (number: number) => (): void => {
    setPlaying(false);
    void replay.lookAt(number);
  };
  useEffect(() => {
    if (!playing) return undefined;
    if (atEnd) return setPlaying(false);
    const timer = setTimeout(() => void replay.lookAt(at + 1), SPEEDS[speed]);
    return () => clearTimeout(timer);
  }, [playing, at, atEnd, speed, replay]);
  const play = (): void => {
    if (!playing && atEnd) void replay.lookAt(0);
    setPlaying(!playing);
  };
  return (
    <section class="replay-controls" aria-label={say.title}>
      <label class="field">
        <span class="figures">{say.at(at, replay.last)}</span>
        <input
          type="range"
          min={0}
          max={replay.last}
          value={at}
          aria-label={say.scrub}
          onInput={(event) => to(Number(event.currentTarget.value))()}
        />
      </label>
      <div class="row replay-buttons">
        <Step
          label={say.start}
          sign="M5 4V16M17 4L8 10L17 16Z"
          onClick={to(0)}
          disabled={at === 0}
        />
        <Step label={say.back} sign="M14 4L6 10L14 16Z" onClick={to(at - 1)} disabled={at === 0} />
        <Step
          label={playing ? say.pause : say.play}
          sign={playing ? 'M6 4V16M14 4V16' : 'M5 3L17 10L5 17Z'}
          onClick={play}
          main
        />
        <Step label={say.forward} sign="M6 4L14 10L6 16Z" onClick={to(at + 1)} disabled={atEnd} />
        <Step
          label={say.end}
          sign="M15 4V16M3 4L12 10L3 16Z"
          onClick={to(replay.last)}
          disabled={atEnd}
        />
      </div>
      <div class="row">
        <label class="field field-inline">
          <span>{say.speed}</span>
          <select value={speed} onChange={(event) => setSpeed(event.currentTarget.value as Speed)}>
            {Object.keys(SPEEDS).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label class="field field-inline">
          <span>{say.eyes}</span>
          <select
            value={String(replay.eyes.value)}
            onChange={(event) => void replay.see(readEyes(event.currentTarget.value))}
          >
            <option value="all">{say.all}</option>
            <option value="spectator">{say.spectator}</option>
            {replay.seats.map(({ seat, name }) => (
              <option key={seat} value={String(seat)}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
    </section>
  );
}

function readEyes(value: string): Eyes {
  return value === 'all' || value === 'spectator' ? value : Number(value);
}

function Step({
  label,
  sign,
  onClick,
  disabled = false,
  main = false,
}: {
  label: string;
  sign: string;
  onClick: () => void;
  disabled?: boolean;
  main?: boolean;
}): JSX.Element {
  return (
    <button
      type="button"
      class={main ? 'main sign' : 'plain sign'}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d={sign} />
      </svg>
    </button>
  );
}
