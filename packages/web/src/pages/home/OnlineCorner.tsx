import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { MyLine } from '../lobby/TableLine.tsx';
import { hasNetwork, playServer } from '../../match/online/probe.ts';
import { findMe, mine } from '../visitor.ts';
import { say } from '../words/say.ts';
import '../../styles/online.css';

const SHOWN = 5;

const away = (): string => (hasNetwork.value ? say().noAnswerAbout : say().noNetworkAbout);

/** The way from the home page to others: the lobby, and what waits for me there. */
export function OnlineCorner(): JSX.Element {
  const server = playServer.value;
  useEffect(() => {
    if (server === 'there') void findMe();
  }, [server]);
  const running = mine.value.filter(({ status }) => status !== 'finished').slice(0, SHOWN);
  return (
    <section class="matches online-corner" aria-labelledby="online-corner">
      <div class="matches-head">
        <div>
          <h2 id="online-corner">{say().title}</h2>
          <p class="quiet-text">{server === 'unreachable' ? away() : say().intro}</p>
        </div>
        <div class="row">
          <a class="button main" href="/online">
            {say().lobby}
          </a>
        </div>
      </div>
      {running.length > 0 && (
        <ul class="match-list">
          {running.map((table) => (
            <MyLine key={table.id} table={table} />
          ))}
        </ul>
      )}
    </section>
  );
}
