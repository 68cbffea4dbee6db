import { MOST_REPORT_WORDS, MOST_REPORTED_LINES } from '@roundhouse/protocol';
import type { ReportKind } from '@roundhouse/protocol';
import { useEffect, useState } from 'preact/hooks';
import type { OnlineMatch } from '../../match/online/online-match.ts';
import { Button } from '../../pieces/Button.tsx';
import { Panel } from '../../table/Panel.tsx';
import { Check, toggled } from '../frame/Check.tsx';
import { Choice, named } from '../frame/Choice.tsx';
import { LongField } from '../frame/LongField.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { useAsking } from '../frame/use-asking.ts';
import { me } from '../visitor.ts';
import { TieButtons, TieText } from './TieButtons.tsx';
import { peaceApi, refreshTies } from './ties.ts';
import { sayOrder } from './words/say-order.ts';
import '../../styles/order.css';

interface Person {
  readonly user: string;
  readonly name: string;
}

/** Everybody else who sits here or has said something. */
function othersAt(match: OnlineMatch): Person[] {
  const said = [...(match.table.value?.seats ?? []), ...match.chat.value];
  const people = new Map<string, string>();
  for (const { user, name } of said)
    if (user !== null && user !== me.value?.id && !people.has(user)) people.set(user, name ?? '');
  return Array.from(people, ([user, name]) => ({ user, name }));
}

/** Follow, mute, block or report whoever is at the table. */
export function PeoplePanel({ match, onClose }: { match: OnlineMatch; onClose: () => void }) {
  const [reported, setReported] = useState<Person>();
  const texts = sayOrder().table;
  const people = othersAt(match);
  useEffect(() => void refreshTies(), []);
  if (reported)
    return (
      <Panel key="report" title={texts.reportTitle(reported.name)} onClose={onClose}>
        <ReportForm match={match} user={reported.user} />
      </Panel>
    );
  return (
    <Panel title={texts.title} onClose={onClose}>
      {people.length === 0 && <p>{texts.nobody}</p>}
      <ul class="stack">
        {people.map((person) => (
          <li key={person.user} class="row person">
            <span class="person-who">
              <strong>{person.name}</strong>
              <TieText user={person.user} />
            </span>
            <span class="row">
              <TieButtons {...person} />
              <Button
                label={texts.report}
                aria-label={`${texts.report} ${person.name}`}
                onClick={() => setReported(person)}
              />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What is wrong with somebody, and which of their lines show it. */
function ReportForm({ match, user }: { match: OnlineMatch; user: string }) {
  const texts = sayOrder().table;
  const [kind, setKind] = useState<ReportKind>('abuse');
  const [lines, setLines] = useState<readonly number[]>([]);
  const [words, setWords] = useState('');
  const [sent, setSent] = useState(false);
  const { busy, trouble, ask } = useAsking();
  const theirs = match.chat.value
    .filter((line) => line.user === user && line.gone === undefined)
    .slice(-MOST_REPORTED_LINES);
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    const report = { match: match.id, user, kind, lines: [...lines], words };
    setSent((await ask(peaceApi.report(report))) !== undefined);
  };
  if (sent) return <p role="status">{texts.sent}</p>;
  return (
    <form class="stack" onSubmit={(event) => void send(event)}>
      <Choice label={texts.kind} value={kind} {...named(texts.kinds)} onChange={setKind} />
      {theirs.length > 0 && (
        <fieldset class="lines-close report-lines">
          <legend>{texts.lines}</legend>
          {theirs.map(({ number, text }) => (
            <Check
              key={number}
              label={text}
              value={lines.includes(number)}
              onChange={() => setLines(toggled(lines, number))}
            />
          ))}
        </fieldset>
      )}
      <LongField label={texts.words} value={words} most={MOST_REPORT_WORDS} onChange={setWords} />
      <Button class="main" label={texts.send} disabled={busy} />
      <Trouble code={trouble} />
    </form>
  );
}
