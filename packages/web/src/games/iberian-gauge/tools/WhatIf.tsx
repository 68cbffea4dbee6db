import { useState } from 'preact/hooks';
import { Supposed, SupposedNumber, Then, WhatIfForm } from '../../../pieces/tools/WhatIf.tsx';
import { railroadName, say } from '../say.ts';
import type { IberianScene } from '../say.ts';
import { disksAt, unsold, worthThen } from './supposed.ts';
import type { Supposition } from './supposed.ts';

const NOBODY = -1;

/** What everybody would be worth if a railroad's disks stood elsewhere, it paid so often, and one more share were sold. */
export function WhatIf({ scene }: { scene: IberianScene }) {
  const words = say().tools;
  const { view, seats } = scene;
  const started = view.tiles.filter((each) => (view.railroads[each]?.shareValue ?? 0) > 0);
  const [chosen, setChosen] = useState<Partial<Supposition>>({});
  const [first] = started;
  if (first === undefined) return <p class="quiet-text">{words.noneStarted}</p>;
  const current = started.includes(view.railroad) ? view.railroad : first;
  const what: Supposition = {
    railroad: current,
    value: 0,
    dividend: 0,
    buyer: NOBODY,
    payouts: 1,
    ...chosen,
  };
  const choose = (part: Partial<Supposition>): void => setChosen({ ...what, ...part });
  const disks = disksAt(view, what);
  const stands = (part: Partial<Supposition>): boolean => {
    const other = disksAt(view, { ...what, ...part });
    return other.shareValue === disks.shareValue && other.dividend === disks.dividend;
  };
  return (
    <WhatIfForm>
      <Supposed
        label={words.supposed}
        value={what.railroad}
        choices={started.map((each) => [each, railroadName(each)])}
        onChoose={(railroad) => setChosen({ railroad, payouts: what.payouts })}
      />
      <SupposedNumber
        label={words.atValue}
        shown={disks.shareValue}
        lowest={stands({ value: what.value - 1 })}
        highest={stands({ value: what.value + 1 })}
        onStep={(by) => choose({ value: what.value + by })}
      />
      <SupposedNumber
        label={words.atDividend}
        shown={disks.dividend}
        lowest={stands({ dividend: what.dividend - 1 })}
        highest={stands({ dividend: what.dividend + 1 })}
        onStep={(by) => choose({ dividend: what.dividend + by })}
      />
      <SupposedNumber
        label={words.payouts}
        shown={what.payouts}
        lowest={what.payouts <= 0}
        onStep={(by) => choose({ payouts: what.payouts + by })}
      />
      {unsold(view, what.railroad) > 0 && (
        <Supposed
          label={words.shareFor}
          value={what.buyer}
          choices={[
            [NOBODY, words.nobody],
            ...seats.map(({ seat }) => [seat, scene.who.name(seat)] as const),
          ]}
          onChoose={(buyer) => choose({ buyer })}
        />
      )}
      <Then
        seats={seats}
        then={worthThen(view, what)}
        before={view.players.map(({ worth }) => worth)}
        title={(seat, amount) => words.worthOf(scene.who.name(seat), amount)}
      />
    </WhatIfForm>
  );
}
