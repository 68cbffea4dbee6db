import { PROTOCOL_VERSION } from '@roundhouse/protocol';
import { expect, it, vi } from 'vitest';
import { keptRequests } from './kept-requests.ts';
import type { Request } from './play-socket.ts';

const move = (id: string): Request => ({
  v: PROTOCOL_VERSION,
  type: 'move',
  match: 'm',
  id,
  entry: 3,
  move: { kind: 'pass' },
});

/** What a browser keeps, as an object with the entries as its own properties. */
function storage(): Storage {
  const entries: Record<string, string> = {};
  return Object.defineProperties(entries as unknown as Storage, {
    setItem: { value: (key: string, text: string) => void (entries[key] = text) },
    removeItem: { value: (key: string) => Reflect.deleteProperty(entries, key) },
  });
}

it('two windows keep what waits in each, and neither drops the other’s', () => {
  vi.stubGlobal('localStorage', storage());
  localStorage.setItem('settings', '{}');
  keptRequests.add(move('first-window'));
  keptRequests.add(move('second-window'));
  keptRequests.drop('first-window');
  expect(keptRequests.read()).toEqual([move('second-window')]);
  keptRequests.drop('second-window');
  expect(keptRequests.read()).toEqual([]);
});

it('what is no request is passed over, and a browser that keeps nothing is none either', () => {
  vi.stubGlobal('localStorage', storage());
  localStorage.setItem('unsent/odd', 'no request');
  expect(keptRequests.read()).toEqual([]);
  vi.stubGlobal('localStorage', undefined);
  keptRequests.add(move('lost'));
  expect(keptRequests.read()).toEqual([]);
});
