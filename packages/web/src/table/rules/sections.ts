import { parseBlocks } from './markdown.ts';
import type { Block } from './markdown.ts';

interface RuleSection {
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface RuleDocument {
  /** What stands before the first section. */
  readonly intro: readonly Block[];
  readonly sections: readonly RuleSection[];
  /** Every number that a rule has. */
  readonly numbers: ReadonlySet<string>;
}

/** The rules of a game, section by section. */
export function readRules(text: string): RuleDocument {
  const intro: Block[] = [];
  const sections: { title: string; blocks: Block[] }[] = [];
  const blocks = parseBlocks(text);
  for (const block of blocks) {
    const section = sections.at(-1);
    if (block.kind === 'heading' && block.level === 2)
      sections.push({ title: block.text, blocks: [] });
    else if (block.kind !== 'heading' || block.level > 1) (section?.blocks ?? intro).push(block);
  }
  const numbers = blocks.flatMap(linesOf).flatMap((line) => numberOf(line) ?? []);
  return { intro, sections, numbers: new Set(numbers) };
}

/** What can have a number: an item, a paragraph, a row. */
function linesOf(block: Block): readonly string[] {
  switch (block.kind) {
    case 'list':
      return block.items;
    case 'table':
      return block.rows.flatMap(([first]) => first ?? []);
    case 'text':
      return [block.text];
    case 'heading':
      return [];
  }
}

const BEGINS = /^\**((?:[A-Z]\d{1,2}|\d{1,2}\.\d{1,2}))\b(?![.,]\d)/;

/** The number that a rule begins with: "3.4", "P25". */
export const numberOf = (line: string): string | undefined => BEGINS.exec(line)?.[1];

/** Longer than a name. */
const SENTENCE = 40;

/** Whether the lines of a table are rulings, or sentences with a remark: one reads these, and looks up the others. */
export function isReadByLine([head = [], ...body]: readonly (readonly string[])[]): boolean {
  return (
    body.every(([first = '']) => numberOf(first) !== undefined) ||
    (head.length === 2 && body.some(([first = '']) => first.length > SENTENCE))
  );
}
