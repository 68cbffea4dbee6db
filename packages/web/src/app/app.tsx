import { pageAt } from '@roundhouse/protocol/pages';
import type { PageName } from '@roundhouse/protocol/pages';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { HomePage } from '../pages/home/HomePage.tsx';
import { LostPage } from '../pages/frame/LostPage.tsx';
import { PatternDefs } from '../pieces/PatternDefs.tsx';
import { partsOf, path } from '../pages/router.ts';
import { loadWords } from '../words/catalog.ts';
import { words } from '../words/words.ts';

type Page = ComponentType<{ id: string; part: string }>;

/** Pages that are loaded when they are first opened. */
const LATER: Readonly<Record<PageName, () => Promise<Page>>> = {
  game: () => import('../pages/game/GamePage.tsx').then(({ GamePage }) => GamePage),
  lesson: () => import('../pages/table/LessonPage.tsx').then(({ LessonPage }) => LessonPage),
  table: () => import('../pages/table/TablePage.tsx').then(({ TablePage }) => TablePage),
  replay: () => import('../pages/table/ReplayPage.tsx').then(({ ReplayPage }) => ReplayPage),
  matches: () => import('../pages/matches/MatchesPage.tsx').then(({ MatchesPage }) => MatchesPage),
  puzzle: () => import('../pages/puzzle/PuzzlePage.tsx').then(({ PuzzlePage }) => PuzzlePage),
  settings: () =>
    import('../pages/settings/SettingsPage.tsx').then(({ SettingsPage }) => SettingsPage),
  online: () => import('../pages/lobby/OnlinePage.tsx').then(({ OnlinePage }) => OnlinePage),
  match: () => import('../pages/match/MatchPage.tsx').then(({ MatchPage }) => MatchPage),
  stop: () => import('../pages/account/notices/StopPage.tsx').then(({ StopPage }) => StopPage),
  friends: () => import('../pages/order/FriendsPage.tsx').then(({ FriendsPage }) => FriendsPage),
  order: () => import('../pages/order/OrderPage.tsx').then(({ OrderPage }) => OrderPage),
  recover: () => import('../pages/order/RecoverPage.tsx').then(({ RecoverPage }) => RecoverPage),
  leaderboard: () =>
    import('../pages/people/LeaderboardPage.tsx').then(({ LeaderboardPage }) => LeaderboardPage),
  people: () => import('../pages/people/ProfilePage.tsx').then(({ ProfilePage }) => ProfilePage),
  clubs: () => import('../pages/order/ClubsPage.tsx').then(({ ClubsPage }) => ClubsPage),
  tournaments: () =>
    import('../pages/tournaments/TournamentsPage.tsx').then(
      ({ TournamentsPage }) => TournamentsPage,
    ),
  account: () => import('../pages/account/AccountPage.tsx').then(({ AccountPage }) => AccountPage),
};

export function App() {
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

function Later({ section, id, part }: { section: string; id: string; part: string }) {
  const name = pageAt([section, id]);
  const load = name && LATER[name];
  const [page, setPage] = useState<{ Page: Page } | 'not-loaded'>();
  useEffect(() => {
    const opening = async (): Promise<void> => {
      if (!load) return;
      const Page = await load();
      await loadWords();
      setPage({ Page });
    };
    opening().catch(() => setPage('not-loaded'));
  }, [load]);
  if (!load) return <LostPage />;
  if (page === 'not-loaded') return <LostPage text={words().problems[page]} again />;
  return page ? <page.Page id={id} part={part} /> : <p class="loading">{words().house.loading}</p>;
}
