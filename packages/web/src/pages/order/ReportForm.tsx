import { MOST_REPORT_WORDS, MOST_REPORTED_LINES } from '@roundhouse/protocol';
import type { ReportKind } from '@roundhouse/protocol';
import { useState } from 'preact/hooks';
import type { OnlineMatch } from '../../match/online/online-match.ts';
import { Button } from '../../pieces/Button.tsx';
import { Check, toggled } from '../frame/Check.tsx';
import { Choice, named } from '../frame/Choice.tsx';
import { LongField } from '../frame/LongField.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { useAsking } from '../frame/use-asking.ts';
import { peaceApi } from './ties.ts';
import { sayOrder } from './words/say-order.ts';

/** What is wrong with somebody, and which of their lines show it. */
export function ReportForm({ match, user }: { match: OnlineMatch; user: string }) {
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
