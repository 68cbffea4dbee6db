import type { Move } from '@roundhouse/games/german-railways';
import { useEffect, useState } from 'preact/hooks';
import { Chip } from '../../pieces/LiveryShape.tsx';
import { Step } from '../../pieces/tools/Step.tsx';
import { words as house } from '../../words/words.ts';
import { labelOf } from './labels.ts';
import { liveryOf } from './liveries.ts';
import { abilityOf, say, shortName } from './say.ts';
import type { GermanScene } from './say.ts';

/** What stands above the buttons: the bid in an auction, the railroads at one's own action. */
export function Controls({ scene }: { scene: GermanScene }) {
  if (scene.view.auction) return <Bidding scene={scene} />;
  return scene.view.phase === 'action' ? <Acting scene={scene} /> : null;
}

type Bid = Extract<Move, { kind: 'bid' }>;
const STEPS = [2, 5];

/** Every legal amount, by steps, slider or short cut; only what is listed can be bid. */
function Bidding({ scene }: { scene: GermanScene }) {
  const bids = scene.legal.filter((move): move is Bid => move.kind === 'bid');
  const hinted = scene.hint?.kind === 'bid' ? scene.hint.amount : undefined;
  const [wanted, setWanted] = useState(0);
  useEffect(() => {
    if (hinted !== undefined) setWanted(hinted);
  }, [hinted]);
  const last = bids.length - 1;
  const at = Math.min(
    last,
    Math.max(
      0,
      bids.findIndex(({ amount }) => amount >= wanted),
    ),
  );
  const bid = bids[at];
  const [lowest] = bids;
  if (!bid || !lowest) return null;
  const words = say().bidding;
  const out = scene.legal.find((move) => move.kind === 'drop-out');
  const cash = scene.viewer === 'spectator' ? 0 : (scene.view.players[scene.viewer]?.cash ?? 0);
  const go = (to: number): void => setWanted(bids[Math.min(last, Math.max(0, to))]?.amount ?? 0);
  return (
    <div class="bidding" role="group" aria-label={words.amount}>
      <div class="bidding-row bidding-steps">
        <Step label={house().tools.less} sign="−" stuck={at === 0} onStep={() => go(at - 1)} />
        <output class="bidding-amount figures">{bid.amount}</output>
        <Step label={house().tools.more} sign="+" stuck={at === last} onStep={() => go(at + 1)} />
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          disabled={last === 0}
          aria-label={words.amount}
          aria-valuetext={words.value(bid.amount, cash - bid.amount)}
          onInput={(event) => go(Number(event.currentTarget.value))}
        />
      </div>
      <div class="bidding-row bidding-quick">
        <Quick text={words.lowest(lowest.amount)} onPick={() => go(0)} chosen={at === 0} />
        {STEPS.filter((step) => at + step <= last).map((step) => (
          <Quick key={step} text={words.plus(step)} onPick={() => go(at + step)} />
        ))}
        {last > 0 && (
          <Quick
            text={words.all(lowest.amount + last)}
            onPick={() => go(last)}
            chosen={at === last}
          />
        )}
      </div>
      <div class="bidding-row bidding-moves">
        <button type="button" class="main" {...scene.offer(bid, labelOf(bid, scene))}>
          {labelOf(bid, scene)}
        </button>
        {out && (
          <button type="button" class="plain" {...scene.offer(out, labelOf(out, scene))}>
            {labelOf(out, scene)}
          </button>
        )}
      </div>
      <p class="quiet-text">{words.left(cash - bid.amount)}</p>
    </div>
  );
}

interface QuickProps {
  text: string;
  chosen?: boolean;
  onPick: () => void;
}

function Quick({ text, chosen = false, onPick }: QuickProps) {
  return (
    <button type="button" class="pick" aria-pressed={chosen} onClick={onPick}>
      {text}
    </button>
  );
}

/** The railroads that I can build for, and those of which I can put up a share. */
function Acting({ scene }: { scene: GermanScene }) {
  const words = say().acting;
  const { railroads } = scene.view;
  return (
    <div class="acting">
      <Choices
        scene={scene}
        kind="build"
        title={words.build}
        about={(railroad) => words.money(railroads[railroad]?.treasury ?? 0)}
      />
      <Choices
        scene={scene}
        kind="offer"
        title={words.offer}
        about={(railroad) => words.income(railroads[railroad]?.income ?? 0)}
      />
    </div>
  );
}

type RailroadMove = Extract<Move, { kind: 'build' | 'offer' }>;

interface ChoicesProps {
  scene: GermanScene;
  kind: RailroadMove['kind'];
  title: string;
  about: (railroad: number) => string;
}

function Choices({ scene, kind, title, about }: ChoicesProps) {
  const moves = scene.legal.filter((move): move is RailroadMove => move.kind === kind);
  if (moves.length === 0) return null;
  return (
    <div class="choices" role="group" aria-label={title}>
      <h3 class="choices-title">{title}</h3>
      <div class="choices-row" data-roving="row">
        {moves.map((move) => (
          <button
            key={move.railroad}
            type="button"
            class="choices-item"
            title={`${shortName(move.railroad)}: ${abilityOf(move.railroad)}`}
            {...scene.offer(move, `${labelOf(move, scene)}, ${about(move.railroad)}`)}
          >
            <Chip livery={liveryOf(move.railroad)} size={26} />
            <span class="figures">{about(move.railroad)}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
