import { useEffect, useState } from 'preact/hooks';
import { useShortcuts } from '../table/shortcuts.ts';
import { words } from '../words/words.ts';
import type { Eyes, ReplayModel } from './replay-model.ts';
import { ShareMoment } from './ShareMoment.tsx';
import type { Share } from './ShareMoment.tsx';
import { stopAfter, stopBefore } from './stops.ts';

/** Milliseconds per move. */
const SPEEDS = { '½×': 2000, '1×': 1000, '2×': 500, '5×': 200 } as const;
type Speed = keyof typeof SPEEDS;
/** Where arrows have a meaning of their own. */
const OWN_ARROWS = '.board, .hand, [data-roving], [role=tablist]';

/** Scrub bar, steps, turns and rounds, playing at a speed, whose eyes, and a way to show a moment to others. */
export function ReplayControls({ replay, share }: { replay: ReplayModel; share: Share }) {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('1×');
  const say = words().replay;
  const at = replay.moment.value ?? 0;
  const { first, last } = replay;
  const { rounds, turns } = replay.stops.value;
  const atEnd = at >= last;
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
    if (!playing && atEnd) void replay.lookAt(first);
    setPlaying(!playing);
  };
  const jumps = {
    turnBack: to(stopBefore(turns, at)),
    turnOn: to(stopAfter(turns, at, last)),
    roundBack: to(stopBefore(rounds, at)),
    roundOn: to(stopAfter(rounds, at, last)),
  };
  useShortcuts(
    {
      ArrowLeft: to(at - 1),
      ArrowRight: to(at + 1),
      ArrowUp: jumps.turnBack,
      ArrowDown: jumps.turnOn,
      ...(rounds.length > 0 && { PageUp: jumps.roundBack, PageDown: jumps.roundOn }),
      Home: to(first),
      End: to(last),
      p: play,
    },
    OWN_ARROWS,
  );
  return (
    <section class="lines replay-controls" aria-label={say.title}>
      <label class="replay-at">
        <span class="figures">{say.at(at, last)}</span>
        <input
          type="range"
          min={first}
          max={last}
          value={at}
          aria-label={say.scrub}
          onInput={(event) => to(Number(event.currentTarget.value))()}
        />
      </label>
      <div class="replay-buttons">
        <Step
          label={say.start}
          keys="Home"
          sign="M5 4V16M17 4L8 10L17 16Z"
          onClick={to(first)}
          disabled={at === first}
        />
        <Step
          label={say.back}
          keys="ArrowLeft"
          sign="M14 4L6 10L14 16Z"
          onClick={to(at - 1)}
          disabled={at === first}
        />
        <Step
          label={playing ? say.pause : say.play}
          keys="P"
          sign={playing ? 'M6 4V16M14 4V16' : 'M5 3L17 10L5 17Z'}
          onClick={play}
          main
        />
        <Step
          label={say.forward}
          keys="ArrowRight"
          sign="M6 4L14 10L6 16Z"
          onClick={to(at + 1)}
          disabled={atEnd}
        />
        <Step
          label={say.end}
          keys="End"
          sign="M15 4V16M3 4L12 10L3 16Z"
          onClick={to(last)}
          disabled={atEnd}
        />
        <Jump
          names={say.turn}
          keys={['ArrowUp', 'ArrowDown']}
          onBack={jumps.turnBack}
          onForward={jumps.turnOn}
          atStart={at === first}
          atEnd={atEnd}
        />
        {rounds.length > 0 && (
          <Jump
            names={say.round}
            keys={['PageUp', 'PageDown']}
            onBack={jumps.roundBack}
            onForward={jumps.roundOn}
            atStart={at === first}
            atEnd={atEnd}
          />
        )}
      </div>
      <div class="replay-choices">
        <select
          aria-label={say.speed}
          title={say.speed}
          value={speed}
          onChange={(event) => setSpeed(event.currentTarget.value as Speed)}
        >
          {Object.keys(SPEEDS).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <select
          aria-label={say.eyes}
          title={say.eyes}
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
        <ShareMoment share={share} at={at} />
      </div>
    </section>
  );
}

function readEyes(value: string): Eyes {
  return value === 'all' || value === 'spectator' ? value : Number(value);
}

/** To the turn, or the round, before and after. */
function Jump({
  names,
  keys: [backKey, forwardKey],
  onBack,
  onForward,
  atStart,
  atEnd,
}: {
  names: { readonly name: string; readonly back: string; readonly forward: string };
  keys: readonly [string, string];
  onBack: () => void;
  onForward: () => void;
  atStart: boolean;
  atEnd: boolean;
}) {
  return (
    <div class="replay-jump" role="group" aria-label={names.name}>
      <Step
        label={names.back}
        keys={backKey}
        sign="M16 4L8 10L16 16ZM9 4L1 10L9 16Z"
        onClick={onBack}
        disabled={atStart}
      />
      <span aria-hidden="true">{names.name}</span>
      <Step
        label={names.forward}
        keys={forwardKey}
        sign="M4 4L12 10L4 16ZM11 4L19 10L11 16Z"
        onClick={onForward}
        disabled={atEnd}
      />
    </div>
  );
}

/** What keys are called in a hint. */
const SIGNS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

interface StepProps {
  label: string;
  /** The key that does the same, as the browser calls it. */
  keys: string;
  sign: string;
  onClick: () => void;
  disabled?: boolean;
  main?: boolean;
}

function Step({ label, keys, sign, onClick, disabled = false, main = false }: StepProps) {
  const key = SIGNS[keys] ?? words().replay.keyNames[keys] ?? keys;
  return (
    <button
      type="button"
      class={main ? 'main sign' : 'plain sign'}
      aria-label={label}
      aria-keyshortcuts={keys}
      title={`${label} (${key})`}
      disabled={disabled}
      onClick={onClick}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d={sign} />
      </svg>
    </button>
  );
}
