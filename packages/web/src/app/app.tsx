import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { HomePage } from '../pages/home/HomePage.tsx';
import { LostPage } from '../pages/frame/LostPage.tsx';
import { PatternDefs } from '../pieces/PatternDefs.tsx';
import { partsOf, path } from '../pages/router.ts';
import { loadWords } from '../words/catalog.ts';
import { words } from '../words/words.ts';

type Page = ComponentType<{ id: string; part: string }>;

/** Pages that are loaded when they are first opened. */
const LATER: Readonly<Record<string, () => Promise<Page>>> = {
  game: () => import('../pages/game/GamePage.tsx').then(({ GamePage }) => GamePage),
  lesson: () => import('../pages/table/LessonPage.tsx').then(({ LessonPage }) => LessonPage),
  table: () => import('../pages/table/TablePage.tsx').then(({ TablePage }) => TablePage),
  replay: () => import('../pages/table/ReplayPage.tsx').then(({ ReplayPage }) => ReplayPage),
  settings: () =>
    import('../pages/settings/SettingsPage.tsx').then(({ SettingsPage }) => SettingsPage),
  online: () => import('../pages/lobby/OnlinePage.tsx').then(({ OnlinePage }) => OnlinePage),
  match: () => import('../pages/match/MatchPage.tsx').then(({ MatchPage }) => MatchPage),
  stop: () => import('../pages/account/notices/StopPage.tsx').then(({ StopPage }) => StopPage),
  account: () => import('../pages/account/AccountPage.tsx').then(({ AccountPage }) => AccountPage),
};
const WITHOUT_ID: readonly string[] = ['settings', 'online', 'account'];

export function App(): JSX.Element {
  const [section, id = '', part = ''] = partsOf(path.value);
  return (
    <>
      <a class="skip" href="#content">
        {words().house.skip}
      </a>
      <PatternDefs />
      {section === undefined ? (
        <HomePage />
      ) : (
        <Later key={path.value} section={section} id={id} part={part} />
      )}
    </>
  );
}

function Later({ section, id, part }: { section: string; id: string; part: string }): JSX.Element {
  const load = LATER[section];
  const [page, setPage] = useState<{ Page: Page }>();
  useEffect(() => {
    void load?.().then(async (Page) => {
      await loadWords();
      setPage({ Page });
    });
  }, [load]);
  if (!load || (id === '' && !WITHOUT_ID.includes(section))) return <LostPage />;
  return page ? <page.Page id={id} part={part} /> : <p class="loading">{words().house.loading}</p>;
}
