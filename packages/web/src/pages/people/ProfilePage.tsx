import type { Profile, Shows } from '@roundhouse/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { gameName, SHELF } from '../../games/shelf.ts';
import { when } from '../../words/when.ts';
import { AtServer } from '../frame/AtServer.tsx';
import { Check, toggled } from '../frame/Check.tsx';
import { fieldsOf } from '../frame/fields-of.ts';
import { PageFrame } from '../frame/PageFrame.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { useAnswer } from '../frame/use-answer.ts';
import { useAsking } from '../frame/use-asking.ts';
import { TableList } from '../lobby/TableLine.tsx';
import { say } from '../words/say.ts';
import { profilePath } from './profile-path.ts';
import { RatingHistory } from './RatingHistory.tsx';
import { ratingsApi } from './ratings-api.ts';
import { about } from './words/about.ts';
import '../../styles/people.css';

/** `/people/<name>`: a user, and whatever that user shows. */
export function ProfilePage({ id }: { id: string }) {
  return <AtServer title={about().profile.title}>{() => <Found name={id} />}</AtServer>;
}

function Found({ name }: { name: string }) {
  const { value: profile, trouble, again } = useAnswer(() => ratingsApi.profile({ name }), [name]);
  return (
    <PageFrame title={profile?.name ?? about().profile.title}>
      <h1 class="profile-name">{profile?.name ?? name}</h1>
      <Trouble code={trouble} />
      {profile?.you && <ShowsForm onSaved={again} />}
      {profile && <Shown profile={profile} />}
    </PageFrame>
  );
}

function Shown({ profile }: { profile: Profile }) {
  const { name, ratings, matches, opponents, achievements } = profile;
  const { favourites } = profile.shows;
  const texts = about().profile;
  const hasFavourites = favourites.length > 0;
  if (!ratings && !matches && !opponents && !achievements && !hasFavourites)
    return <p class="quiet-text">{texts.nothing(name)}</p>;
  return (
    <div class="profile-parts">
      {hasFavourites && (
        <Part title={texts.favourites} none={false}>
          <ul class="lines profile-lines">
            {favourites.map((game) => (
              <li key={game}>
                <a href={`/game/${game}`}>{gameName(game)}</a>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {ratings && (
        <Part title={texts.ratings} none={ratings.length === 0 && texts.noRatings}>
          <ul class="lines">
            {ratings.map((each) => (
              <RatingHistory key={`${each.game}/${each.pace}`} rating={each} />
            ))}
          </ul>
        </Part>
      )}
      {achievements && <Achievements achievements={achievements} />}
      {opponents && <Results opponents={opponents} />}
      {matches && (
        <Part title={texts.matches} none={matches.length === 0 && texts.noMatches}>
          <TableList tables={matches} label={say().result} />
        </Part>
      )}
    </div>
  );
}

interface PartProps {
  title: string;
  /** What stands there if there is nothing. */
  none: string | false;
  children: ComponentChildren;
}

function Part({ title, none, children }: PartProps) {
  return (
    <section class="profile-part">
      <h2>{title}</h2>
      {none === false ? children : <p class="quiet-text">{none}</p>}
    </section>
  );
}

function Achievements({ achievements }: { achievements: NonNullable<Profile['achievements']> }) {
  const texts = about().profile;
  const won = achievements.filter(({ kind }) => kind === 'win').map(({ game }) => game);
  const hasAll = SHELF.every(({ id }) => won.includes(id));
  return (
    <Part title={texts.achievements} none={achievements.length === 0 && texts.noAchievements}>
      <ul class="lines profile-lines">
        {hasAll && <li>{texts.everyGame}</li>}
        {achievements.map(({ kind, game, at }) => (
          <li key={`${kind}/${game}`}>
            {texts[kind](gameName(game))} <span class="quiet-text">{when(at)}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Results({ opponents }: { opponents: NonNullable<Profile['opponents']> }) {
  const { bySeats, against } = opponents;
  const texts = about().profile;
  return (
    <Part title={texts.opponents} none={bySeats.length === 0 && texts.noResults}>
      <ul class="lines profile-lines">
        {bySeats.map(({ seats, matches, wins }) => (
          <li key={seats}>
            {texts.bySeats(seats)} <span class="quiet-text">{texts.record(matches, wins)}</span>
          </li>
        ))}
      </ul>
      {against.length > 0 && (
        <>
          <h3>{texts.against}</h3>
          <ul class="lines profile-lines">
            {against.map(({ name, ahead, behind }) => (
              <li key={name}>
                <a href={profilePath(name)}>{name}</a>{' '}
                <span class="quiet-text">{texts.score(ahead, behind)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Part>
  );
}

const PARTS = ['ratings', 'achievements', 'opponents', 'matches'] as const;

/** What others may see of me; kept as soon as it is changed. */
function ShowsForm({ onSaved }: { onSaved: () => void }) {
  const [shows, setShows] = useState<Shows>();
  const { trouble, ask } = useAsking();
  useEffect(() => {
    void ratingsApi.shows().then((reply) => reply.ok && setShows(reply.value));
  }, []);
  if (!shows) return null;
  const texts = about().shows;
  const change = async (changed: Shows): Promise<void> => {
    setShows(changed);
    const kept = await ask(ratingsApi.show({ ...changed, favourites: [...changed.favourites] }));
    setShows(kept ? kept.value : shows);
    if (kept) onSaved();
  };
  const field = fieldsOf(shows, (changed) => void change(changed));
  return (
    <fieldset class="sheet lines-close shows">
      <legend>{texts.title}</legend>
      <p class="quiet-text">{texts.about}</p>
      {PARTS.map((part) => (
        <Check key={part} label={texts[part]} {...field(part)} />
      ))}
      <p class="quiet-text">{texts.favourites}</p>
      {SHELF.map(({ id }) => (
        <Check
          key={id}
          label={gameName(id)}
          value={shows.favourites.includes(id)}
          onChange={() => void change({ ...shows, favourites: toggled(shows.favourites, id) })}
        />
      ))}
      <Trouble code={trouble} />
    </fieldset>
  );
}
