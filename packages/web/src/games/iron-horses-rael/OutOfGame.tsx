import { CARDS } from '@roundhouse/games/iron-horses-rael';
import type { View } from '@roundhouse/games/iron-horses-rael';
import { Chip } from '../../pieces/LiveryShape.tsx';
import { LIVERIES } from './liveries.ts';
import { cardAbout, say } from './say.ts';

/** Every car and caboose that has left the game, as often as it has. */
export const outOfGame = ({ removed }: View): number[] =>
  removed.flatMap((count, card) => Array.from({ length: count }, () => card));

/** The cards that have left the game: the cars of each colour by their values, and the cabooses. */
export function OutOfGame({ view }: { view: View }) {
  const words = say();
  const out = outOfGame(view);
  const cabooses = out.filter((card) => CARDS[card]?.kind === 'caboose');
  if (out.length === 0) return null;
  return (
    <details class="out-of-game">
      <summary>{words.piles.out(out.length)}</summary>
      <div class="unfolded out-sheet">
        <table>
          <tbody>
            {LIVERIES.map((livery, colour) => (
              <tr key={livery.letter}>
                <th scope="row">
                  <Chip livery={livery} size={20} title={words.colour(colour)} />
                </th>
                <td class="figures">{valuesOf(out, colour).join(' ') || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {cabooses.length > 0 && (
          <>
            <b>{words.piles.outCabooses}</b>
            <ul>
              {cabooses.map((card) => (
                <li key={card}>{cardAbout(card)}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    </details>
  );
}

/** The values of the cars of a colour among these cards. */
function valuesOf(cards: readonly number[], colour: number): number[] {
  return cards.flatMap((card) => {
    const data = CARDS[card];
    return data?.kind === 'car' && data.colour === colour ? [data.value] : [];
  });
}
