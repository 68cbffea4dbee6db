import type { View } from '@roundhouse/games/german-railways';
import { useState } from 'preact/hooks';
import { Supposed, SupposedNumber, Then, WhatIfForm } from '../../../pieces/tools/WhatIf.tsx';
import { dividendsOf } from '../prospect.ts';
import { shortName, say } from '../say.ts';
import type { GermanScene } from '../say.ts';

const NOBODY = -1;

interface Wondered {
  readonly railroad: number;
  /** How much more income than now. */
  readonly more: number;
  /** Who would own one more share, or -1. */
  readonly buyer: number;
  readonly price: number;
}

/** The table as it would be. */
function wondered(view: View, { railroad, more, buyer }: Wondered): View {
  return {
    ...view,
    railroads: view.railroads.map((each, i) =>
      i === railroad ? { ...each, income: each.income + more, pays: true } : each,
    ),
    players: view.players.map((player, seat) =>
      seat === buyer
        ? { ...player, shares: player.shares.map((n, i) => (i === railroad ? n + 1 : n)) }
        : player,
    ),
  };
}

/** What a connection of one railroad would pay with more income, or with one more share in somebody's hands. */
export function WhatIf({ scene }: { scene: GermanScene }) {
  const words = say().tools;
  const { view, seats } = scene;
  const now = view.auction?.railroad ?? view.build?.railroad ?? 0;
  const [chosen, setChosen] = useState<Partial<Wondered>>({});
  const what: Wondered = { railroad: now, more: 0, buyer: NOBODY, price: 0, ...chosen };
  const { railroad, more, buyer, price } = what;
  const choose = (part: Partial<Wondered>): void => setChosen({ ...what, ...part });
  const own = view.railroads[railroad];
  const before = dividendsOf(view, railroad);
  const then = dividendsOf(wondered(view, what), railroad);
  const gain =
    buyer < 0
      ? 0
      : (then[buyer] ?? 0) -
        (dividendsOf(wondered(view, { ...what, buyer: NOBODY }), railroad)[buyer] ?? 0);
  const names = seats.map(({ seat }) => [seat, scene.who.name(seat)] as const);
  return (
    <WhatIfForm>
      <Supposed
        label={words.connects}
        value={railroad}
        choices={view.railroads.map((_, i) => [i, shortName(i)])}
        onChoose={(each) => choose({ railroad: each, more: 0 })}
      />
      <SupposedNumber
        label={words.withIncome}
        shown={(own?.income ?? 0) + more}
        lowest={more <= 0}
        onStep={(by) => choose({ more: more + by })}
      />
      {(own?.sharesLeft ?? 0) > 0 && (
        <Supposed
          label={words.shareFor}
          value={buyer}
          choices={[[NOBODY, words.nobody], ...names]}
          onChoose={(seat) => choose({ buyer: seat })}
        />
      )}
      {buyer >= 0 && (
        <SupposedNumber
          label={words.forPrice}
          shown={price}
          lowest={price <= 0}
          onStep={(by) => choose({ price: price + by })}
        />
      )}
      <Then
        seats={seats}
        then={then}
        before={before}
        format={(amount) => `+${amount}`}
        title={(seat, amount) => say().desk.receives(scene.who.name(seat), amount)}
      />
      {buyer >= 0 && gain > 0 && (
        <p class="quiet-text">{words.paysBack(gain, Math.ceil(price / gain))}</p>
      )}
    </WhatIfForm>
  );
}
