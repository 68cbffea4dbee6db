import { Unreadable } from './problem.ts';
import type { Expected } from './problem.ts';

const SPACE = /[\s,;\uFEFF]/;
const WORD_END = /[\s,;{}[\]"]/;

/** A place in a text, and what stands there. */
interface Token {
  readonly text: string;
  readonly at: number;
}

/** Goes through a text, word by word, and knows where it is. */
export class Scanner {
  private readonly text: string;
  private at = 0;

  constructor(text: string) {
    this.text = text;
  }

  get place(): number {
    return this.at;
  }

  /** The next character that means something; empty at the end. */
  peek(): string {
    while (SPACE.test(this.text.charAt(this.at))) this.at++;
    return this.text.charAt(this.at);
  }

  /** The next word; empty where none begins. */
  word(): Token {
    this.peek();
    const at = this.at;
    while (this.at < this.text.length && !WORD_END.test(this.text.charAt(this.at))) this.at++;
    return { text: this.text.slice(at, this.at), at };
  }

  /** Whether this character comes next; it is passed then. */
  passes(character: string): boolean {
    if (this.peek() !== character) return false;
    this.at++;
    return true;
  }

  /** Everything up to a closing character, where a backslash takes the next one as it is. */
  until(closing: string, expected: Expected): string {
    const start = this.at;
    let inside = '';
    for (; this.at < this.text.length; this.at++) {
      const character = this.text.charAt(this.at);
      if (character === closing) {
        this.at++;
        return inside;
      }
      if (character === '\\') this.at++;
      inside += this.text.charAt(this.at);
    }
    return this.fail(start, expected, [closing]);
  }

  /** Stops: something else was expected at this place. */
  fail(at: number, expected: Expected, among: readonly string[] = []): never {
    const before = this.text.slice(0, at).split('\n');
    const [found = ''] = /^\S*/.exec(this.text.slice(at)) ?? [];
    const column = (before.at(-1)?.length ?? 0) + 1;
    throw new Unreadable({
      line: before.length,
      column,
      found: found.slice(0, 40),
      expected,
      among,
    });
  }
}
