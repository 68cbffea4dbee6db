import { useState } from 'preact/hooks';
import { findBox, gameName } from '../../games/shelf.ts';
import { api } from '../../match/online/api.ts';
import type { Table } from '@roundhouse/protocol';
import type { Reply } from '../../match/online/api.ts';
import { playerAt } from '../../match/online/match-info.ts';
import type { OnlineMatch } from '../../match/online/online-match.ts';
import { Button } from '../../pieces/Button.tsx';
import { BotLevels, botText } from '../game/BotLevels.tsx';
import { Partners } from '../game/Partners.tsx';
import { PageFrame } from '../frame/PageFrame.tsx';
import { usualLevel } from '../game/start-match.ts';
import { go } from '../router.ts';
import { botLevel } from '../../settings/settings.ts';
import { words } from '../../words/words.ts';
import { Agreed } from './Agreed.tsx';
import { Chat } from './Chat.tsx';
import { ConnectionSign, LineNote } from './ConnectionSign.tsx';
import { PlayingHere } from './PlayingHere.tsx';
import { CopyLink } from '../frame/CopyLink.tsx';
import { InviteByName } from '../order/InviteByName.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { me, refreshMine } from '../visitor.ts';
import { TableDoor } from '../lobby/Welcome.tsx';
import { say } from '../words/say.ts';

const EMPTY = 'empty';

/** A table before its match begins: who is there, and the link for those who aren't. */
export function WaitingRoom({ match, table }: { match: OnlineMatch; table: Table }) {
  const [trouble, setTrouble] = useState<string>();
  const box = findBox(table.game);
  const texts = say().room;
  const seated = table.seats.some(({ you }) => you);
  const free = table.seats.filter(({ taken }) => !taken).length;
  const ask = async (asked: Promise<Reply<Table>>): Promise<string | undefined> => {
    const reply = await asked;
    if (reply.ok) match.table.value = reply.value;
    void refreshMine();
    setTrouble(reply.ok ? undefined : reply.error);
    return reply.ok ? undefined : reply.error;
  };
  const leave = async (): Promise<void> => {
    if ((await ask(api.leave({ id: table.id }))) === undefined) go('/online');
  };
  return (
    <PageFrame title={gameName(table.game)} room={table.game}>
      <section class="room-head">
        {box && (
          <div class="room-lid">
            <box.Lid />
          </div>
        )}
        <div class="stack">
          <h1>{gameName(table.game)}</h1>
          <p class="room-state" role="status">
            {free > 0 ? `${texts.waiting}: ${say().seatsFree(free)}` : texts.ready}
          </p>
          <Agreed table={table} />
          <ConnectionSign />
          <LineNote />
        </div>
      </section>
      <Trouble code={trouble} />
      <div class="room-parts">
        <section class="sheet stack" aria-labelledby="room-seats">
          <h2 id="room-seats">{words().table.seats}</h2>
          <ol class="lines room-seats">
            {table.seats.map((_, seat) => (
              <RoomSeat key={seat} table={table} seat={seat} ask={(asked) => void ask(asked)} />
            ))}
          </ol>
          {table.settings.seating === 'random' && table.teams.length > 0 && (
            <p class="quiet-text">{words().game.partnersDrawn}</p>
          )}
          {table.removed && (
            <p class="room-removed" role="alert">
              {texts.removed}
            </p>
          )}
          {!me.value && free > 0 && (
            <TableDoor label={say().sitDown} onDone={() => ask(api.join({ id: table.id }))} />
          )}
          {free === 0 && <PlayingHere />}
          {seated && table.host && (
            <div class="row">
              {free > 0 && (
                <FillWithBots onFill={(bot) => void ask(api.fillSeats({ id: table.id, bot }))} />
              )}
              <Button
                class="main large"
                label={texts.start}
                disabled={free > 0}
                aria-describedby="starts-when"
                onClick={() => void ask(api.start({ id: table.id }))}
              />
            </div>
          )}
          <p class="quiet-text" id="starts-when">
            {seated ? (table.host ? texts.startsWhen : texts.hostStarts) : texts.watching}
          </p>
          {seated && (
            <div class="row">
              <Button class="quiet" label={texts.leave} onClick={() => void leave()} />
            </div>
          )}
        </section>
        <div class="room-side">
          <section class="sheet stack">
            <CopyLink path={`/match/${table.id}`} forOthers forHost={table.host} />
            {seated && free > 0 && <InviteByName table={table.id} />}
          </section>
          <section class="sheet lines" aria-labelledby="room-chat">
            <h2 id="room-chat">{say().talk.parts.chat}</h2>
            <Chat match={match} />
          </section>
        </div>
      </div>
    </PageFrame>
  );
}

interface RoomSeatProps {
  table: Table;
  seat: number;
  ask: (asked: Promise<Reply<Table>>) => void;
}

/** One seat: its player, a way to take it, or for the host a bot to put there. */
function RoomSeat({ table, seat, ask }: RoomSeatProps) {
  const at = table.seats[seat];
  if (!at) return null;
  const texts = say().room;
  const seated = table.seats.some(({ you }) => you);
  const isPerson = at.taken && at.bot === null;
  const choose = (who: string): void =>
    ask(api.fillSeats({ id: table.id, bot: who === EMPTY ? null : who, seat }));
  return (
    <li class={at.taken ? 'room-seat' : 'room-seat room-seat-free'}>
      <span class="seat-number">{seat + 1}</span>
      <span class="room-name">
        {at.taken ? <strong>{playerAt(at, seat).name}</strong> : say().emptySeat}{' '}
        {at.you && <small class="quiet-text">{texts.you}</small>}
        {at.bot !== null && <small class="quiet-text">{botText(at.bot)}</small>}
        {table.settings.seating === 'chosen' && <Partners teams={table.teams} seat={seat} />}
      </span>
      {!at.taken && me.value && !seated && !table.removed && (
        <Button
          class="main"
          label={texts.sitHere(seat + 1)}
          onClick={() => ask(api.join({ id: table.id, seat }))}
        />
      )}
      {table.host && isPerson && !at.you && (
        <Button
          class="quiet"
          label={texts.remove}
          about={playerAt(at, seat).name}
          onClick={() => ask(api.remove({ id: table.id, seat }))}
        />
      )}
      {table.host && seated && !isPerson && (
        <select
          aria-label={texts.playerOf(seat + 1)}
          value={at.bot ?? EMPTY}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          <option value={EMPTY}>{say().anybody}</option>
          <BotLevels />
        </select>
      )}
    </li>
  );
}

function FillWithBots({ onFill }: { onFill: (bot: string) => void }) {
  const [level, setLevel] = useState<string>(usualLevel());
  return (
    <span class="row">
      <select
        aria-label={say().room.fillWith}
        value={level}
        onChange={({ currentTarget }) => setLevel(currentTarget.value)}
      >
        <BotLevels />
      </select>
      <Button
        label={say().room.fill}
        onClick={() => {
          botLevel.value = level;
          onFill(level);
        }}
      />
    </span>
  );
}
