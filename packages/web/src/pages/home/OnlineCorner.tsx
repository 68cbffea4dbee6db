import { computed } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { Table } from '@roundhouse/protocol';
import { api } from '../../match/online/api.ts';
import { hasNetwork, playServer } from '../../match/online/probe.ts';
import { ButtonLink } from '../../pieces/Button.tsx';
import { MyLine, TableList } from '../lobby/TableLine.tsx';
import { findMe, me, mine, mineKnown } from '../visitor.ts';
import { say } from '../words/say.ts';
import { useLooking } from '../frame/use-looking.ts';
import '../../styles/online.css';

const SHOWN = 8;
const LIVE_SHOWN = 5;
const LOOK_EVERY = 15_000;

/** Whether it is known which tables are mine: a stranger has none, and who can't be asked has none to show. */
export const mineRead = computed(
  () => playServer.value !== 'there' || me.value === null || mineKnown.value,
);

const away = (): string => (hasNetwork.value ? say().noAnswerAbout : say().noNetworkAbout);

/** The way from the home page to others: the lobby, and what can be watched. */
export function OnlineCorner() {
  const server = playServer.value;
  const live = useLive(server === 'there');
  useEffect(() => {
    if (server === 'there') void findMe();
  }, [server]);
  const others = live.filter(({ id }) => mine.value.every((own) => own.id !== id));
  return (
    <section class="matches sheet online-corner" aria-labelledby="online-corner">
      <h2 id="online-corner">{say().title}</h2>
      <p class="quiet-text">{server === 'unreachable' ? away() : say().intro}</p>
      <div class="row">
        <ButtonLink class="main" href="/online" label={say().lobby} />
        <ButtonLink href="/online/find" label={say().playNow} />
      </div>
      {others.length > 0 && (
        <>
          <h3>{say().liveNow}</h3>
          <TableList tables={others.slice(0, LIVE_SHOWN)} label={say().watch} class="live-list" />
        </>
      )}
    </section>
  );
}

/** My tables there, those that are not over first. */
export function MyTables() {
  const over = mine.value.filter(({ status }) => status === 'finished');
  const running = mine.value.filter((table) => !over.includes(table));
  return (
    <>
      {[...running, ...over].slice(0, SHOWN).map((table) => (
        <MyLine key={table.id} table={table} />
      ))}
    </>
  );
}

/** The best match of each game that can be watched now; looked for again and again while the page is seen. */
function useLive(there: boolean): readonly Table[] {
  const [live, setLive] = useState<readonly Table[]>([]);
  const look = async (): Promise<void> => {
    const reply = there ? await api.tv() : undefined;
    if (reply?.ok) setLive(reply.value);
  };
  useLooking(look, LOOK_EVERY, [there]);
  return live;
}
