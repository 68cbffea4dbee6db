import { useEffect, useState } from 'preact/hooks';
import { gameName } from '../../games/shelf.ts';
import type { MatchInfo, MatchSummary } from '../../match/host.ts';
import { theHost } from '../../match/hosts.ts';
import { playServer } from '../../match/online/probe.ts';
import { Button } from '../../pieces/Button.tsx';
import { saveFile } from '../../table/save-file.ts';
import { words } from '../../words/words.ts';
import { PageFrame } from '../frame/PageFrame.tsx';
import { MyLine } from '../lobby/TableLine.tsx';
import { findMe, mine } from '../visitor.ts';
import { entryOf, onlineEntryOf } from './entries.ts';
import { Filters } from './Filters.tsx';
import { EVERYTHING, fits, treesOf } from './library.ts';
import type { Entry } from './library.ts';
import { MatchTrees } from './MatchTrees.tsx';
import { useOpenFile } from './OpenFile.tsx';
import { Statistics } from './Statistics.tsx';
import { say } from './words/say.ts';
import '../../styles/library.css';
import '../../styles/online.css';

/** All my matches: found again, counted, taken out and in. */
export function MatchesPage() {
  const [matches, setMatches] = useState<readonly MatchSummary[]>();
  const [remarks, setRemarks] = useState<Remarks>(new Map());
  const [filter, setFilter] = useState(EVERYTHING);
  const [news, setNews] = useState<string>();
  const server = playServer.value;
  const texts = say();
  const { myMatches } = words().home;
  const refresh = (): void => {
    void theHost().matches().then(setMatches);
    void remarksHere().then(setRemarks);
  };
  const { button, trouble } = useOpenFile(({ count, remarked }) => {
    setNews(texts.imported(count, remarked));
    refresh();
  });
  useEffect(refresh, []);
  useEffect(() => {
    if (server === 'there') void findMe();
  }, [server]);
  const here = matches ?? [];
  const tables = server === 'there' ? mine.value : [];
  const entries = [
    ...here.map(entryOf),
    ...tables.map((table) => onlineEntryOf(table, remarks.get(table.id))),
  ];
  const now = Date.now();
  const shown = new Map<string, Entry>(
    entries.flatMap((entry) =>
      fits(entry, filter, gameName(entry.game), now) ? [[entry.id, entry] as const] : [],
    ),
  );
  return (
    <PageFrame title={myMatches}>
      <div class="row head-row">
        <h1>{myMatches}</h1>
        <div class="row">
          {button}
          <Button
            label={texts.exportAll}
            title={texts.exportAllAbout}
            onClick={() => void exportAll()}
          />
        </div>
      </div>
      {trouble}
      {news !== undefined && (
        <p class="note" role="status">
          {news}
        </p>
      )}
      <Statistics entries={[...shown.values()]} />
      <section class="matches" aria-labelledby="library-list">
        <h2 id="library-list" aria-live="polite">
          {texts.found(shown.size)}
        </h2>
        <Filters entries={entries} filter={filter} onChange={setFilter} />
        <ul class={matches ? 'lines' : 'lines not-yet'}>
          {tables
            .filter(({ id }) => shown.has(id))
            .map((table) => (
              <MyLine key={table.id} table={table} />
            ))}
          <MatchTrees trees={treesOf(here.filter(({ id }) => shown.has(id)))} onRemoved={refresh} />
          <li class="quiet-text match-none">
            {entries.length === 0 ? words().home.noMatches : texts.none}
          </li>
        </ul>
      </section>
    </PageFrame>
  );
}

type Remarks = ReadonlyMap<string, MatchInfo['comments']>;

/** What was remarked here on matches that live elsewhere. */
async function remarksHere(): Promise<Remarks> {
  return new Map((await theHost().remarks()).map(({ id, comments }) => [id, comments]));
}

async function exportAll(): Promise<void> {
  saveFile('roundhouse-matches.json', await theHost().library(), 'application/json');
}
