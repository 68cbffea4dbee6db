import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { words } from '../words/words.ts';

type Tab = 'hand' | 'seats' | 'log';

/** A switch between the parts that share the bottom of a phone. */
export function useTab(hasHand: boolean): {
  readonly tab: Tab;
  readonly tabs: JSX.Element;
  readonly show: (tab: Tab) => void;
} {
  const [chosen, setTab] = useState<Tab>('hand');
  const tab = chosen === 'hand' && !hasHand ? 'seats' : chosen;
  const tabs: Tab[] = hasHand ? ['hand', 'seats', 'log'] : ['seats', 'log'];
  const say = words().table;
  return {
    tab,
    show: setTab,
    tabs: (
      <div class="tabs" role="group" key="tabs">
        {tabs.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={tab === each}
            class="tab"
            onClick={() => setTab(each)}
          >
            {say[each]}
          </button>
        ))}
      </div>
    ),
  };
}
