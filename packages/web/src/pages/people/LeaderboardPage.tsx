import { useState } from 'preact/hooks';
import type { Leaderboard, Pace } from '@roundhouse/protocol';
import { SHELF } from '../../games/shelf.ts';
import { Button } from '../../pieces/Button.tsx';
import { ServerPage } from '../frame/AtServer.tsx';
import { SelectField } from '../frame/Select.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { GameField } from '../game/GameField.tsx';
import { go } from '../router.ts';
import { PaceField } from './PaceField.tsx';
import { profilePath } from './profile-path.ts';
import { ratingsApi } from './ratings-api.ts';
import { about } from './words/about.ts';
import '../../styles/people.css';
import '../../styles/ranking.css';

const ALL_TIME = 'all';
const paceIn = (part: string): Pace => (part === 'turn-based' ? part : 'live');

/** `/leaderboard/<game>/<pace>`: the best of a game. */
export function LeaderboardPage({ id, part }: { id: string; part: string }) {
  const game = SHELF.some((box) => box.id === id) ? id : (SHELF[0]?.id ?? '');
  return (
    <ServerPage title={about().leaders.title} room={game}>
      {() => <Board key={`${game}/${part}`} game={game} pace={paceIn(part)} />}
    </ServerPage>
  );
}

function Board({ game, pace }: { game: string; pace: Pace }) {
  const [season, setSeason] = useState(ALL_TIME);
  const [page, setPage] = useState(0);
  const { value: board, trouble } = useAnswer(
    () => ratingsApi.leaderboard({ game, pace, season, page: `${page}` }),
    [game, pace, season, page],
  );
  const texts = about().leaders;
  return (
    <>
      <p class="quiet-text">{texts.about}</p>
      <GameField
        label={texts.game}
        value={game}
        onChange={(next) => go(`/leaderboard/${next}/${pace}`, 'replace')}
      />
      <PaceField value={pace} onChange={(next) => go(`/leaderboard/${game}/${next}`, 'replace')} />
      {board && board.seasons.length > 0 && (
        <SelectField
          label={texts.season}
          class="field-short"
          value={season}
          values={[ALL_TIME, ...board.seasons].map((each) => [each, seasonText(each)] as const)}
          onChange={(each) => {
            setSeason(each);
            setPage(0);
          }}
        />
      )}
      <Trouble code={trouble} />
      {board?.you && <OwnPlace you={board.you} />}
      {board && <Leaders board={board} />}
      <div class="row">
        {page > 0 && <Button label={texts.earlier} onClick={() => setPage(page - 1)} />}
        {board?.more && <Button label={texts.later} onClick={() => setPage(page + 1)} />}
      </div>
    </>
  );
}

function seasonText(season: string): string {
  const [year = '', quarter = ''] = season.split('-');
  return season === ALL_TIME ? about().leaders.allTime : about().leaders.seasonName(year, quarter);
}

function OwnPlace({ you }: { you: NonNullable<Leaderboard['you']> }) {
  const texts = about().leaders;
  const { place, shown } = you;
  const where = place === null ? texts.unsure : (shown ? texts.yourPlace : texts.wouldBe)(place);
  return (
    <p class="note">
      <strong>{texts.you(you.points)}</strong> {where}
    </p>
  );
}

function Leaders({ board }: { board: Leaderboard }) {
  const texts = about().leaders;
  if (board.leaders.length === 0)
    return (
      <p class="quiet-text" role="status">
        {texts.none}
      </p>
    );
  return (
    <table class="ranking leaders">
      <thead>
        <tr>
          <th scope="col">{texts.place}</th>
          <th scope="col">{texts.name}</th>
          <th scope="col">{texts.points}</th>
          <th scope="col">{texts.matches}</th>
          <th scope="col">{texts.wins}</th>
        </tr>
      </thead>
      <tbody>
        {board.leaders.map(({ place, name, points, matches, wins }) => (
          <tr key={place}>
            <td>{place}</td>
            <th scope="row">
              <a href={profilePath(name)}>{name}</a>
            </th>
            <td>{points}</td>
            <td>{matches}</td>
            <td>{wins}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
