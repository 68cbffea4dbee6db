import type { TournamentInside } from '@roundhouse/protocol';
import { ButtonLink } from '../../pieces/Button.tsx';
import { words } from '../../words/words.ts';
import { namesOf } from './tournament-text.ts';
import { sayTournaments } from './words/say-tournaments.ts';

/** All rounds, the newest first; earlier ones are folded. */
export function Rounds({ inside }: { inside: TournamentInside }) {
  const texts = sayTournaments();
  const newest = inside.rounds.length;
  return (
    <>
      {inside.rounds.toReversed().map((round) => (
        <details key={round.number} class="sheet" open={round.number === newest}>
          <summary>
            <h2 class="round-title">{texts.roundTitle(round.number)}</h2>
          </summary>
          <ol class="stack round-tables">
            {round.tables.map((table, at) => (
              <li key={table.match} class="row person">
                <span class="person-who">
                  <strong>{namesOf(inside, table.players).join(' – ')}</strong>
                  <small class="quiet-text">{resultText(inside, table.result)}</small>
                </span>
                <ButtonLink
                  href={`/match/${table.match}`}
                  label={table.result === null ? texts.watch : texts.replay}
                  about={texts.table(at + 1)}
                />
              </li>
            ))}
          </ol>
          {round.byes.length > 0 && (
            <p class="quiet-text">{texts.bye(words().and(namesOf(inside, round.byes)))}</p>
          )}
        </details>
      ))}
    </>
  );
}

function resultText(
  inside: TournamentInside,
  result: readonly (readonly string[])[] | null,
): string {
  const texts = sayTournaments();
  if (result === null) return texts.playing;
  const [first = []] = result;
  return result.length === 1 ? texts.tie : texts.won(words().and(namesOf(inside, first)));
}
