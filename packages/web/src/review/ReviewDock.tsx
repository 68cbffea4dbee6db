import type { Review, ReviewedMove, ReviewedPlayer } from '@roundhouse/bots/review';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../pieces/Button.tsx';
import { SharedNote } from '../replay/ShareMoment.tsx';
import type { Shared } from '../replay/ShareMoment.tsx';
import { AccountTable } from '../table/AccountTable.tsx';
import { useSheets } from '../table/sheets.ts';
import '../styles/review.css';
import { ChancesChart } from './ChancesChart.tsx';
import { Later } from './Later.tsx';
import { Learn } from './Learn.tsx';
import type { ReviewModel } from './review-model.ts';
import { percent, say, signedPercent } from './say.ts';
import type { ServerReview } from './server-review.ts';

interface ReviewDockProps {
  model: ReviewModel;
  begin: boolean;
  share?: (() => Promise<Shared>) | undefined;
}

/** The review beside the replay; `begin` opens it and starts at once, `share` gives others a link to it. */
export function ReviewDock({ model, begin, share }: ReviewDockProps) {
  const sheets = useSheets();
  const isOpen = sheets.open === 'review';
  useEffect(() => {
    if (isOpen) void model.recall();
  }, [isOpen]);
  useEffect(() => {
    if (!begin) return;
    sheets.toggle('review');
    void model.begin();
  }, []);
  const review = model.review.value;
  return (
    <div class="review-room">
      <section class="review" aria-label={say().title}>
        {!review && <p>{say().about}</p>}
        <Progress model={model} />
        {review && (
          <>
            {PARTS.map((draw, turn) => (
              <Later key={turn} turn={turn} value={review} draw={(each) => draw(model, each)} />
            ))}
            {share && <ShareReview share={share} />}
          </>
        )}
      </section>
    </div>
  );
}

/** What a review says, each part drawn in its turn. */
const PARTS: readonly ((model: ReviewModel, review: Review) => JSX.Element)[] = [
  (model, review) => <ChancesChart review={review} replay={model.replay} />,
  (model, review) => <Mistakes model={model} review={review} />,
  (model) => <Learn model={model} />,
  (model, review) => <Turns model={model} review={review} />,
  (model, review) => <Sums model={model} review={review} />,
];

/** A link to the review, for those who may see the match. */
function ShareReview({ share }: { share: () => Promise<Shared> }) {
  const [shared, setShared] = useState<Shared>();
  return (
    <div class="row review-share">
      <Button label={say().share} onClick={() => void share().then(setShared)} />
      <SharedNote shared={shared} say={say().shared} />
    </div>
  );
}

/** What the server has to do yet, and the way to go on without it. */
function Coming({ model, server }: { model: ReviewModel; server: ServerReview }) {
  const done = server.state.value?.progress ?? 0;
  return (
    <>
      <progress max={1} value={done} aria-label={say().onServer(percent(done))} />
      <span class="quiet-text" role="status">
        {done === 0 ? say().inLine : say().onServer(percent(done))}
      </span>
      <Button label={say().here} onClick={() => void model.startHere()} />
    </>
  );
}

/** How far it is, and one button to start, to stop and to go on: whoever pressed it stays on it. */
function Progress({ model }: { model: ReviewModel }) {
  const { server } = model;
  if (server?.isComing.value === true && !model.running.value)
    return (
      <div class="row review-progress">
        <Coming model={model} server={server} />
      </div>
    );
  const news = model.news.value;
  const running = model.running.value;
  const done = news?.progress ?? 0;
  return (
    <div class="row review-progress">
      <progress
        max={1}
        value={done}
        hidden={!running}
        aria-label={say().progress((news?.review.passes ?? 0) + 1, percent(done))}
      />
      {!running && news && (
        <Later
          turn={PARTS.length}
          value={news.review}
          draw={({ passes }) => <span class="quiet-text">{say().passes(passes)}</span>}
        />
      )}
      {(running || news?.isDone !== true) && (
        <Button
          class={running ? 'plain' : 'main'}
          label={running ? say().stop : news ? say().closer : say().start}
          onClick={({ detail }) => {
            // Whoever clicks twice means it once.
            if (detail <= 1) void (running ? model.stop() : model.start());
          }}
        />
      )}
      <p class="review-trouble" role="alert">
        {model.failed.value && say().failed}
      </p>
    </div>
  );
}

interface Part {
  readonly model: ReviewModel;
  readonly review: Review;
}

/**
 * The most expensive decisions of everybody, the worst first; each leads to its position. The one that is looked at stays, even
 * if the closer look has shown that it cost little.
 */
function Mistakes({ model, review }: Part) {
  const worst = review.players.flatMap((player) => player.worst);
  const looked = model.looked.value?.move.moves ?? [];
  const moves = [...new Set(worst.concat(looked))]
    .flatMap((number) => review.moves[number - 1] ?? [])
    .toSorted((a, b) => b.loss - a.loss);
  return (
    <>
      <h3>{say().mistakes}</h3>
      {moves.length === 0 && <p class="quiet-text">{say().noMistakes}</p>}
      <ul class="review-marks">
        {moves.map((move) => (
          <Mark
            key={move.moves}
            model={model}
            move={move}
            text={say().mistake(move.moves, nameOf(model, move.seat), signedPercent(-move.loss))}
          />
        ))}
      </ul>
    </>
  );
}

/** The moves that turned the match, with whoever they changed most for. */
function Turns({ model, review }: Part) {
  const { chances, moves, turningPoints } = review;
  return (
    <>
      <h3>{say().turns}</h3>
      {turningPoints.length === 0 && <p class="quiet-text">{say().noTurns}</p>}
      <ul class="review-marks">
        {turningPoints.flatMap((number) => {
          const move = moves[number - 1];
          const [before = [], after = []] = [chances[number - 1], chances[number]];
          const seat = mostMoved(before, after);
          const [from, to] = [percent(before[seat] ?? 0), percent(after[seat] ?? 0)];
          const text = say().turn(number, nameOf(model, seat), from, to);
          return move ? [<Mark key={number} model={model} move={move} text={text} />] : [];
        })}
      </ul>
    </>
  );
}

function mostMoved(before: readonly number[], after: readonly number[]): number {
  const moved = after.map((share, seat) => Math.abs(share - (before[seat] ?? 0)));
  return moved.indexOf(Math.max(...moved));
}

/** Leads to a decision; on a small screen the review makes room for the board. */
function Mark({ model, move, text }: { model: ReviewModel; move: ReviewedMove; text: string }) {
  const sheets = useSheets();
  return (
    <li>
      <Button
        label={text}
        aria-pressed={model.looked.value?.move.moves === move.moves}
        onClick={() => {
          sheets.close();
          void model.look(move);
        }}
      />
    </li>
  );
}

const nameOf = (model: ReviewModel, seat: number): string => model.replay.seats[seat]?.name ?? '';

const LINES: readonly (readonly [
  'accuracy' | 'startChance' | 'own' | 'others' | 'luck' | 'unforeseen' | 'result' | 'withoutLuck',
  (player: ReviewedPlayer) => string,
])[] = [
  ['accuracy', ({ accuracy }) => (accuracy === null ? '–' : percent(accuracy / 100))],
  ['startChance', ({ start }) => percent(start)],
  ['own', ({ ownDecisions }) => signedPercent(ownDecisions)],
  ['others', ({ othersDecisions }) => signedPercent(othersDecisions)],
  ['luck', ({ luck }) => signedPercent(luck)],
  ['unforeseen', ({ unforeseen }) => signedPercent(unforeseen)],
  ['result', ({ result }) => percent(result)],
  ['withoutLuck', ({ withoutLuck }) => percent(withoutLuck)],
];

/** What decisions did and what luck did, for each player; the lines add up to the result. */
function Sums({ model, review }: Part) {
  const { players } = review;
  return (
    <>
      <h3>{say().sums}</h3>
      <AccountTable
        title={say().sums}
        names={players.map(({ seat }) => nameOf(model, seat))}
        lines={LINES.map(([name, value]) => [say()[name], players.map(value)])}
      />
      <p class="quiet-text">{say().sumsAbout}</p>
    </>
  );
}
