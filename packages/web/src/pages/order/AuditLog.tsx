import type { AuditLine } from '@roundhouse/protocol';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../../pieces/Button.tsx';
import { when } from '../../words/when.ts';
import { Trouble } from '../frame/Trouble.tsx';
import { useAsking } from '../frame/use-asking.ts';
import { deedText, matchOf, tournamentOf } from './deed-text.ts';
import { orderApi } from './order-api.ts';
import { say } from '../words/say.ts';
import { sayOrder } from './words/say-order.ts';

/** What moderators did, the newest first. */
export function AuditLog() {
  const [lines, setLines] = useState<readonly AuditLine[]>();
  const { busy, trouble, ask } = useAsking();
  const texts = sayOrder().order;
  const more = async (): Promise<void> => {
    const last = lines?.at(-1)?.number;
    const found = await ask(orderApi.log(last === undefined ? {} : { before: String(last) }));
    if (found) setLines([...(lines ?? []), ...found.value]);
  };
  useEffect(() => void more(), []);
  return (
    <section class="sheet stack" aria-labelledby="log">
      <h2 id="log">{texts.log}</h2>
      <p class="quiet-text">{texts.logAbout}</p>
      <Trouble code={trouble} />
      {lines?.length === 0 && <p>{texts.noLog}</p>}
      <ol class="stack audit-lines">
        {lines?.map((line) => (
          <Line key={line.number} line={line} />
        ))}
      </ol>
      {lines !== undefined && (lines.at(-1)?.number ?? 1) > 1 && (
        <Button label={texts.more} disabled={busy} onClick={() => void more()} />
      )}
    </section>
  );
}

function Line({ line }: { line: AuditLine }) {
  const { machine, deleted, toMatch } = sayOrder().order;
  const { number, at, actor, actorName } = line;
  const match = matchOf(line);
  const tournament = tournamentOf(line);
  return (
    <li class="row person">
      <span class="person-who">
        <strong>{deedText(line)}</strong>
        <small class="quiet-text">
          {number} · {actor === 'machine' ? machine : (actorName ?? deleted)} · {when(at)}
        </small>
      </span>
      {match !== undefined && <a href={`/match/${match}`}>{toMatch}</a>}
      {tournament !== undefined && <a href={`/tournaments/${tournament}`}>{say().toTournament}</a>}
    </li>
  );
}
