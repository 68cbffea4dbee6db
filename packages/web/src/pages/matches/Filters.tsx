import { gameName } from '../../games/shelf.ts';
import { fieldsOf } from '../frame/fields-of.ts';
import { Select } from '../frame/Select.tsx';
import { PERIODS, RESULTS } from './library.ts';
import type { Entry, Filter, Period } from './library.ts';
import { say } from './words/say.ts';

interface FiltersProps {
  entries: readonly Entry[];
  filter: Filter;
  onChange: (filter: Filter) => void;
}

/** What the list shows: by words, game, opponent, result and time. */
export function Filters({ entries, filter, onChange }: FiltersProps) {
  const texts = say();
  const field = fieldsOf(filter, onChange);
  const games = [...new Set(entries.map(({ game }) => game))];
  const opponents = [...new Set(entries.flatMap((entry) => entry.opponents))];
  return (
    <div class="library-filters" role="search" aria-label={texts.filter}>
      <input
        type="search"
        aria-label={texts.search}
        placeholder={texts.searchHint}
        value={filter.text}
        onInput={({ currentTarget }) => onChange({ ...filter, text: currentTarget.value })}
      />
      <Select
        label={texts.game}
        values={[['', texts.allGames], ...games.map((id) => [id, gameName(id)] as const)]}
        {...field('game')}
      />
      <Select
        label={texts.opponent}
        values={[
          ['', texts.allOpponents],
          ...opponents.toSorted((a, b) => a.localeCompare(b)).map((name) => [name, name] as const),
        ]}
        {...field('opponent')}
      />
      <Select
        label={texts.result}
        values={RESULTS.map((result) => [result, texts.results[result]] as const)}
        {...field('result')}
      />
      <Select
        label={texts.when}
        values={(Object.keys(PERIODS) as Period[]).map((id) => [id, texts.periods[id]] as const)}
        {...field('period')}
      />
    </div>
  );
}
