import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { gameName, loadUi } from '../../games/shelf.ts';
import type { Answer, Past, Problem } from '../../match/host.ts';
import { theHost } from '../../match/hosts.ts';
import { ReplayModel } from '../../replay/replay-model.ts';
import { ReplayTable } from '../../replay/ReplayTable.tsx';
import { words } from '../../words/words.ts';
import { LostPage } from '../frame/LostPage.tsx';
import { pageTitle } from '../title.ts';

type Opened =
  | { readonly kind: 'opening' }
  | { readonly kind: 'failed'; readonly problem: Problem }
  | { readonly kind: 'open'; readonly replay: ReplayModel; readonly past: Past };

export function ReplayPage({ id }: { id: string }): JSX.Element {
  return <Replay key={id} open={() => theHost().replay(id)} />;
}

/** A match from its start to its end, wherever it lives. */
export function Replay({
  open,
  below,
}: {
  open: () => Promise<Answer<Past>>;
  /** What stands below the controls. */
  below?: ComponentChildren;
}): JSX.Element {
  const [opened, setOpened] = useState<Opened>({ kind: 'opening' });
  useEffect(() => void opening(open).then(setOpened), []);
  const game = opened.kind === 'open' ? opened.past.match.game : undefined;
  const { title } = words().replay;
  useEffect(() => {
    if (game !== undefined) pageTitle.value = `${title}: ${gameName(game)}`;
  }, [title, game]);
  if (opened.kind === 'opening') return <p class="loading">{words().house.loading}</p>;
  if (opened.kind === 'failed') return <LostPage text={words().problems[opened.problem]} />;
  return <ReplayTable replay={opened.replay} past={opened.past} below={below} />;
}

async function opening(open: () => Promise<Answer<Past>>): Promise<Opened> {
  const answer = await open();
  if (!answer.ok) return { kind: 'failed', problem: answer.problem };
  const past = answer.value;
  const ui = await loadUi(past.match.game);
  const replay = new ReplayModel(ui, past);
  await replay.see('all');
  return { kind: 'open', replay, past };
}
