import { test as base } from '@playwright/test';
import { countCosts } from './costs.ts';

export { expect } from '@playwright/test';

/** A test whose devices go with it: left open, the pages of all former ones would play on beside it. */
export const test = base.extend<{ everyDeviceCloses: void }>({
  everyDeviceCloses: [
    async ({ browser }, use, info) => {
      const noteCosts = countCosts(info);
      await use();
      noteCosts();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
