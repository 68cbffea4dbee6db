import { theSocket } from '../../match/online/the-socket.ts';
import type { Line } from '../../match/online/play-socket.ts';
import { say } from '../words/say.ts';

/** The state of the connection to the server: a lamp and a word. */
export function ConnectionSign({ line = theSocket().line.value }: { line?: Line }) {
  return (
    <span class="line-sign" data-line={line} role="status">
      <span class="line-lamp" aria-hidden="true" />
      <span class="sr-only">{say().line.name}: </span>
      <span class="line-word">{say().line[line]}</span>
    </span>
  );
}

/** What a lost connection means for whoever waits. */
export function LineNote({ line = theSocket().line.value }: { line?: Line }) {
  const { unsent } = theSocket();
  const { lineAbout, queued } = say();
  if (!(line in lineAbout) && unsent.value === 0) return null;
  return (
    <p class="note note-strong" role="status">
      {lineAbout[line as keyof typeof lineAbout]} {unsent.value > 0 && queued}
    </p>
  );
}
