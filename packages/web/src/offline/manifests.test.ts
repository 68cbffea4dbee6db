import { expect, it } from 'vitest';
import { LANGUAGE_TAGS } from '@roundhouse/protocol/languages';

interface Manifest {
  lang: string;
  description: string;
  shortcuts: { name: string; url: string }[];
}

const texts = import.meta.glob<string>('../../public/*.webmanifest', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const manifest = (name: string): Manifest =>
  JSON.parse(texts[`../../public/${name}`] ?? '{}') as Manifest;

/** Everything but the words. */
const wordless = (all: Manifest): object => ({
  ...all,
  lang: '',
  description: '',
  shortcuts: all.shortcuts.map((each) => ({ ...each, name: '' })),
});

it.each(LANGUAGE_TAGS.filter((each) => each !== 'en'))(
  'the app in %s differs in its words only',
  (tag) => {
    const english = manifest('roundhouse.webmanifest');
    const other = manifest(`roundhouse.${tag}.webmanifest`);
    expect(other.lang).toBe(tag);
    expect(other.description).not.toBe(english.description);
    expect(wordless(other)).toEqual(wordless(english));
  },
);
