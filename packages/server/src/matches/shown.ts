import { deltaText } from '@roundhouse/protocol';
import type { EntryText, PositionMessage } from '@roundhouse/protocol';

const NONE: readonly EntryText[] = [];

/**
 * A position as all who see with the same eyes are shown it. Each of its two forms is written once, when somebody needs it:
 * whole, or what has changed for those who have the position before. That depends on nothing but the two positions.
 */
export class Shown {
  readonly position: PositionMessage;
  private readonly before: PositionMessage | undefined;
  private readonly entries: readonly EntryText[];
  private wholeText: string | undefined;
  private changeText: string | undefined;

  /** The entries are those that lead from the position before to this one. */
  constructor(position: PositionMessage, before?: PositionMessage, entries = NONE) {
    this.position = position;
    this.before = before;
    this.entries = entries;
  }

  get whole(): string {
    return (this.wholeText ??= JSON.stringify(this.position));
  }

  /** What makes it of the position before; undefined if it has to be told whole. */
  get delta(): string | undefined {
    const { position, before, entries } = this;
    if (before === undefined || entries.length === 0) return undefined;
    return (this.changeText ??= deltaText(before, position, entries));
  }

  /** Which entry something that the viewer sent has become, if its delta says so: the newest one. */
  get accepts(): number | undefined {
    const { position, entries } = this;
    let entry = position.entry;
    for (let i = entries.length - 1; i >= 0; i--, entry--)
      if (entries[i]?.id !== undefined) return entry;
    return undefined;
  }
}
