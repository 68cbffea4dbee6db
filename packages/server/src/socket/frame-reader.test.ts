import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clientFrame, tornAt } from '../testing/client-frames.ts';
import { OPCODE } from './frame.ts';
import { FrameReader } from './frame-reader.ts';

const { more, text, binary, close, ping, pong } = OPCODE;
const MOST = 1000;

/** What a reader hears in these chunks. */
function heardIn(chunks: readonly Buffer[]): unknown[] {
  const heard: unknown[] = [];
  const reader = new FrameReader(
    {
      hearText: (said, bytes) => heard.push(['message', said, bytes]),
      hearPing: (sent) => heard.push(['ping', sent]),
      hearPong: () => heard.push(['pong']),
      hearGoodbye: (code) => heard.push(['goodbye', code]),
      hearUnreadable: (code) => heard.push(['unreadable', code]),
    },
    MOST,
  );
  for (const chunk of chunks) reader.read(chunk);
  return heard;
}
const heard = (...frames: readonly Buffer[]): unknown[] => heardIn([Buffer.concat(frames)]);

/** Frames that belong together, and what is heard in them. */
interface Said {
  readonly frames: readonly Buffer[];
  readonly heard: readonly unknown[];
}

const mask = fc.array(fc.nat(255), { minLength: 4, maxLength: 4 });
const control: fc.Arbitrary<Said> = fc
  .record({ isPing: fc.boolean(), sent: fc.uint8Array({ maxLength: 125 }), mask })
  .map(({ isPing, sent, mask }) => ({
    frames: [clientFrame(isPing ? ping : pong, sent, { mask })],
    heard: [isPing ? ['ping', Buffer.from(sent).toString('latin1')] : ['pong']],
  }));
const words = fc.oneof(
  fc.string({ maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);
/** A message in as many frames as its bytes are torn into, with others between them that may be. */
const message: fc.Arbitrary<Said> = fc
  .record({
    bytes: fc.oneof(words, fc.uint8Array({ maxLength: 300 })),
    places: fc.array(fc.nat(), { maxLength: 4 }),
    between: control,
    mask,
  })
  .map(({ bytes, places, between, mask }) => {
    const isText = typeof bytes === 'string';
    const parts = tornAt(Buffer.from(bytes), places);
    const frames = parts.flatMap((part, i) => {
      const final = i === parts.length - 1;
      const frame = clientFrame(i > 0 ? more : isText ? text : binary, part, { final, mask });
      return final ? [frame] : [frame, ...between.frames];
    });
    const { length } = Buffer.from(bytes);
    const meanwhile = parts.slice(1).flatMap(() => between.heard);
    return { frames, heard: [...meanwhile, ['message', isText ? bytes : '', length]] };
  });

it('what is said is heard, however it is torn into frames and chunks', () => {
  const torn = fc.record({
    said: fc.array(fc.oneof(message, control), { maxLength: 6 }),
    places: fc.array(fc.nat(), { maxLength: 12 }),
  });
  fc.assert(
    fc.property(torn, ({ said, places }) => {
      const bytes = Buffer.concat(said.flatMap(({ frames }) => frames));
      expect(heardIn(tornAt(bytes, places))).toEqual(said.flatMap((each) => each.heard));
    }),
    { numRuns: 1000 },
  );
});

it('what comes byte by byte is heard', () => {
  const said = 'Zürich → 京都 🚂'.repeat(20);
  const bytes = Buffer.concat([clientFrame(text, said), clientFrame(close, '')]);
  expect(heardIn([...bytes].map((byte) => Buffer.from([byte])))).toEqual([
    ['message', said, Buffer.byteLength(said)],
    ['goodbye', undefined],
  ]);
});

it('any bytes are read without an error, alike however they are torn, and nothing is heard after the end', () => {
  const frame = fc
    .record({
      first: fc.nat(255),
      payload: fc.uint8Array({ maxLength: 20 }),
      masked: fc.boolean(),
    })
    .map(({ first, payload, masked }) => {
      const bytes = clientFrame(0, payload, { masked: masked || first % 2 === 0 });
      bytes[0] = first;
      return bytes;
    });
  const bytes = fc
    .array(
      fc.oneof(
        frame,
        message.map(({ frames }) => Buffer.concat(frames)),
        fc.uint8Array(),
      ),
    )
    .map((pieces) => Buffer.concat(pieces));
  fc.assert(
    fc.property(bytes, fc.array(fc.nat(), { maxLength: 12 }), (all, places) => {
      const whole = heardIn([Buffer.from(all)]);
      expect(heardIn(tornAt(all, places))).toEqual(whole);
      const ends = whole.filter((each) => /goodbye|unreadable/.test(String(each)));
      expect(ends).toEqual(ends.length === 0 ? [] : [whole.at(-1)]);
    }),
    { numRuns: 2000 },
  );
});

describe('what can’t be read ends it with the right code', () => {
  const half = { final: false };
  const huge = (high: number): Buffer =>
    Buffer.from([0x81, 0xff, 0, 0, 0, high, 0, 0, 0, 0, 1, 2, 3, 4]);
  it.each<[string, number, readonly Buffer[]]>([
    ['no mask', 1002, [clientFrame(text, 'a', { masked: false })]],
    ['no mask, of nothing', 1002, [clientFrame(ping, '', { masked: false })]],
    ...[1, 2, 4].map((reserved): [string, number, Buffer[]] => [
      `reserved bit ${reserved}`,
      1002,
      [clientFrame(text, 'a', { reserved })],
    ]),
    ...[3, 4, 5, 6, 7, 11, 12, 13, 14, 15].map((opcode): [string, number, Buffer[]] => [
      `opcode ${opcode}`,
      1002,
      [clientFrame(opcode, 'a')],
    ]),
    ['a frame that continues nothing', 1002, [clientFrame(more, 'a')]],
    ['a text inside a text', 1002, [clientFrame(text, 'a', half), clientFrame(text, 'b')]],
    ['bytes inside a text', 1002, [clientFrame(text, 'a', half), clientFrame(binary, 'b')]],
    ['a ping in pieces', 1002, [clientFrame(ping, 'a', half)]],
    ['a good-bye in pieces', 1002, [clientFrame(close, '', half)]],
    ['a ping that is too long', 1002, [clientFrame(ping, 'a'.repeat(126))]],
    ['a pong that is too long', 1002, [clientFrame(pong, 'a'.repeat(126))]],
    ['half a code', 1002, [clientFrame(close, [3])]],
    ...[0, 999, 1004, 1005, 1006, 1015, 1016, 2999, 5000, 65_535].map(
      (code): [string, number, Buffer[]] => [
        `code ${code}`,
        1002,
        [clientFrame(close, [code >> 8, code & 0xff])],
      ],
    ),
    ['words of a good-bye that are no text', 1007, [clientFrame(close, [3, 232, 0xff])]],
    ['a text that is none', 1007, [clientFrame(text, [0x61, 0xc3, 0x28])]],
    ['half a letter', 1007, [clientFrame(text, [0xc3], half), clientFrame(more, [])]],
    ['a text that is too long', 1009, [clientFrame(text, 'a'.repeat(MOST + 1))]],
    ['bytes that are too many', 1009, [clientFrame(binary, 'a'.repeat(MOST + 1))]],
    [
      'pieces that are too long together',
      1009,
      [clientFrame(text, 'a'.repeat(MOST), half), clientFrame(more, 'a')],
    ],
    ['four gigabytes', 1009, [huge(1)]],
  ])('%s', (_, code, frames) => {
    const before = clientFrame(text, 'before');
    const after = clientFrame(text, 'after');
    const all = Buffer.concat([before, ...frames, after]);
    const expected = [
      ['message', 'before', 6],
      ['unreadable', code],
    ];
    expect(heardIn([Buffer.from(all)])).toEqual(expected);
    expect(heardIn(tornAt(all, [...all.keys()]))).toEqual(expected);
  });

  it('as soon as it can be seen', () => {
    expect(heard(Buffer.from([0x83, 0x80]))).toEqual([['unreadable', 1002]]);
    expect(heard(clientFrame(text, 'a'.repeat(MOST + 1)).subarray(0, 8))).toEqual([
      ['unreadable', 1009],
    ]);
  });
});

it.each([1000, 1001, 1003, 1007, 1011, 1014, 3000, 4401, 4999])('one may leave with %i', (code) => {
  const why = Buffer.from([code >> 8, code & 0xff, ...Buffer.from('später')]);
  expect(heard(clientFrame(close, why), clientFrame(text, 'after'))).toEqual([['goodbye', code]]);
});

it('a message may be as long as it may', () => {
  const longest = 'a'.repeat(MOST);
  expect(heard(clientFrame(text, longest))).toEqual([['message', longest, MOST]]);
  const half = clientFrame(text, longest.slice(1), { final: false });
  expect(heard(half, clientFrame(ping, 'still here'), clientFrame(more, 'a'))).toEqual([
    ['ping', 'still here'],
    ['message', longest, MOST],
  ]);
});
