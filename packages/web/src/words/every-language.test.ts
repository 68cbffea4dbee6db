import { GAMES } from '@roundhouse/games';
import { describe, expect, it } from 'vitest';

type Tree = Readonly<Record<string, unknown>>;

/** Every pair of files with English and German words. */
const english = import.meta.glob<{ en: Tree }>('../**/{en,box.en,about.en,rulebook.en}.ts', {
  eager: true,
});
const german = import.meta.glob<{ de: Tree }>('../**/{de,box.de,about.de,rulebook.de}.ts', {
  eager: true,
});
const PAIRS = Object.entries(english).map(([path, { en }]) => ({
  path,
  en,
  de: german[path.replace(/en\.ts$/, 'de.ts')]?.de,
}));

/** What is the same in both: names, signs, and words that German has taken in. X stands for whatever is put in. */
const SAME: readonly RegExp[] = [
  /^[^\p{L}]*$/u,
  /^(Roundhouse|English|Deutsch|Name|Bot,)$/,
  /^(Discord|Slack|Webhook|Code|Moderation)$/,
  /^(Online|Offline|Live|Chat|Hand|Normal|passkeys?|Passkeys?|in)$/,
];
/** What a game adds to that. */
const games = import.meta.glob<{ sameInGerman: readonly string[] }>(
  '../games/*/words/same-in-german.ts',
  { eager: true },
);
const NAMES = new Set(Object.values(games).flatMap(({ sameInGerman }) => sameInGerman));
const isSame = (text: string): boolean => {
  const bare = text.replaceAll(/X|\d/g, '').trim();
  return NAMES.has(text) || NAMES.has(bare) || SAME.some((same) => same.test(bare));
};

/** The texts of a catalog: each with the way to it. Functions are asked with names and numbers. */
function textsOf(value: unknown, way = ''): [string, string][] {
  if (typeof value === 'string') return [[way, value]];
  if (typeof value === 'function') return textsOf(ask(value as Ask), `${way}()`);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsOf(each, `${way}.${key}`));
}

/** The way to each text of a catalog, and to each function that makes one. */
function waysOf(value: unknown, way = ''): string[] {
  if (typeof value !== 'object' || value === null) return [way];
  return Object.entries(value)
    .flatMap(([key, each]) => waysOf(each, `${way}.${key}`))
    .toSorted();
}

type Ask = (...given: unknown[]) => unknown;

const GIVEN: readonly (readonly unknown[])[] = [
  [2, 2, 2, 2, 2],
  ['X', 'X', 'X', 'X', 'X'],
  [['X'], 2],
  ['X', 2, 2, 2, 2],
  ['X', 'X', 2, 2, 2],
  [2, ['X'], 2],
  ['X', ['X'], 2],
  [2, 2, true, 2, 2],
  ['X', 'X', 2, { railroad: 'X', income: 2, met: 'X' }],
];

/** What a function of a catalog says to the first arguments that it can take. */
function ask(words: Ask): unknown {
  for (const given of GIVEN) {
    try {
      const said = words(...given);
      if (typeof said !== 'string' || !/undefined|NaN|\[object/.test(said)) return said;
    } catch {
      // Not what this one takes.
    }
  }
  throw new Error(`nothing fits ${words.toString()}`);
}

describe.each(PAIRS)('$path', ({ en, de }) => {
  it('has the same words in German', () => {
    expect(de).toBeDefined();
    expect(waysOf(de)).toEqual(waysOf(en));
  });

  it('is German', () => {
    const all = new Map(textsOf(en));
    const left = textsOf(de).filter(([way, text]) => text === all.get(way) && !isSame(text));
    expect(left).toEqual([]);
  });

  it('has German quotes, dashes and dots', () => {
    const bad = textsOf(de).filter(([, text]) => /["“”](?=\p{L})|'|\.\.\.|\S…/u.test(text));
    expect(bad).toEqual([]);
  });
});

it('names every option and every value that is more than yes or no', () => {
  for (const { id, options } of GAMES) {
    for (const each of PAIRS.filter(({ path }) => path.includes(`/${id}/words/box.`))) {
      for (const words of [each.en, each.de]) {
        const named = words?.['options'] as Record<string, { values: Record<string, string> }>;
        expect(Object.keys(named)).toEqual(options.map(({ key }) => key));
        for (const { key, values } of options) {
          const spelled = values.filter((value) => typeof value !== 'boolean').map(String);
          expect(Object.keys(named[key]?.values ?? {}).toSorted()).toEqual(spelled.toSorted());
        }
      }
    }
  }
});
