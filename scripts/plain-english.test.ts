import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const FILES = [
  '*.md',
  'docs/**/*.md',
  'deploy/**/*.{md,yaml}',
  'packages/*/src/**/*.{ts,tsx,md}',
  'bench/src/**/*.ts',
  'e2e/**/*.ts',
];

/** What nobody would say at a table; each was once in the product, and is said better today. */
const WORDINGS: readonly (string | RegExp)[] = [
  // At the table.
  'play cards, one of each type or burn a card',
  /(against|joined|holds up) You\b/,
  'You plays',
  'That is Coal',
  /You delivered [A-Z]\w+: \$/,
  ' did nothing.',
  /foiled [A-Z]\w+: the/,
  / paid \w+ out of play/,
  'Hand of You',
  /`Hand of \$\{/,
  /['"`]How the scores arose/,
  'Goods worth $1,000,000 have arrived',
  'Ten rounds are played; the greatest',
  '(counts nothing)',
  /['"`]Go on['"`]/,
  'One step on',
  'Play on by yourself',
  'Watch what the others do',
  'Tap the thing',
  'Nothing asks for that',
  /things? (is|are)['`, ]+offered\. Press/,
  'Press N for the next one',
  'Offered thing before',
  'From thing to thing',
  'Since your last turn: ',
  /['"`]Do it['"`]/,
  'Turn the Violet dial to one of the five other positions',
  'this makes the delivery',
  /\+\d+ \(now \d/,
  'are drawn by themselves',
  'set out to build',
  'no more can be built',
  'all of it can be built with',
  'Dividends are looked at',
  'never make money flow',
  'kept the blow away',
  'still to be met',
  'Who earns less puts',
  'How many goods cards the deck holds',
  'Lets five to eight players sit down',
  'passes in a row end the round',
  /\b(the|an?) own [a-z]/,
  // On the pages. Passkeys work by a name only.
  /open http:\/\/127\.0\.0\.1/,
  'Speed of what others do',
  'Like the device',
  'Like the browser',
  'Single letters and digits as shortcuts',
  /['"`]Come in\b/,
  'Nobody waits right now',
  /['"`]Look['"`]/,
  'Anybody who comes',
  'Only who has the link',
  'The clock rests',
  'In one sitting',
  'What was agreed',
  'Tell me about this match',
  'Nothing is armed',
  /['"`]Arm(ed)?['"`]/,
  'Resign for good',
  'Remove for good',
  'Delete for good',
  'This table was given up',
  'The line to the server is down',
  'is served without a play server',
  /don?’t belong together|do not belong together/,
  'The current password is another one',
  'That was a bit much',
  'told to show no notices',
  'Where you are signed in',
  // In comments and documentation.
  '`expert` is content with',
  'says apart whether',
  'where there was so much',
  'in the words of Prometheus',
  'in one journey',
  'in one question',
  /\b[Nn]ews( of \w+ \w+| of an entry)? (are|carry|come)\b/,
  "for who can't see it",
  'for who only has passkeys',
  'needs not ',
];

/** A sentence may be broken over lines, and over lines of a comment. */
const plain = (text: string): string => text.replaceAll(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');

const TEXTS = globSync(FILES, { cwd: ROOT })
  .filter((path) => !path.includes('node_modules'))
  .map((path) => ({ path, text: plain(readFileSync(join(ROOT, path), 'utf8')) }));

it('reads what the product says', () => {
  const read = TEXTS.map(({ path }) => path);
  for (const path of [
    'README.md',
    'docs/server.md',
    'packages/web/src/words/en.ts',
    'packages/web/src/games/german-railways/lesson/en.ts',
  ])
    expect(read).toContain(path);
});

it.each(WORDINGS)('nothing says %s', (wording) => {
  const says = (text: string): boolean =>
    typeof wording === 'string' ? text.includes(wording) : wording.test(text);
  expect(TEXTS.filter(({ text }) => says(text)).map(({ path }) => path)).toEqual([]);
});
