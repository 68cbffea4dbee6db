import { replay } from '@roundhouse/engine';
import { expect, it } from 'vitest';
import { readFixtures } from '../../tools/recordings.ts';
import { afterLay } from './after-lay.ts';
import { germanRailways } from './index.ts';
import type { View } from './index.ts';

it('what track would bring is what it brings', () => {
  const wrong: unknown[] = [];
  const builders = new Set<number>();
  for (const [, { record }] of readFixtures('german-railways')) {
    let before: View | undefined;
    replay(germanRailways, record, undefined, (state, _seat, move) => {
      // Only builds are looked at: a view proves what can still become of every railroad.
      const view = state.phase === 'build' ? germanRailways.view(state, 'spectator') : undefined;
      if (view && before?.build && move.kind === 'lay') {
        const { railroad } = before.build;
        const { income, pays, partners } = view.railroads[railroad] ?? {};
        const foreseen = afterLay(before, railroad, move.hex);
        builders.add(railroad);
        if (JSON.stringify(foreseen) !== JSON.stringify({ income, pays, partners }))
          wrong.push([move, foreseen, { income, pays, partners }]);
      }
      before = view;
    });
  }
  expect(wrong).toEqual([]);
  // All eight were tried, those with a way of their own among them.
  expect(builders.size).toBe(8);
});
