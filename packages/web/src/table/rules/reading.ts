import { createContext } from 'preact';
import type { ComponentType } from 'preact';

/** What every part of the rules knows of how they are being read. */
interface Reading {
  /** What is looked for; nothing if it is empty. */
  readonly wanted: string;
  /** Numbers of the rules that matter at this moment of the match. */
  readonly now: readonly string[];
  /** All numbers that can be gone to. */
  readonly numbers: ReadonlySet<string>;
  readonly examples: Readonly<Record<string, ComponentType>>;
  /** Goes to a rule, from the one that names it. */
  readonly follow: (number: string, from: string | undefined) => void;
}

export const ReadingContext = createContext<Reading>({
  wanted: '',
  now: [],
  numbers: new Set(),
  examples: {},
  follow: () => {},
});

export const ruleId = (number: string): string => `rule-${number.replace('.', '-')}`;
export const sectionId = (index: number): string => `rules-section-${index}`;
