import type { Viewer } from '@roundhouse/engine';
import { useEffect, useState } from 'preact/hooks';
import type { BranchSetup, MatchInfo, Player } from '../../match/host.ts';
import { theHost } from '../../match/hosts.ts';
import { serverKnown } from '../../match/online/probe.ts';
import { Alert } from '../../pieces/Alert.tsx';
import { Button } from '../../pieces/Button.tsx';
import type { ReplayModel } from '../../replay/replay-model.ts';
import { say } from '../../replay/words/say.ts';
import { Panel } from '../../table/Panel.tsx';
import { nameAt } from '../../table/seats.ts';
import { words } from '../../words/words.ts';
import { Choice } from '../frame/Choice.tsx';
import { PlayerField } from '../game/SetUpForm.tsx';
import { go } from '../router.ts';
import { findMe, me as visitor } from '../visitor.ts';
import { branchPlayers, mySeat } from './branch-players.ts';
import { openBranchTable } from './open-branch-table.ts';

interface BranchFormProps {
  match: MatchInfo;
  at: number;
  eyes: Viewer | 'all';
  /** Whether all that is hidden may be known: the match is over. */
  isKnown: boolean;
}

/** Who sits where in the new match, and what becomes of all that was hidden. */
export function BranchForm({ match, at, eyes, isKnown }: BranchFormProps) {
  const me = mySeat(match, eyes);
  const [players, setPlayers] = useState<readonly Player[]>(() => branchPlayers(match, me));
  const [anew, setAnew] = useState(!isKnown);
  const [online, setOnline] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const hasServer = isKnown && serverKnown.value;
  useEffect(() => {
    if (hasServer) void findMe();
  }, [hasServer]);
  const texts = say();
  const knower: Viewer = eyes === 'all' ? me : eyes;
  const knows = knower === 'spectator' ? words().replay.spectator : nameAt(match.players, knower);
  const anewText = online ? texts.dealtForAll : texts.dealtAnew(knows);
  const start = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (online) return setTrouble(await openBranchTable({ match, at, players, me, anew }));
    const setup: BranchSetup = { of: match.id, at, players, ...(anew && { deal: knower }) };
    const made = await theHost().branch(setup);
    if (made.ok) go(`/table/${made.value}`);
    else setTrouble(words().problems[made.problem]);
  };
  return (
    <form class="stack" onSubmit={(event) => void start(event)}>
      <p>{isKnown ? texts.fromHereAbout(at) : texts.fromNowAbout(at)}</p>
      <ol class="sitters" aria-label={words().game.whoSits}>
        {players.map((player, seat) => (
          <PlayerField
            key={seat}
            seat={seat}
            player={player}
            teams={[]}
            nameless={nameAt(players.with(seat, { ...player, name: '' }), seat)}
            onChange={(changed) => setPlayers(players.with(seat, changed))}
          />
        ))}
      </ol>
      {hasServer && visitor.value && (
        <Choice
          label={texts.where}
          value={online}
          values={[false, true]}
          name={(each) => (each ? texts.online : texts.here)}
          onChange={setOnline}
        />
      )}
      {online && <p class="quiet-text">{texts.onlineAbout}</p>}
      {isKnown && (
        <Choice
          label={texts.hidden}
          value={anew}
          values={[false, true]}
          name={(each) => (each ? anewText : texts.asItWas)}
          onChange={setAnew}
        />
      )}
      <Alert text={trouble} />
      <Button class="main" label={online ? texts.openTable : texts.start} />
    </form>
  );
}

/** "Play from here", at every moment of a replay in which somebody can still move. */
export function PlayFromHere({ replay, match }: { replay: ReplayModel; match: MatchInfo }) {
  const [open, setOpen] = useState(false);
  const texts = say();
  const isOver = Boolean(replay.scene.value?.outcome);
  return (
    <>
      <Button
        label={texts.fromHere}
        disabled={isOver}
        title={isOver ? texts.isOver : undefined}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Panel title={texts.fromHere} onClose={() => setOpen(false)}>
          <BranchForm
            match={match}
            at={replay.moment.value ?? replay.first}
            eyes={replay.eyes.value}
            isKnown
          />
        </Panel>
      )}
    </>
  );
}
