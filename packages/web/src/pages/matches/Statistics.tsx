import { useState } from 'preact/hooks';
import { gameName } from '../../games/shelf.ts';
import { language } from '../../settings/settings.ts';
import { Choice } from '../frame/Choice.tsx';
import { GROUPS, statisticsOf } from './library.ts';
import type { Entry, Group, Statistic } from './library.ts';
import { say } from './words/say.ts';

/** How I did in the matches that the filters leave, with a bar for each line. */
export function Statistics({ entries }: { entries: readonly Entry[] }) {
  const [by, setBy] = useState<Group>('game');
  const texts = say();
  const lines = statisticsOf(entries, by);
  const most = Math.max(1, ...lines.map(({ played }) => played));
  const place = new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 });
  return (
    <section class="matches" aria-labelledby="library-stats">
      <div class="row head-row">
        <h2 id="library-stats">{texts.stats}</h2>
        <Choice
          label={texts.statsBy}
          value={by}
          values={GROUPS}
          name={(group) => texts.by[group]}
          onChange={setBy}
        />
      </div>
      {lines.length === 0 ? (
        <p class="quiet-text">{texts.noStats}</p>
      ) : (
        <table class="sheet library-stats">
          <thead>
            <tr>
              <th scope="col">{texts.by[by]}</th>
              <th scope="col">{texts.wins}</th>
              <th scope="col" class="figures">
                {texts.place}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.key}>
                <th scope="row">{nameOf(by, line.key)}</th>
                <td>
                  <Bar line={line} most={most} />
                </td>
                <td class="figures">{place.format(line.place)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function nameOf(by: Group, key: string): string {
  if (by === 'game') return gameName(key);
  if (by === 'seat') return say().seat(Number(key));
  return by === 'seats' ? say().seats(Number(key)) : key;
}

const WIDTH = 120;
const HEIGHT = 12;

/** As long as many were played, filled as far as they were won. */
function Bar({ line, most }: { line: Statistic; most: number }) {
  const text = say().rate(line.won, line.played);
  const scale = WIDTH / most;
  return (
    <span class="row library-bar">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden="true">
        <rect class="library-played" width={line.played * scale} height={HEIGHT} rx="2" />
        <rect class="library-won" width={line.won * scale} height={HEIGHT} rx="2" />
      </svg>
      <span class="figures">{text}</span>
    </span>
  );
}
