import type { ComponentChildren, JSX } from 'preact';
import { parseBlocks } from './markdown.ts';
import type { Block } from './markdown.ts';

/** The little markdown that RULES.md uses. Blocks that begin with one of the marked numbers stand out. */
export function Markdown({
  text,
  marked = [],
}: {
  text: string;
  marked?: readonly string[];
}): JSX.Element {
  return (
    <>
      {parseBlocks(text).map((block, i) => (
        <BlockView key={i} block={block} marked={marked} />
      ))}
    </>
  );
}

function BlockView({ block, marked }: { block: Block; marked: readonly string[] }): JSX.Element {
  switch (block.kind) {
    case 'heading': {
      const Tag = block.level <= 2 ? 'h3' : 'h4';
      return <Tag>{inline(block.text)}</Tag>;
    }
    case 'list':
      return (
        <ul>
          {block.items.map((item, i) => (
            <li key={i} class={isMarked(item, marked) ? 'rule-now' : ''}>
              {inline(item)}
            </li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <div class="scroll-x">
          <table>
            <tbody>
              {block.rows.map((row, i) => (
                <tr key={i} class={isMarked(row[0] ?? '', marked) ? 'rule-now' : ''}>
                  {row.map((cell, j) =>
                    i === 0 ? <th key={j}>{inline(cell)}</th> : <td key={j}>{inline(cell)}</td>,
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    case 'text':
      return <p class={isMarked(block.text, marked) ? 'rule-now' : ''}>{inline(block.text)}</p>;
  }
}

function isMarked(text: string, marked: readonly string[]): boolean {
  const start = text.replaceAll(/[*`]/g, '');
  return marked.some((number) =>
    new RegExp(`^${number.replaceAll('.', '\\.')}\\b(?!\\.\\d)`).test(start),
  );
}

/** Bold, italic, code and the words of links. */
function inline(text: string): ComponentChildren {
  const parts = text.split(/(\*\*[^*]+\*\*|`[^`]+`|\*[^*]+\*|\[[^\]]+\]\([^)]+\))/);
  return parts.map((part, i) => {
    if (part.startsWith('**')) return <strong key={i}>{part.slice(2, -2)}</strong>;
    if (part.startsWith('`')) return <code key={i}>{part.slice(1, -1)}</code>;
    if (part.startsWith('*') && part.length > 2) return <em key={i}>{part.slice(1, -1)}</em>;
    if (part.startsWith('[')) return part.slice(1, part.indexOf(']'));
    return part;
  });
}
