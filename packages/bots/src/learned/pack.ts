import type { Learned } from './judgement.ts';
import { partsOf } from './network.ts';

/** The largest number of a packed weight. */
const MOST = 32767;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** As text: a line of JSON with all but the weights, and a line with them, two bytes each and a scale for every part. */
export function packLearned({ weights, ...rest }: Learned): string {
  const bounds = boundsOf(rest.shape);
  const scales = bounds.slice(0, -1).map((from, part) => {
    let most = 0;
    for (const each of weights.subarray(from, bounds[part + 1]))
      most = Math.max(most, Math.abs(each));
    return most === 0 ? 1 : most / MOST;
  });
  const bytes = new Uint8Array(2 * weights.length);
  const view = new DataView(bytes.buffer);
  for (const [part, scale] of scales.entries()) {
    const end = bounds[part + 1] ?? 0;
    for (let i = bounds[part] ?? 0; i < end; i++) {
      view.setInt16(2 * i, Math.round((weights[i] ?? 0) / scale), true);
    }
  }
  return `${JSON.stringify({ ...rest, scales })}\n${toBase64(bytes)}`;
}

export function unpackLearned(text: string): Learned {
  const end = text.indexOf('\n');
  const { scales, ...rest } = JSON.parse(text.slice(0, end)) as Omit<Learned, 'weights'> & {
    scales: number[];
  };
  const bytes = fromBase64(text.slice(end + 1).trim());
  const view = new DataView(bytes.buffer);
  const bounds = boundsOf(rest.shape);
  const weights = new Float32Array(bytes.length / 2);
  for (const [part, scale] of scales.entries()) {
    const last = bounds[part + 1] ?? 0;
    for (let i = bounds[part] ?? 0; i < last; i++) weights[i] = view.getInt16(2 * i, true) * scale;
  }
  return { ...rest, weights };
}

function boundsOf(shape: Learned['shape']): number[] {
  return Object.values(partsOf(shape));
}

/** Three bytes in four digits; written out because not every place that plays has the same function for it. */
function toBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let i = 0; i < bytes.length; i += 3) {
    const left = Math.min(3, bytes.length - i);
    const word = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    for (let digit = 0; digit < 4; digit++) {
      parts.push(digit <= left ? (DIGITS[(word >> (18 - 6 * digit)) & 63] ?? '') : '=');
    }
  }
  return parts.join('');
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const values = new Int8Array(128).fill(-1);
  for (let i = 0; i < DIGITS.length; i++) values[DIGITS.codePointAt(i) ?? 0] = i;
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  for (let i = 0, at = 0; i < text.length; i += 4, at += 3) {
    let word = 0;
    for (let digit = 0; digit < 4; digit++) {
      word = (word << 6) | Math.max(0, values[text.codePointAt(i + digit) ?? 0] ?? 0);
    }
    bytes[at] = word >> 16;
    bytes[at + 1] = word >> 8;
    bytes[at + 2] = word;
  }
  return bytes;
}
