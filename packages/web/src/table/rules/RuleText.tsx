import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { Found } from './Found.tsx';
import { InSight } from './InSight.tsx';
import type { Block } from './markdown.ts';
import { ReadingContext, ruleId } from './reading.ts';
import { isReadByLine, numberOf } from './sections.ts';

/** The little markdown that RULES.md uses. Rules that matter now stand out, and worked examples have their pictures. */
export function RuleText({ blocks }: { blocks: readonly Block[] }) {
  return (
    <>
      {blocks.map((block, i) => (
        <BlockView key={i} block={block} />
      ))}
    </>
  );
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <h4>{inline(block.text)}</h4>;
    case 'list':
      return (
        <ul>
          {block.items.map((item, i) => (
            <Rule key={i} as="li" text={item} />
          ))}
        </ul>
      );
    case 'table':
      return <Table rows={block.rows} />;
    case 'text':
      return <Rule as="p" text={block.text} />;
  }
}

/** What a line with a number is given, so that it can be found and stand out. */
function useRule(line: string): {
  number: string | undefined;
  props: { id?: string; class: string };
} {
  const { now } = useContext(ReadingContext);
  const number = numberOf(line);
  const isNow = number !== undefined && now.includes(number);
  return {
    number,
    props: { ...(number && { id: ruleId(number) }), class: isNow ? 'rule rule-now' : 'rule' },
  };
}

function Rule({ as: Tag, text }: { as: 'li' | 'p'; text: string }) {
  const { number, props } = useRule(text);
  const { examples } = useContext(ReadingContext);
  const Example = examples[number ?? ''];
  const line = <Tag {...props}>{inline(text, number)}</Tag>;
  if (!Example) return line;
  const figure = <InSight class="rule-example" Picture={Example} />;
  return Tag === 'li' ? (
    <li {...props}>
      {inline(text, number)}
      {figure}
    </li>
  ) : (
    <div>
      {line}
      {figure}
    </div>
  );
}

/** A table that is read line by line is so where there is no room for its columns; any other one scrolls. */
function Table({ rows }: { rows: readonly (readonly string[])[] }) {
  const [head = [], ...body] = rows;
  const isRead = isReadByLine(rows);
  return (
    <div class={isRead ? 'rule-rows' : 'scroll-x'} {...(!isRead && { tabIndex: 0 })}>
      <table>
        <thead>
          <tr>
            {head.map((cell, i) => (
              <th key={i} scope="col">
                {inline(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row, i) => (
            <Row key={i} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row }: { row: readonly string[] }) {
  const { number, props } = useRule(row[0] ?? '');
  return (
    <tr {...props}>
      {row.map((cell, i) => (
        <td key={i}>{inline(cell, number)}</td>
      ))}
    </tr>
  );
}

/** Bold, italic, code, the words of links, and ways to the rules that are named. `own` is the rule in which it stands. */
function inline(text: string, own?: string): ComponentChildren {
  const parts = text.split(/(\*\*[^*]+\*\*|`[^`]+`|\*[^*]+\*|\[[^\]]+\]\([^)]+\))/);
  return parts.map((part, i) => {
    if (part.startsWith('**')) {
      return (
        <strong key={i}>
          <Words text={part.slice(2, -2)} own={own} />
        </strong>
      );
    }
    if (part.startsWith('`')) return <code key={i}>{part.slice(1, -1)}</code>;
    if (part.startsWith('*') && part.length > 2) {
      return (
        <em key={i}>
          <Words text={part.slice(1, -1)} own={own} />
        </em>
      );
    }
    const text = part.startsWith('[') ? part.slice(1, part.indexOf(']')) : part;
    return <Words key={i} text={text} own={own} />;
  });
}

const NUMBERS = /\b([A-Z]\d{1,2}|\d{1,2}\.\d{1,2})\b(?![.,]\d)/;

/** Words in which the number of another rule leads to it. */
function Words({ text, own }: { text: string; own: string | undefined }) {
  const { numbers, follow } = useContext(ReadingContext);
  return (
    <>
      {text.split(NUMBERS).map((part, i) =>
        i % 2 === 0 || !numbers.has(part) ? (
          <Found key={i} text={part} />
        ) : part === own && i === 1 && text.startsWith(part) ? (
          <strong key={i}>
            <Found text={part} />
          </strong>
        ) : part === own ? (
          <Found key={i} text={part} />
        ) : (
          <button key={i} type="button" class="rule-link" onClick={() => follow(part, own)}>
            <Found text={part} />
          </button>
        ),
      )}
    </>
  );
}
