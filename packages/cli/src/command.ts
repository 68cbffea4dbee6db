import { parseArgs } from 'node:util';
import type { Catalogue } from './catalogue.ts';

/** Everything a command touches outside itself. */
export interface Terminal {
  readonly catalogue: Catalogue;
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  /** For progress and errors. */
  readonly errors: NodeJS.WritableStream & { readonly isTTY?: boolean };
}

export interface Command {
  /** The whole help text. */
  readonly help: string;
  /** Gives the exit code. */
  run(args: readonly string[], terminal: Terminal): Promise<number> | number;
}

/** A command that is made of others: `roundhouse bench engine`. */
export interface CommandGroup {
  readonly help: string;
  readonly parts: readonly Listed[];
}

/** A command in a list. It is loaded when it is called, so that the others start fast. */
export interface Listed {
  readonly name: string;
  /** One line for the list. */
  readonly about: string;
  readonly load: Load;
}

type Load = () => Promise<{ readonly command: Command | CommandGroup }>;

/** A list of commands: what each of them does, and the module that has it. */
export function listed<Name extends string>(
  about: Readonly<Record<Name, string>>,
  load: Readonly<Record<NoInfer<Name>, Load>>,
): Listed[] {
  return Object.keys(about).map((name) => ({
    name,
    about: about[name as Name],
    load: load[name as Name],
  }));
}

/** The user asked for something that can't be done: told in one line, exit code 2. */
export class UsageError extends Error {}

type FlagKind = 'string' | 'boolean';

export type Flags<Kinds extends Readonly<Record<string, FlagKind>>> = {
  readonly [Name in keyof Kinds]: (Kinds[Name] extends 'string' ? string : boolean) | undefined;
};

/** Reads the arguments of a command: its flags, and as many plain words as have names. */
export function readArguments<Kinds extends Readonly<Record<string, FlagKind>>>(
  args: readonly string[],
  kinds: Kinds,
  words: readonly string[],
): { flags: Flags<Kinds>; words: string[] } {
  const options = Object.fromEntries(Object.entries(kinds).map(([name, type]) => [name, { type }]));
  let parsed;
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(problemOf(error), { cause: error });
  }
  const { positionals, values } = parsed;
  const missing = words[positionals.length];
  if (missing !== undefined) throw new UsageError(`<${missing}> is missing`);
  const extra = positionals[words.length];
  if (extra !== undefined) throw new UsageError(`unexpected argument '${extra}'`);
  return { flags: values as Flags<Kinds>, words: positionals };
}

/** What is wrong with the arguments, as Node's parser found it, in one sentence. */
function problemOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const valueOf = /^Option '(--[\w-]+).*argument (missing|is ambiguous)/.exec(message);
  if (valueOf) return `${valueOf[1]} needs a value (${valueOf[1]}=… if it begins with a dash)`;
  const [sentence = message] = message.split(/\.\s|\n/);
  return `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}

/** Writes a line. */
export function print(terminal: Terminal, text: string): void {
  terminal.output.write(`${text}\n`);
}
