import type { TournamentInside } from '@roundhouse/protocol';
import { language } from '../../settings/settings.ts';
import { me } from '../visitor.ts';
import { sayTournaments } from './words/say-tournaments.ts';
import '../../styles/ranking.css';

const points = (n: number): string =>
  n.toLocaleString(language.value, { maximumFractionDigits: 2 });

/** How everybody stands, with all that decides between equals. */
export function Standings({ inside }: { inside: TournamentInside }) {
  const texts = sayTournaments();
  const { standings, players, tournament, lots } = inside;
  const { columns, standingsAbout } = texts;
  const isKnockOut = tournament.terms.format === 'knock-out';
  return (
    <section class="sheet stack" aria-labelledby="standings">
      <h2 id="standings">{texts.standings}</h2>
      {/* Whoever uses a keyboard can scroll what does not fit. */}
      <div class="standings-room" role="region" aria-labelledby="standings" tabIndex={0}>
        <table class="ranking standings">
          <thead>
            <tr>
              {Object.entries(columns).map(([key, name]) => (
                <th key={key} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {standings.map(({ player, place, score, opponents, wins, direct, lot }) => {
              const who = players.find((each) => each.player === player);
              const isMine = (who?.user ?? null) !== null && who?.user === me.value?.id;
              return (
                <tr key={player} class={isMine ? 'standings-mine' : undefined}>
                  <td>{place}</td>
                  <th scope="row">
                    {who?.name ?? texts.gone}
                    {who?.state === 'out' && <small class="quiet-text"> {texts.out}</small>}
                  </th>
                  <td>{points(score)}</td>
                  <td>{points(opponents)}</td>
                  <td>{wins}</td>
                  <td>{points(direct)}</td>
                  <td>{lot}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p class="quiet-text">{isKnockOut ? standingsAbout['knock-out'] : standingsAbout.share}</p>
      <details>
        <summary>{texts.lots}</summary>
        <p class="quiet-text">{texts.lotsAbout}</p>
        <p class="tournament-lot">
          {texts.lotHash}: <code>{lots.hash}</code>
        </p>
        {lots.seed !== undefined && (
          <p class="tournament-lot">
            {texts.lotSeed}: <code>{lots.seed}</code>
          </p>
        )}
      </details>
    </section>
  );
}
