import { CITIES_FOR_BONUS, RAILROADS } from '@roundhouse/games/iberian-gauge';
import type { RailroadIndex, RailroadView } from '@roundhouse/games/iberian-gauge';
import { Figure } from '../../pieces/Figure.tsx';
import { Locomotive } from '../../pieces/Locomotive.tsx';
import { Offerable } from '../../pieces/Offerable.tsx';
import { Cube, Money } from '../../pieces/signs.tsx';
import { liveryOf } from './liveries.ts';
import { labelOf } from './labels.ts';
import { railroadName, say } from './say.ts';
import type { IberianScene } from './say.ts';

/** The initiative tiles in their order, with all that is known of each railroad. */
export function Tiles({ scene }: { scene: IberianScene }) {
  return (
    <ol class="tiles" aria-label={say().tiles} data-roving="row">
      {scene.view.tiles.map((railroad, at) => (
        <Tile key={railroad} scene={scene} railroad={railroad} at={at} />
      ))}
    </ol>
  );
}

interface Part {
  readonly scene: IberianScene;
  readonly railroad: RailroadIndex;
  readonly of: RailroadView;
}

interface TileProps {
  scene: IberianScene;
  railroad: RailroadIndex;
  at: number;
}

function Tile({ scene, railroad, at }: TileProps) {
  const of = scene.view.railroads[railroad];
  const livery = liveryOf(railroad);
  if (!of) return null;
  const move = scene.legal.find(
    (each) => (each.kind === 'start' || each.kind === 'invest') && each.railroad === railroad,
  );
  const label = move ? `${labelOf(move, scene)}. ${aboutTile(scene, railroad, of, at)}` : '';
  const turn = scene.view.railroad === railroad ? ' tile-turn' : '';
  return (
    <li
      class={`tile-place${of.shareValue === 0 ? ' tile-unstarted' : ''}${turn}`}
      data-ask={`tile:${railroad}`}
      style={{ '--railroad': livery.colour }}
    >
      <Offerable
        class="tile"
        offered={scene.offer(move, label)}
        label={aboutTile(scene, railroad, of, at)}
      >
        <span class="tile-head">
          <span class="tile-order figures" title={say().tile.order(at)}>
            {at + 1}
          </span>
          <svg class="tile-loco" viewBox="0 0 64 34" aria-hidden="true">
            <Locomotive livery={livery} />
          </svg>
          <span class="tile-name">{railroadName(railroad)}</span>
          <Treasury scene={scene} railroad={railroad} of={of} />
        </span>
        <Cubes scene={scene} railroad={railroad} of={of} />
        {move && <Offer isStart={move.kind === 'start'} price={of.shareValue} />}
        <Facts scene={scene} railroad={railroad} of={of} />
      </Offerable>
    </li>
  );
}

/** What is offered, and for how much; where there is little room only the latter is seen. */
function Offer({ isStart, price }: { isStart: boolean; price: number }) {
  const { start, startPrices, invest } = say().tile;
  return (
    <span class="tile-offer figures">
      <span class="tile-offer-what">{isStart ? start : invest} </span>
      {isStart ? startPrices : price}
    </span>
  );
}

/** Everything on a tile in words. */
export function aboutTile(
  scene: IberianScene,
  railroad: RailroadIndex,
  of: RailroadView,
  at: number,
): string {
  return say().tile.label(railroadName(railroad), tileFacts(scene, railroad, of, at));
}

/** The same in parts, without its name. */
export function tileFacts(
  scene: IberianScene,
  railroad: RailroadIndex,
  of: RailroadView,
  at: number,
): string[] {
  const { tile } = say();
  const shares = RAILROADS[railroad]?.shares ?? 0;
  const owners = of.holders.map((seat) => scene.who.name(seat)).join(', ');
  const parts = [tile.order(at), tile.shares(of.holders.length, shares), owners];
  if (of.shareValue === 0) parts.push(tile.notStarted);
  else {
    parts.push(
      `${tile.treasury} ${of.treasury}`,
      `${tile.value} ${of.shareValue}`,
      `${tile.dividend} ${of.dividend}`,
      `${tile.majors} ${of.majorCities}`,
      of.bonusPaid ? tile.bonusPaid : tile.bonusFor(RAILROADS[railroad]?.majorCitiesBonus ?? 0),
    );
  }
  parts.push(`${tile.locomotives} ${of.locomotives}`);
  return parts.filter(Boolean);
}

function Treasury({ scene, railroad, of }: Part) {
  const after = scene.ahead?.view.railroads[railroad]?.treasury ?? of.treasury;
  return (
    <span class="tile-treasury">
      <Money title={say().tile.treasuryAbout}>
        <Figure value={of.treasury} time={scene.travel} />
        {after !== of.treasury && <span class="tile-after">→{after}</span>}
      </Money>
    </span>
  );
}

/** The share spaces from the top, with the cubes of their owners; the one that builds now is ringed. */
function Cubes({ scene, railroad, of }: Part) {
  const words = say().tile;
  const shares = RAILROADS[railroad]?.shares ?? 0;
  const { view } = scene;
  const building = view.railroad === railroad && (view.phase === 'build' || view.phase === 'lease');
  const after = scene.ahead?.view.railroads[railroad]?.holders ?? of.holders;
  const fresh = new Set(
    scene.recent.flatMap((event) =>
      event.kind === 'invested' && event.railroad === railroad ? [event.space] : [],
    ),
  );
  return (
    <svg class="tile-cubes" viewBox={`0 0 ${6 * 24} 26`} aria-hidden="true">
      {Array.from({ length: shares }, (_, space) => {
        const seat = of.holders[space] ?? after[space];
        const owner = seat === undefined ? undefined : scene.seats[seat];
        const now = building && view.cube === space;
        return (
          <g key={space} transform={`translate(${13 + space * 24} 13)`}>
            <title>{owner ? words.sold(owner.name) : words.unsold}</title>
            <rect
              class={now ? 'space space-now' : fresh.has(space) ? 'space space-fresh' : 'space'}
              x="-11"
              y="-12"
              width="22"
              height="24"
              rx="3"
            />
            {owner && (
              <g class={of.holders[space] === undefined ? 'ghost' : ''}>
                <Cube livery={owner} scale={1.08} />
              </g>
            )}
          </g>
        );
      })}
    </svg>
  );
}

function Facts({ scene, railroad, of }: Part) {
  const words = say().tile;
  const after = scene.ahead?.view.railroads[railroad] ?? of;
  const bonus = RAILROADS[railroad]?.majorCitiesBonus ?? 0;
  return (
    <span class="tile-facts">
      <Fact
        name={words.value}
        about={words.valueAbout}
        now={of.shareValue || undefined}
        after={after.shareValue || undefined}
        risk={of.shareValue > 0 ? of.penalty : 0}
      />
      <Fact
        name={words.dividend}
        about={words.dividendAbout}
        now={of.dividend || undefined}
        after={after.dividend || undefined}
      />
      <Fact
        name={words.locomotives}
        about={words.locomotivesAbout}
        now={of.locomotives}
        after={of.locomotives}
      />
      <Majors of={of} after={after.majorCities} bonus={bonus} />
    </span>
  );
}

/** The way to five major cities, and what the bank then pays for each share. */
function Majors({ of, after, bonus }: { of: RailroadView; after: number; bonus: number }) {
  const words = say().tile;
  return (
    <span class="fact" title={of.bonusPaid ? words.bonusPaid : words.majorsAbout(bonus)}>
      <span class="fact-name">{words.majors}</span>
      <span class="majors-row">
        <svg class="majors" viewBox="0 0 45 10" aria-hidden="true">
          {Array.from({ length: CITIES_FOR_BONUS }, (_, i) => (
            <path
              key={i}
              class={i < of.majorCities ? 'major' : i < after ? 'major ghost' : 'major-open'}
              d={`M${4.5 + i * 9} 1Q${5.3 + i * 9} 4.2 ${8.5 + i * 9} 5Q${5.3 + i * 9} 5.8 ${4.5 + i * 9} 9Q${3.7 + i * 9} 5.8 ${0.5 + i * 9} 5Q${3.7 + i * 9} 4.2 ${4.5 + i * 9} 1Z`}
            />
          ))}
        </svg>
        <span class={of.bonusPaid ? 'bonus bonus-paid figures' : 'bonus figures'}>
          {words.bonus(bonus)}
        </span>
      </span>
    </span>
  );
}

interface FactProps {
  name: string;
  about: string;
  /** Undefined before the railroad is started. */
  now: number | undefined;
  after: number | undefined;
  /** By how many spaces it may fall. */
  risk?: number;
}

function Fact({ name, about, now, after, risk = 0 }: FactProps) {
  return (
    <span class="fact" title={about}>
      <span class="fact-name">{name}</span>
      <span class="figures">
        {now ?? say().nothing}
        {after !== now && <span class="tile-after">→{after}</span>}
        {risk > 0 && (
          <span class="tile-risk" title={say().tile.riskAbout(risk)}>
            <span aria-hidden="true">▾{risk}</span>
            <span class="sr-only"> {say().tile.riskAbout(risk)}</span>
          </span>
        )}
      </span>
    </span>
  );
}
