import { RAILROADS, SHARES_PER_RAILROAD } from '@roundhouse/games/german-railways';
import type { AuctionView, BuildView, View, VoteView } from '@roundhouse/games/german-railways';
import type { Seat } from '@roundhouse/engine';
import type { ComponentChildren } from 'preact';
import { AheadText } from '../../pieces/AheadText.tsx';
import { Chip } from '../../pieces/LiveryShape.tsx';
import { askable } from '../../pieces/Offerable.tsx';
import { lastRoundOf, meterOf } from './end-of-match.ts';
import { liveryOf } from './liveries.ts';
import { prospectOf } from './prospect.ts';
import { abilityOf, shortName, shortNames, say } from './say.ts';
import type { GermanScene } from './say.ts';

/** What is going on right now: the auction, the build and what it would bring, the vote, or whose action it is. */
export function Desk({ scene }: { scene: GermanScene }) {
  const { auction, build, vote } = scene.view;
  if (auction) return <AuctionDesk scene={scene} auction={auction} />;
  if (build) return <BuildDesk scene={scene} build={build} />;
  if (vote) return <VoteDesk scene={scene} vote={vote} />;
  return <ActionDesk scene={scene} />;
}

function Sign({ railroad, children }: { railroad: number; children: ComponentChildren }) {
  return (
    <>
      <Chip livery={liveryOf(railroad)} size={30} />
      <div class="desk-sign" {...askable(`railroad:${railroad}`)}>
        <strong class="desk-name">{shortName(railroad)}</strong>
        <span class="desk-about">{children}</span>
      </div>
    </>
  );
}

function AuctionDesk({ scene, auction }: { scene: GermanScene; auction: AuctionView }) {
  const words = say().desk;
  const { railroad, highBidder, bidders } = auction;
  const { income = 0, sharesLeft = 0, treasury = 0 } = scene.view.railroads[railroad] ?? {};
  const out = [...scene.view.players.keys()].filter((seat) => !bidders.includes(seat));
  return (
    <section class="desk" data-roving="row" data-ask="desk">
      <Sign railroad={railroad}>
        {words.share(SHARES_PER_RAILROAD - sharesLeft + 1)}, {words.pays(income)},{' '}
        {words.treasury(treasury)}. <span class="desk-ability">{abilityOf(railroad)}</span>
      </Sign>
      <ol class="bidders">
        {highBidder === null && <li class="bidder">{words.noBid}</li>}
        {bidders.map((seat) => (
          <Bidder key={seat} scene={scene} auction={auction} seat={seat} />
        ))}
        {out.length > 0 && <DroppedOut scene={scene} seats={out} />}
      </ol>
    </section>
  );
}

/** What a seat has bid since my last move, or as the best bidder. */
function bidOf({ recent, happening }: GermanScene, auction: AuctionView, seat: Seat): number {
  if (auction.highBidder === seat) return auction.highBid;
  return [...recent, ...happening].reduce((bid, event) => {
    if (event.kind === 'auction-opened') return 0;
    return event.kind === 'bid-made' && event.seat === seat ? event.amount : bid;
  }, 0);
}

interface BidderProps {
  scene: GermanScene;
  auction: AuctionView;
  seat: Seat;
}

/** Somebody who is still in, with the last bid: quick bids of several stand side by side. */
function Bidder({ scene, auction, seat }: BidderProps) {
  const words = say().desk;
  const name = scene.who.name(seat);
  const high = auction.highBidder === seat;
  const bid = bidOf(scene, auction, seat);
  const title = high ? words.high(name, auction.highBid) : words.in(name);
  const info = scene.seats[seat];
  const state = high ? 'bidder-high' : scene.view.decider === seat ? 'bidder-asked' : '';
  return (
    <li class={`bidder ${state}`} title={title} data-ask={`seat:${seat}`}>
      {info && <Chip livery={info} size={24} title={title} />}
      <span class="figures">{bid > 0 ? bid : '–'}</span>
    </li>
  );
}

/** Whoever dropped out, folded together. */
function DroppedOut({ scene, seats }: { scene: GermanScene; seats: readonly Seat[] }) {
  return (
    <li class="bidders-out">
      {seats.map((seat) => {
        const info = scene.seats[seat];
        const title = say().desk.out(scene.who.name(seat));
        return info && <Chip key={seat} livery={info} size={18} title={title} />;
      })}
      <span aria-hidden="true">{say().seat.out}</span>
    </li>
  );
}

interface EntryProps {
  name: string;
  now: string | number;
  then?: string | number | undefined;
}

/** A figure with its name, and what it would become. */
function Entry({ name, now, then = now }: EntryProps) {
  return (
    <div class="entry">
      <dt>{name}</dt>
      <dd class="figures">
        {now}
        {then !== now && <em class="then">→{then}</em>}
      </dd>
    </div>
  );
}

function BuildDesk({ scene, build }: { scene: GermanScene; build: BuildView }) {
  const words = say().desk;
  const { view, ahead } = scene;
  const { railroad } = build;
  const { perBuild = 3, budget = null } = RAILROADS[railroad] ?? {};
  const own = view.railroads[railroad];
  const next = ahead?.move.kind === 'lay' ? ahead.view : undefined;
  const then = next?.railroads[railroad];
  const spent = (n: number): string | number => (budget === null ? n : words.of(n, budget));
  return (
    <section class="desk" data-roving="row" data-ask="desk">
      <Sign railroad={railroad}>{abilityOf(railroad)}</Sign>
      <dl class="entries" {...askable('desk')}>
        <Entry
          name={words.laid}
          now={words.of(build.laid, perBuild)}
          then={next?.build ? words.of(next.build.laid, perBuild) : undefined}
        />
        <Entry
          name={words.spent}
          now={spent(build.spent)}
          then={next?.build ? spent(next.build.spent) : undefined}
        />
        <Entry name={words.left} now={own?.treasury ?? 0} then={then?.treasury} />
        <Entry name={words.income} now={own?.income ?? 0} then={then?.income} />
      </dl>
      <Dividends scene={scene} ahead={next !== undefined} />
      <LastRound view={next ?? view} />
      <AheadText text={next ? aheadText(scene, railroad, next) : ''} />
    </section>
  );
}

/** Why the match would end with this round, if it would. */
function LastRound({ view }: { view: View }) {
  const text = lastRoundOf(view);
  return text === undefined ? null : (
    <p class="payout payout-last" role="status">
      {text}
    </p>
  );
}

/** What a hexagon would do to the railroad, whom it would pay, and whether it would end the match. */
function aheadText({ who }: GermanScene, railroad: number, view: View): string {
  const words = say().desk;
  const { income = 0, treasury = 0 } = view.railroads[railroad] ?? {};
  const { connected, received } = prospectOf(view) ?? { connected: [], received: [] };
  const paid = received.map((amount, seat) => words.receives(who.name(seat), amount));
  return [
    `${words.income} ${income}`,
    `${words.left} ${treasury}`,
    ...(connected.length > 0
      ? [words.dividend(shortNames(connected)), ...paid]
      : [words.noDividend]),
    lastRoundOf(view) ?? '',
  ].join('. ');
}

/** Whether the build, as it stands or with the hexagon under the pointer, would pay; and whom. */
function Dividends({ scene, ahead }: { scene: GermanScene; ahead: boolean }) {
  const words = say().desk;
  const prospect = prospectOf((ahead ? scene.ahead?.view : undefined) ?? scene.view);
  if (!prospect) return null;
  if (prospect.connected.length === 0) return <p class="payout payout-none">{words.noDividend}</p>;
  return (
    <div class={ahead ? 'payout payout-ahead' : 'payout'}>
      <p>{words.dividend(shortNames(prospect.connected))}</p>
      <ul class="payout-list">
        {prospect.received.map((amount, seat) => {
          const info = scene.seats[seat];
          const title = words.receives(scene.who.name(seat), amount);
          return (
            <li key={seat} title={title}>
              {info && <Chip livery={info} size={18} title={title} />}
              <span class="figures">+{amount}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function VoteDesk({ scene, vote }: { scene: GermanScene; vote: VoteView }) {
  const words = say().desk;
  return (
    <section class="desk" data-roving="row" data-ask="desk">
      <div class="desk-sign" {...askable('desk')}>
        <strong class="desk-name">{words.vote(scene.who.name(vote.proposer))}</strong>
        <span class="desk-about">{words.voteAbout}</span>
      </div>
      <ul class="ballots">
        {scene.view.players.map((_, seat) => {
          const info = scene.seats[seat];
          const yes = vote.agreed.includes(seat);
          return (
            <li key={seat} class={yes ? 'ballot ballot-yes' : 'ballot'}>
              {info && <Chip livery={info} size={20} title={scene.who.name(seat)} />}
              {yes ? words.agreed : words.asked}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function ActionDesk({ scene }: { scene: GermanScene }) {
  const words = say().desk;
  const { view, who } = scene;
  if (view.ending !== null) {
    return (
      <section class="desk" data-roving="row" data-ask="desk">
        <div class="desk-sign" {...askable('desk')}>
          <strong class="desk-name">{words.over}</strong>
          <span class="desk-about">{say().endings[view.ending]}</span>
        </div>
      </section>
    );
  }
  return (
    <section class="desk" data-roving="row" data-ask="desk">
      <div class="desk-sign" {...askable('desk')}>
        <strong class="desk-name">
          {view.decider !== null && words.acts(who.name(view.decider))}
        </strong>
        <span class="desk-about">
          {words.action(view.turn + 1, view.order.length)}.{' '}
          <span class="desk-ability">{lastRoundOf(view) ?? meterOf(view)}</span>
        </span>
      </div>
    </section>
  );
}
