import { describe, expect, it } from 'vitest';
import { parseClientMessage } from './client-message.ts';
import { PROTOCOL_VERSION } from './version.ts';

const parse = (message: unknown) => parseClientMessage(JSON.stringify(message));
const move = {
  v: PROTOCOL_VERSION,
  type: 'move',
  match: 'm',
  id: 'a',
  entry: 3,
  move: { kind: 'bid', amount: 4 },
};

describe('a message', () => {
  it.each([
    move,
    { v: PROTOCOL_VERSION, type: 'subscribe', match: 'm' },
    { v: PROTOCOL_VERSION, type: 'subscribe', match: 'm', since: 0 },
    { v: PROTOCOL_VERSION, type: 'take-back', match: 'm', id: 'a', entry: 3, count: 1 },
    { v: PROTOCOL_VERSION, type: 'program', match: 'm', id: 'a', program: null },
    {
      v: PROTOCOL_VERSION,
      type: 'program',
      match: 'm',
      id: 'a',
      program: { kind: 'bid-up-to', amount: 9 },
    },
    { v: PROTOCOL_VERSION, type: 'ping', id: 'a' },
  ])('is read: %j', (message) => {
    expect(parse(message)).toEqual({ ok: true, message });
  });

  it('may speak of what it may not have', () => {
    const message = {
      v: PROTOCOL_VERSION,
      type: 'chat',
      match: 'm',
      id: 'a',
      text: String.raw`\u0000`,
    };
    expect(parse(message)).toEqual({ ok: true, message });
  });

  it('loses fields that do not belong', () => {
    expect(parse({ ...move, seat: 2 })).toEqual({ ok: true, message: move });
  });

  it.each([
    ['no JSON', '{'],
    ['no object', '7'],
    ['an unknown type', `{"v":${PROTOCOL_VERSION},"type":"win","match":"m"}`],
    ['a long id', JSON.stringify({ ...move, id: 'x'.repeat(65) })],
    ['a negative entry', JSON.stringify({ ...move, entry: -1 })],
    ['a nested move', JSON.stringify({ ...move, move: { kind: 'bid', amount: { $gt: 1 } } })],
    ['an id that no database keeps', JSON.stringify({ ...move, id: 'a\0' })],
    ['a match that no database keeps', JSON.stringify({ ...move, match: '\0' })],
    [
      'one deep below',
      `{"v":${PROTOCOL_VERSION},"type":"ping","id":${'['.repeat(50_000)}${']'.repeat(50_000)},"x":"\\u0000"}`,
    ],
    ['an empty chat', `{"v":${PROTOCOL_VERSION},"type":"chat","match":"m","id":"a","text":"  "}`],
    [
      'a take-back of nothing',
      `{"v":${PROTOCOL_VERSION},"type":"take-back","match":"m","id":"a","entry":1,"count":0}`,
    ],
  ])('is refused for %s', (_, text) => {
    expect(parseClientMessage(text)).toMatchObject({ ok: false, reason: 'malformed' });
  });

  it('of another version is refused as such, under its id', () => {
    expect(parse({ ...move, v: 1 })).toEqual({ ok: false, reason: 'unknown-version', id: 'a' });
  });
});
