import { SHARES_PER_RAILROAD } from '@roundhouse/games/german-railways';
import type { Event, Move, Outlook, RailroadView } from '@roundhouse/games/german-railways';
import type { Seat } from '@roundhouse/engine';
import { Figure } from '../../pieces/Figure.tsx';
import { Chip } from '../../pieces/LiveryShape.tsx';
import { askable } from '../../pieces/Offerable.tsx';
import { IncomeLine } from './IncomeLine.tsx';
import { labelOf } from './labels.ts';
import { liveryOf } from './liveries.ts';
import { abilityOf, shortName, shortNames, say } from './say.ts';
import type { GermanScene } from './say.ts';

/** The eight railroads as a printed table: income, treasury, shares, locomotives and connections. */
export function Ledger({ scene }: { scene: GermanScene }) {
  const words = say().ledger;
  const changed = new Set(scene.recent.flatMap(railroadOf));
  return (
    <table class="ledger" data-ask="ledger">
      <caption class="sr-only">{words.title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.railroad}</th>
          <th scope="col" title={words.treasury}>
            {words.treasuryShort}
          </th>
          <th scope="col">{words.shares}</th>
          <th scope="col" title={words.left}>
            {words.leftShort}
          </th>
          <th scope="col" title={words.links}>
            {words.linksShort}
          </th>
        </tr>
      </thead>
      <tbody data-roving="list">
        {scene.view.railroads.map((view, railroad) => (
          <Row
            key={railroad}
            scene={scene}
            railroad={railroad}
            view={view}
            fresh={changed.has(railroad)}
          />
        ))}
      </tbody>
    </table>
  );
}

function railroadOf(event: Event): number[] {
  return event.kind === 'share-sold' || event.kind === 'track-built' ? [event.railroad] : [];
}

interface RowProps {
  scene: GermanScene;
  railroad: number;
  view: RailroadView;
  fresh: boolean;
}

function Row({ scene, railroad, view, fresh }: RowProps) {
  const words = say().ledger;
  const then = scene.ahead?.view.railroads[railroad];
  const busy = [scene.view.auction?.railroad, scene.view.build?.railroad].includes(railroad);
  const offer = scene.legal.find((move) => move.kind === 'offer' && move.railroad === railroad);
  const build = scene.legal.find((move) => move.kind === 'build' && move.railroad === railroad);
  return (
    <tr class={`ledger-row${fresh ? ' ledger-fresh' : ''}${busy ? ' ledger-busy' : ''}`}>
      <th scope="row" title={abilityOf(railroad)} data-ask={`railroad:${railroad}`}>
        <span class="ledger-name">
          <Chip livery={liveryOf(railroad)} size={22} />
          <IncomeLine
            railroad={railroad}
            income={view.income}
            pays={view.pays}
            then={then?.income ?? view.income}
            travel={scene.travel}
            offered={scene.offer(build, build ? labelOf(build, scene) : '')}
          />
        </span>
      </th>
      <td
        class="figures ledger-money"
        title={words.treasuryOf(shortName(railroad), view.treasury)}
        {...askable(`treasury:${railroad}`)}
      >
        <Figure value={view.treasury} time={scene.travel} />
        {then && then.treasury !== view.treasury && <em class="then">→{then.treasury}</em>}
      </td>
      <td {...askable(`share:${railroad}`)}>
        <Shares scene={scene} railroad={railroad} move={offer} />
      </td>
      <td class="figures" title={words.leftOf(view.locomotives)} {...askable(`locos:${railroad}`)}>
        {view.locomotives}
      </td>
      <td
        title={`${words.partners(shortNames(view.partners))}. ${words.outlooks[view.outlook]}`}
        {...askable(`links:${railroad}`)}
      >
        <Partners view={view} then={then ?? view} />
      </td>
    </tr>
  );
}

interface SharesProps {
  scene: GermanScene;
  railroad: number;
  move?: Move | undefined;
}

/** Three places: the owners' marks, then what is unsold; the next one can be put up for auction there. */
export function Shares({ scene, railroad, move }: SharesProps) {
  const words = say().ledger;
  const owners = scene.view.players.flatMap(({ shares }, seat): Seat[] =>
    new Array<Seat>(shares[railroad] ?? 0).fill(seat),
  );
  return (
    <span class="share-row">
      {Array.from({ length: SHARES_PER_RAILROAD }, (_, i) => {
        const owner = owners[i];
        const info = owner === undefined ? undefined : scene.seats[owner];
        if (info && owner !== undefined) {
          const title = words.ownedBy(scene.who.name(owner));
          return (
            <span key={i} class="share" title={title}>
              <Chip livery={info} size={20} title={title} />
            </span>
          );
        }
        const next = i === owners.length;
        return (
          <span
            key={i}
            class="share share-unsold"
            title={words.unsold}
            data-ask={`share:${railroad}`}
            {...scene.offer(next ? move : undefined, move ? labelOf(move, scene) : '')}
          />
        );
      })}
    </span>
  );
}

const SHOWN = 2;

const MARKS: Readonly<Record<Outlook, string>> = {
  connected: '',
  open: '',
  'at-risk': '!',
  stuck: '✕',
};

/** The two connections that everybody needs, how many more there are, and whether they are in danger. */
export function Partners({ view, then = view }: { view: RailroadView; then?: RailroadView }) {
  const more = then.partners.length - SHOWN;
  return (
    <span class="share-row">
      {Array.from({ length: SHOWN }, (_, i) => {
        const railroad = then.partners[i];
        if (railroad === undefined) return <span key={i} class="link link-none" />;
        const ghost = !view.partners.includes(railroad);
        return (
          <span key={i} class={ghost ? 'link link-ghost' : 'link'}>
            <Chip livery={liveryOf(railroad)} size={18} title={shortName(railroad)} />
          </span>
        );
      })}
      <span class={`figures link-more link-${then.outlook}`}>
        {more > 0 ? `+${more}` : MARKS[then.outlook]}
      </span>
    </span>
  );
}
