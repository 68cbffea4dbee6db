import { useEffect, useState } from 'preact/hooks';
import type { OnlineMatch } from '../../match/online/online-match.ts';
import { Button } from '../../pieces/Button.tsx';
import { Panel } from '../../table/Panel.tsx';
import { me } from '../visitor.ts';
import { ReportForm } from './ReportForm.tsx';
import { TieButtons, TieText } from './TieButtons.tsx';
import { refreshTies } from './ties.ts';
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
