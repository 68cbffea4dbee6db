import type { PlannedLine } from '@roundhouse/protocol';
import type { OnlineMatch } from '../../match/online/online-match.ts';

/** Where planned lines are kept for a player, at a table on a server. */
export interface LineBook {
  /** The newest entry of the match. */
  readonly entry: () => number;
  readonly lines: () => readonly PlannedLine[];
  /** Keeps these lines and no others; false if the server refuses. */
  readonly keep: (lines: readonly PlannedLine[]) => Promise<boolean>;
}

export function lineBookOf(match: OnlineMatch): LineBook {
  return {
    entry: () => match.known(),
    lines: () => {
      const program = match.program.value;
      return program?.kind === 'conditional-moves' ? program.lines : [];
    },
    async keep(lines) {
      const program = lines.length === 0 ? null : ({ kind: 'conditional-moves', lines } as const);
      return (await match.say({ type: 'program', program })).ok;
    },
  };
}
