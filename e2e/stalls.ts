import type { Page } from '@playwright/test';

/** Watches for tasks that hold up the page for longer than 50 ms, from its next load on. */
export async function watchStalls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const stalls: number[] = [];
    Reflect.set(globalThis, 'stalls', stalls);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) stalls.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
}

/** Forgets those that there were. */
export async function forgetStalls(page: Page): Promise<void> {
  await page.evaluate(() => (Reflect.get(globalThis, 'stalls') as number[]).splice(0));
}

/** The longest one in milliseconds; 0 if there was none. */
export async function longestStall(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, ...(Reflect.get(globalThis, 'stalls') as number[])));
}
