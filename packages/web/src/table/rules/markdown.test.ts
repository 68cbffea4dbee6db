import { expect, it } from 'vitest';
import { parseBlocks } from './markdown.ts';

it('reads headings, paragraphs, lists and tables', () => {
  const text =
    '# Rules\nfirst\nline\n\n- **1.1** a\n  more\n- b\n\n| x | y |\n| --- | --- |\n| 1 | 2 |';
  expect(parseBlocks(text)).toEqual([
    { kind: 'heading', level: 1, text: 'Rules' },
    { kind: 'text', text: 'first line' },
    { kind: 'list', items: ['**1.1** a more', 'b'] },
    {
      kind: 'table',
      rows: [
        ['x', 'y'],
        ['1', '2'],
      ],
    },
  ]);
});
