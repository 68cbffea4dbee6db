import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** A test whose devices go with it: left open, the pages of all former ones would play on beside it. */
export const test = base.extend<{ everyDeviceCloses: void }>({
  everyDeviceCloses: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
