import { sound } from '../settings/settings.ts';

/** Every sound of the house, made of a few tones and a little noise. */
interface Recipe {
  /** Hertz at the start and at the end of each tone. */
  readonly tones: readonly (readonly [number, number])[];
  readonly wave: OscillatorType;
  /** Seconds. */
  readonly length: number;
  readonly gap?: number;
  readonly noise?: number;
}

const RECIPES = {
  click: { tones: [[900, 700]], wave: 'triangle', length: 0.05 },
  card: { tones: [], wave: 'sine', length: 0.09, noise: 2400 },
  coin: {
    tones: [
      [1760, 1760],
      [2349, 2349],
    ],
    wave: 'triangle',
    length: 0.09,
    gap: 0.05,
  },
  track: { tones: [[180, 120]], wave: 'square', length: 0.07, noise: 900 },
  stamp: { tones: [[110, 70]], wave: 'sine', length: 0.12, noise: 500 },
  bell: {
    tones: [
      [1318, 1318],
      [1318, 1318],
    ],
    wave: 'sine',
    length: 0.5,
    gap: 0.18,
  },
  whistle: {
    tones: [
      [587, 622],
      [740, 784],
    ],
    wave: 'sawtooth',
    length: 0.4,
  },
  chuff: { tones: [], wave: 'sine', length: 0.16, gap: 0.16, noise: 1200 },
  trouble: { tones: [[220, 160]], wave: 'triangle', length: 0.25 },
  fanfare: {
    tones: [
      [523, 523],
      [659, 659],
      [784, 784],
    ],
    wave: 'triangle',
    length: 0.4,
    gap: 0.14,
  },
} as const satisfies Record<string, Recipe>;

export type SoundName = keyof typeof RECIPES;

let context: AudioContext | undefined;

/** Plays a sound, unless sounds are off or the browser has not been touched yet. */
export function playSound(name: SoundName): void {
  if (sound.value === 'off' || typeof AudioContext === 'undefined') return;
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  const recipe: Recipe = RECIPES[name];
  const start = context.currentTime + 0.01;
  for (const [i, tone] of recipe.tones.entries()) {
    playTone(context, recipe, tone, start + i * (recipe.gap ?? 0));
  }
  if (recipe.noise !== undefined) playNoise(context, recipe.noise, recipe.length, start);
}

function playTone(
  audio: AudioContext,
  { wave, length }: Recipe,
  [from, to]: readonly [number, number],
  at: number,
): void {
  const oscillator = new OscillatorNode(audio, { type: wave, frequency: from });
  oscillator.frequency.linearRampToValueAtTime(to, at + length);
  oscillator.connect(fading(audio, wave === 'sine' ? 0.12 : 0.05, length, at));
  oscillator.start(at);
  oscillator.stop(at + length);
}

function playNoise(audio: AudioContext, pitch: number, length: number, at: number): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: pitch });
  source.connect(filter).connect(fading(audio, 0.15, length, at));
  source.start(at);
}

function fading(audio: AudioContext, level: number, length: number, at: number): AudioNode {
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(level, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  gain.connect(audio.destination);
  return gain;
}
