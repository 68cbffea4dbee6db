import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { HomePage } from './pages/HomePage.tsx';
import { LostPage } from './pages/LostPage.tsx';
import { PatternDefs } from './pieces/PatternDefs.tsx';
import { partsOf, path } from './router.ts';
import { words } from './words/words.ts';

type Page = ComponentType<{ id: string }>;

/** Pages that are loaded when they are first opened. */
const LATER: Readonly<Record<string, () => Promise<Page>>> = {
  game: () => import('./pages/GamePage.tsx').then(({ GamePage }) => GamePage),
  table: () => import('./pages/TablePage.tsx').then(({ TablePage }) => TablePage),
  replay: () => import('./pages/ReplayPage.tsx').then(({ ReplayPage }) => ReplayPage),
  settings: () => import('./pages/SettingsPage.tsx').then(({ SettingsPage }) => SettingsPage),
};

export function App(): JSX.Element {
  const [section, id = ''] = partsOf(path.value);
  return (
    <>
      <a class="skip" href="#content">
        {words().house.skip}
      </a>
      <PatternDefs />
      {section === undefined ? <HomePage /> : <Later key={path.value} section={section} id={id} />}
    </>
  );
}

function Later({ section, id }: { section: string; id: string }): JSX.Element {
  const load = LATER[section];
  const [page, setPage] = useState<{ Page: Page }>();
  useEffect(() => void load?.().then((Page) => setPage({ Page })), [load]);
  if (!load || (id === '' && section !== 'settings')) return <LostPage />;
  return page ? <page.Page id={id} /> : <p class="loading">{words().house.loading}</p>;
}
