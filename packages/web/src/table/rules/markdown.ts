export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'text'; readonly text: string };

const ITEM = /^\s*(?:[-*]|\d+\.)\s+/;

/** The blocks of a markdown text: headings, lists, tables and paragraphs. */
export function parseBlocks(text: string): Block[] {
  return groupLines(text).flatMap((lines) => blocksOf(lines));
}

/** Lines that belong together: separated by blank lines, headings alone. */
function groupLines(text: string): string[][] {
  const groups: string[][] = [[]];
  for (const line of text.split('\n')) {
    if (line.trim() === '') groups.push([]);
    else if (line.startsWith('#')) groups.push([line], []);
    else groups.at(-1)?.push(line);
  }
  return groups.filter((group) => group.length > 0);
}

function blocksOf(lines: readonly string[]): Block[] {
  const [first = ''] = lines;
  const heading = /^(#+)\s+(.*)$/.exec(first);
  if (heading) return [{ kind: 'heading', level: heading[1]?.length ?? 1, text: heading[2] ?? '' }];
  if (first.startsWith('|')) return [{ kind: 'table', rows: rowsOf(lines) }];
  const start = lines.findIndex((line) => ITEM.test(line));
  if (start < 0) return [{ kind: 'text', text: lines.join(' ') }];
  const items: string[] = [];
  for (const line of lines.slice(start)) {
    if (ITEM.test(line)) items.push(line.replace(/^\s*[-*]\s+/, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  const before: Block[] =
    start > 0 ? [{ kind: 'text', text: lines.slice(0, start).join(' ') }] : [];
  return [...before, { kind: 'list', items }];
}

function rowsOf(lines: readonly string[]): string[][] {
  return lines
    .filter((line) => !/^\|[\s:|-]+\|?$/.test(line))
    .map((line) =>
      line
        .replace(/^\||\|\s*$/g, '')
        .split('|')
        .map((cell) => cell.trim()),
    );
}
