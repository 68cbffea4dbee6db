import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { gameName, loadUi } from '../../games/shelf.ts';
import type { Answer, Past, Problem } from '../../match/host.ts';
import { theHost } from '../../match/hosts.ts';
import { download } from '../../replay/download.ts';
import type { Eyes } from '../../replay/replay-model.ts';
import { ReplayModel } from '../../replay/replay-model.ts';
import { ReplayTable } from '../../replay/ReplayTable.tsx';
import type { Shared } from '../../replay/ShareMoment.tsx';
import { LookedAt } from '../../review/LookedAt.tsx';
import { ReviewDock } from '../../review/ReviewDock.tsx';
import { ReviewModel } from '../../review/review-model.ts';
import { say } from '../../review/say.ts';
import { SheetHead } from '../../table/Docks.tsx';
import { words } from '../../words/words.ts';
import { Failed } from '../frame/Failed.tsx';
import { pageTitle } from '../title.ts';
import { Comments } from './Comments.tsx';
import { asksForReview, momentIn, momentQuery } from './moment-address.ts';
import { PlayFromHere } from './BranchForm.tsx';

type Opened =
  | { readonly kind: 'opening' }
  | { readonly kind: 'failed'; readonly problem: Problem }
  | {
      readonly kind: 'open';
      readonly replay: ReplayModel;
      readonly past: Past;
      readonly review: ReviewModel;
      /** Whether the address asks for a review at once. */
      readonly begin: boolean;
    };

/** A match of this browser: nobody else can follow a link to it, so a moment of it is shared as a file. */
export function ReplayPage({ id }: { id: string }) {
  return (
    <Replay
      key={id}
      open={() => theHost().replay(id)}
      share={async (past, move) => {
        await download(past, move);
        return { kind: 'saved' };
      }}
    />
  );
}

interface ReplayProps {
  open: () => Promise<Answer<Past>>;
  share: (past: Past, move: number, eyes: Eyes) => Promise<Shared>;
  /** Gives others a link to the review, where they can follow one. */
  shareReview?: () => Promise<Shared>;
  /** What stands below the controls. */
  below?: ComponentChildren;
}

/** A match from its start to its end, wherever it lives. */
export function Replay({ open, share, shareReview, below }: ReplayProps) {
  const [opened, setOpened] = useState<Opened>({ kind: 'opening' });
  useEffect(() => void opening(open).then(setOpened), []);
  const review = opened.kind === 'open' ? opened.review : undefined;
  useEffect(() => () => review?.close(), [review]);
  const game = opened.kind === 'open' ? opened.past.match.game : undefined;
  const { title } = words().replay;
  useEffect(() => {
    if (game !== undefined) pageTitle.value = `${title}: ${gameName(game)}`;
  }, [title, game]);
  if (opened.kind === 'opening') return <p class="loading">{words().house.loading}</p>;
  if (opened.kind === 'failed') return <Failed problem={opened.problem} />;
  const { replay, past, begin } = opened;
  return (
    <>
      <MomentInAddress replay={replay} />
      <ReplayTable
        replay={replay}
        past={past}
        share={(move) => share(past, move, replay.eyes.value)}
        above={<LookedAt model={opened.review} />}
        explains={opened.review.isShown}
        asking={opened.review.quiz.value !== undefined}
        below={
          <div class="lines" data-sheet="more" tabIndex={-1}>
            <SheetHead name={words().table.more} />
            <PlayFromHere replay={replay} match={past.match} />
            <Comments replay={replay} match={past.match} isShared={past.shared !== undefined} />
            {below}
          </div>
        }
        docks={[
          {
            id: 'review',
            name: say().title,
            content: <ReviewDock model={opened.review} begin={begin} share={shareReview} />,
          },
        ]}
      />
    </>
  );
}

/** A browser lets an address change only so often. */
const QUIET = 400;

/** The address leads to the moment that is shown and to whose eyes see it, also after a reload. */
function MomentInAddress({ replay }: { replay: ReplayModel }): null {
  const at = replay.moment.value ?? replay.first;
  const eyes = replay.eyes.value;
  useEffect(() => {
    const timer = setTimeout(() => {
      const asked = momentQuery(at === replay.first ? undefined : at, eyes);
      history.replaceState(null, '', location.pathname + asked);
    }, QUIET);
    return () => clearTimeout(timer);
  }, [at, eyes]);
  return null;
}

async function opening(open: () => Promise<Answer<Past>>): Promise<Opened> {
  const answer = await open();
  if (!answer.ok) return { kind: 'failed', problem: answer.problem };
  const past = answer.value;
  const ui = await loadUi(past.match.game).catch(() => undefined);
  if (!ui) return { kind: 'failed', problem: 'not-loaded' };
  const replay = new ReplayModel(ui, past);
  const asked = momentIn(location.search, replay.seats.length);
  await replay.see(asked.eyes);
  await replay.lookAt(asked.move);
  const review = new ReviewModel(replay, past);
  const begin = asksForReview(location.search);
  return { kind: 'open', replay, past, review, begin };
}
