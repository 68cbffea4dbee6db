/** What stands for a line that was longer than the limit. */
export const TOO_LONG = Symbol('too long');

/** Splits a stream into lines, without ever holding more than `limit` characters of one. */
export async function* linesOf(
  input: AsyncIterable<string>,
  limit: number,
): AsyncGenerator<string | typeof TOO_LONG> {
  let held: string[] = [];
  let length = 0;
  const take = (): string | typeof TOO_LONG => {
    const line = length > limit ? TOO_LONG : held.join('');
    held = [];
    length = 0;
    return line;
  };
  const keep = (text: string): void => {
    length += text.length;
    if (length > limit) held = [];
    else if (text !== '') held.push(text);
  };
  for await (const chunk of input) {
    let start = 0;
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', start)) {
      keep(chunk.slice(start, end));
      yield take();
      start = end + 1;
    }
    keep(chunk.slice(start));
  }
  if (length > 0) yield take();
}
