import { TOURNAMENTS_PAGE } from '@roundhouse/protocol';
import type { Tournament } from '@roundhouse/protocol';
import { useEffect, useState } from 'preact/hooks';
import { Button, ButtonLink } from '../../pieces/Button.tsx';
import { Trouble } from '../frame/Trouble.tsx';
import { useAsking } from '../frame/use-asking.ts';
import { stateText, termsText } from './tournament-text.ts';
import { tournamentsApi } from './tournaments-api.ts';
import { sayTournaments } from './words/say-tournaments.ts';
import '../../styles/tournaments.css';

interface TournamentListProps {
  filter: Parameters<typeof tournamentsApi.list>[0];
  /** Whether it need not be said that there are none. */
  isQuiet?: boolean;
}

/** A list of tournaments, a page at a time. */
export function TournamentList({ filter, isQuiet = false }: TournamentListProps) {
  const [found, setFound] = useState<readonly Tournament[]>();
  const [more, setMore] = useState(false);
  const { trouble, busy, ask } = useAsking();
  const texts = sayTournaments();
  const load = async (before: readonly Tournament[]): Promise<void> => {
    const last = before.at(-1);
    const page = await ask(tournamentsApi.list(last ? { ...filter, after: last.id } : filter));
    if (!page) return;
    setFound([...before, ...page.value]);
    setMore(page.value.length === TOURNAMENTS_PAGE);
  };
  useEffect(() => void load([]), []);
  return (
    <>
      <Trouble code={trouble} />
      {found?.length === 0 && !isQuiet && <p role="status">{texts.none}</p>}
      <ul class="lines">
        {found?.map((each) => (
          <li key={each.id} class="sheet match match-line">
            <span class={`match-plate room-${each.terms.game}`} />
            <div class="match-what">
              <strong class="tournament-name">{each.name}</strong>
              <span class="quiet-text">{termsText(each)}</span>
            </div>
            <span class="match-state">{stateText(each)}</span>
            <ButtonLink href={`/tournaments/${each.id}`} label={texts.visit} about={each.name} />
          </li>
        ))}
      </ul>
      {more && <Button label={texts.more} disabled={busy} onClick={() => void load(found ?? [])} />}
    </>
  );
}
