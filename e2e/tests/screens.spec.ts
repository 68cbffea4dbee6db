import { expect, test } from '../test.ts';
import type { Page } from '@playwright/test';
import { PLAYED } from '../games.ts';
import { failed, measure, told, MOMENTS, SIZE_NAMES, SIZES, sitDownAt } from '../screens.ts';
import { prepare } from '../table.ts';

for (const { id } of PLAYED) {
  test(`${id}: board, text, actions and scores have their room on every screen`, async ({
    page,
  }) => {
    await prepare(page);
    await watchShifts(page);
    const wrong = new Map<string, string[]>();
    for (const moment of MOMENTS.filter(({ game }) => game === id)) {
      // Every other table is opened on a phone.
      await page.setViewportSize(moment.when === 'late' ? SIZES.phone : SIZES.desktop);
      await sitDownAt(page, moment);
      const jumped = await page.evaluate(() => Reflect.get(globalThis, 'shifted') as number);
      expect(jumped, `${moment.seats} seats, ${moment.when}: nothing jumps`).toBeLessThan(0.02);
      for (const size of SIZE_NAMES) {
        await page.setViewportSize(SIZES[size]);
        const seen = await measure(page);
        for (const check of failed(size, seen)) {
          const name = `${check} at ${size}`;
          const where = `${moment.seats} seats, ${moment.when}: ${told(check, seen)}`;
          wrong.set(name, [...(wrong.get(name) ?? []), where]);
        }
      }
    }
    expect([...wrong].map(([name, where]) => [name, ...where].join('\n  ')).join('\n')).toBe('');
  });
}

/** Adds up how far things jump while a page opens: what browsers call the layout shift. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(globalThis, 'shifted', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sum: number = Reflect.get(globalThis, 'shifted');
        Reflect.set(globalThis, 'shifted', sum + Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
