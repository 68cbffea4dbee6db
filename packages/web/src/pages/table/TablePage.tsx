import { theHost } from '../../match/hosts.ts';
import { Sitting } from './Sitting.tsx';
import { startMatch } from '../game/start-match.ts';

/** A match of this browser. */
export function TablePage({ id }: { id: string }) {
  return (
    <Sitting
      id={id}
      join={(listener) => theHost().join(id, listener)}
      replayAddress={`/replay/${id}`}
      canBranch
      onRematch={({ game, options, players }) => void startMatch({ game, options, players })}
    />
  );
}
