import type { Report } from '@roundhouse/protocol';
import { useEffect, useState } from 'preact/hooks';
import type { Reply } from '../../match/online/api.ts';
import { Button, ButtonLink } from '../../pieces/Button.tsx';
import { when } from '../../words/when.ts';
import { Choice, named } from '../frame/Choice.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { useAsking } from '../frame/use-asking.ts';
import { orderApi } from './order-api.ts';
import { SureButton } from './SureButton.tsx';
import { sayOrder } from './words/say-order.ts';

/** What was reported, and what can be done about it. */
export function Reports({ onPerson }: { onPerson: (user: string) => void }) {
  const [state, setState] = useState<'open' | 'closed'>('open');
  const [reports, setReports] = useState<readonly Report[]>();
  const { trouble, ask } = useAsking();
  const texts = sayOrder().order;
  const refresh = async (): Promise<void> => {
    const found = await ask(orderApi.reports({ state }));
    if (found) setReports(found.value);
  };
  useEffect(() => void refresh(), [state]);
  const act = async (asked: Promise<Reply<unknown>>): Promise<void> => {
    if (await ask(asked)) await refresh();
  };
  return (
    <section class="sheet stack" aria-labelledby="reports">
      <h2 id="reports">{texts.reports}</h2>
      <Choice label={texts.which} value={state} {...named(texts.states)} onChange={setState} />
      <Trouble code={trouble} />
      {reports?.length === 0 && <p>{texts.noReports}</p>}
      <ul class="stack">
        {reports?.map((report) => (
          <ReportItem key={report.id} report={report} onPerson={onPerson} act={act} />
        ))}
      </ul>
    </section>
  );
}

interface ReportItemProps {
  report: Report;
  onPerson: (user: string) => void;
  act: (asked: Promise<Reply<unknown>>) => Promise<void>;
}

function ReportItem({ report, onPerson, act }: ReportItemProps) {
  const texts = sayOrder().order;
  const { id, about, by, kind, words, match, lines, at, state } = report;
  const button = (label: string, ask: () => Promise<Reply<unknown>>) => (
    <Button label={label} onClick={() => void act(ask())} />
  );
  return (
    <li class="report stack">
      <p>
        <strong>{sayOrder().table.kinds[kind]}:</strong>{' '}
        {texts.about(about.name, by?.name ?? texts.gone)}{' '}
        <small class="quiet-text">{when(at)}</small>
      </p>
      {words !== '' && <blockquote>{words}</blockquote>}
      {lines.length > 0 && (
        <ol class="stack">
          {lines.map(({ number, text, gone }) => (
            <li key={number} class="row person">
              <q>{gone === undefined ? text : sayOrder().table.removed}</q>
              {gone === undefined &&
                button(texts.removeLine, () =>
                  orderApi.removeLine({ id: match, number: String(number) }),
                )}
            </li>
          ))}
        </ol>
      )}
      <div class="row">
        <ButtonLink href={`/match/${match}`} label={texts.toMatch} />
        <Button label={texts.toPerson} onClick={() => onPerson(about.user)} />
        <SureButton
          label={texts.closeTable}
          onSure={() => void act(orderApi.closeTable({ id: match }))}
        />
        <SureButton
          label={texts.endMatch}
          onSure={() => void act(orderApi.endMatch({ id: match }))}
        />
        {state === 'open' ? (
          <>
            {button(texts.uphold, () => orderApi.closeReport({ id, state: 'upheld' }))}
            {button(texts.dismiss, () => orderApi.closeReport({ id, state: 'dismissed' }))}
          </>
        ) : (
          <span class="quiet-text">{texts[state]}</span>
        )}
      </div>
    </li>
  );
}
