import { loadUi } from '../../games/shelf.ts';
import type { OnlineMatch } from '../../match/online/online-match.ts';
import { useLoading } from '../../table/Loading.tsx';
import { lineBookOf } from './line-book.ts';
import { LineList, lineWordsOf } from './LineList.tsx';

/** The conditional moves of a match, in the words of its game. */
export function KeptLines({ match }: { match: OnlineMatch }) {
  const { info, seat } = match;
  const loading = useLoading(async () => info && loadUi(info.game), [info?.game]);
  const book = lineBookOf(match);
  const lines = book.lines();
  if (!info || seat === undefined || loading.kind !== 'there' || !loading.value) return null;
  return (
    <LineList
      lines={lines}
      words={lineWordsOf(loading.value, info, seat, match.latest.value?.view)}
      onRemove={(gone) => void book.keep(lines.filter((each) => each !== gone))}
    />
  );
}
