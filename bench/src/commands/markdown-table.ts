/** The lines of a table of Markdown: names on the left, figures on the right. */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string[] {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, at) => (at === 0 ? '---' : '--:'));
  return [line(head), line(rule), ...rows.map(line), ''];
}

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
