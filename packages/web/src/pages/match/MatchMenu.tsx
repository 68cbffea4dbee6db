import type { Table } from '@roundhouse/protocol';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { OnlineMatch } from '../../match/online/online-match.ts';
import { Button } from '../../pieces/Button.tsx';
import { MenuItem } from '../../table/Menu.tsx';
import { Panel } from '../../table/Panel.tsx';
import { MatchBell } from '../account/notices/MatchBell.tsx';
import { CopyLink } from '../frame/CopyLink.tsx';
import { go } from '../router.ts';
import { say } from '../words/say.ts';
import { Agreed } from './Agreed.tsx';

type Open = 'settings' | 'resign';

/** What a match over the network adds to the menu: a move back, resigning, the table settings; with what they open. */
export function useMatchMenu(
  match: OnlineMatch,
  table: Table,
): { readonly items: JSX.Element; readonly panels: JSX.Element } {
  const [open, setOpen] = useState<Open>();
  const [refused, setRefused] = useState(false);
  const texts = say().talk;
  const latest = match.latest.value;
  const { seat } = match;
  const isOn = latest && !latest.outcome && !latest.frozen;
  const plays = seat !== undefined && isOn && !latest.standIns.includes(seat);
  const askBack = async (): Promise<void> => {
    const asked = await match.takeBack(Math.max(1, match.stepsToMyLast));
    setRefused(!asked.ok);
  };
  const resign = (): void => {
    setOpen(undefined);
    void match.say({ type: 'resign' }).then(({ ok }) => setRefused(!ok));
  };
  const close = (panel: Open) => () => setOpen((now) => (now === panel ? undefined : now));
  return {
    items: (
      <>
        {plays && (
          <>
            <MenuItem
              off={match.stepsToMyLast === 0 || latest.proposal !== null}
              onChoose={() => void askBack()}
            >
              <span>
                {texts.askBack}
                <small class="quiet-text">{texts.askBackAbout}</small>
              </span>
            </MenuItem>
            <MenuItem onChoose={() => setOpen('resign')}>{texts.resign}</MenuItem>
          </>
        )}
        <MenuItem onChoose={() => setOpen('settings')}>{texts.settings}</MenuItem>
        {table.tournament !== undefined && (
          <MenuItem onChoose={() => go(`/tournaments/${table.tournament}`)}>
            {say().toTournament}
          </MenuItem>
        )}
      </>
    ),
    panels: (
      <>
        {open === 'resign' && (
          <Panel title={texts.resignSure} back={texts.keepPlaying} onClose={close('resign')}>
            <p>{table.settings.onResign === 'bot' ? texts.resignBot : texts.resignEnd}</p>
            <Button class="danger" label={texts.resignNow} onClick={resign} />
          </Panel>
        )}
        {open === 'settings' && (
          <Panel title={texts.settings} onClose={close('settings')}>
            <TableSettings match={match} table={table} />
          </Panel>
        )}
        {refused && (
          <Panel title={texts.notPossible} onClose={() => setRefused(false)}>
            <p>{texts.notPossibleAbout}</p>
          </Panel>
        )}
      </>
    ),
  };
}

/** The link to the match, whether I am told of it, and what was agreed. */
export function TableSettings({ match, table }: { match: OnlineMatch; table: Table }) {
  return (
    <div class="stack">
      <Agreed table={table} />
      <CopyLink path={`/match/${match.id}`} />
      {match.seat !== undefined && !match.latest.value?.outcome && <MatchBell match={match.id} />}
    </div>
  );
}
