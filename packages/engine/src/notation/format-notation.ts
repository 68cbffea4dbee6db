import type { AnyGame } from '../game.ts';
import { SEAT_LETTERS } from '../parse.ts';
import { replay } from '../replay.ts';
import { formatHeader, formatResult } from './header.ts';
import type { NotedMatch } from './match-text.ts';
import { spellMove } from './spelling.ts';

const WIDTH = 88;

const formatComment = (text: string): string => `{${text.replaceAll(/[{}\\]/g, String.raw`\$&`)}}`;

/** A whole match as a text that people read, print, remark on and open again: header, moves by number and seat, result. */
export function formatNotation(game: AnyGame, noted: NotedMatch): string {
  const end = replay(game, noted.record);
  const result = formatResult(end.ok ? game.outcome(end.state) : undefined);
  const [about] = [noted.comments[0]].filter((text) => text !== undefined);
  const parts = [
    formatHeader(noted, result),
    ...(about === undefined ? [] : [[formatComment(about)]]),
    formatMoves(game, noted),
  ];
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** A line goes on as long as the same seat does; a remark ends it. */
function formatMoves(game: AnyGame, { record, comments }: NotedMatch): string[] {
  const lines: string[] = [];
  let mover: number | undefined;
  for (const [i, [seat, move]] of record.moves.entries()) {
    const spelled = spellMove(game, move);
    const last = lines.at(-1);
    if (last !== undefined && seat === mover && last.length + spelled.length <= WIDTH)
      lines[lines.length - 1] = `${last}, ${spelled}`;
    else lines.push(`${i + 1}. ${SEAT_LETTERS[seat]} ${spelled}`);
    const remark = comments[i + 1];
    if (remark !== undefined) lines[lines.length - 1] += ` ${formatComment(remark)}`;
    mover = remark === undefined ? seat : undefined;
  }
  return lines;
}
