import { expect, test } from '../test.ts';
import { resize, SIZES, sitDownAt } from '../screens.ts';
import { expectAccessible, picture, prepare } from '../table.ts';

for (const game of ['german-railways', 'iberian-gauge']) {
  test(`${game}: tools tell who holds what, what would be if, and how it went`, async ({
    page,
  }) => {
    await page.setViewportSize(SIZES.desktop);
    await prepare(page);
    await sitDownAt(page, { game, seats: 4, when: 'late' });
    await page.getByRole('button', { name: 'Tools', exact: true }).click();
    const tools = page.locator('.tools');
    await expect(tools).toBeVisible();
    // Every row of a table has a number or a dot for each of the four.
    for (const table of await tools.locator('.by-seat:visible').all())
      await expect(table.locator('tbody tr').first().locator('td')).toHaveCount(4);

    const then = tools.locator('.what-if-then');
    await tools.locator('.what-if').scrollIntoViewIfNeeded();
    const before = await then.innerText();
    await tools.locator('.what-if').getByRole('button', { name: 'One more' }).first().click();
    await expect(then).not.toHaveText(before);
    await expect(then).toContainText('(now ');

    const chart = tools.getByRole('img', { name: /round by round/ });
    await chart.scrollIntoViewIfNeeded();
    const name = await chart.getAttribute('aria-label');
    await tools.locator('.pick[aria-pressed="false"]').first().click();
    await expect(chart).not.toHaveAttribute('aria-label', name ?? '');
    await expectAccessible(page, '.tools');
    await picture(page, `tools-${game}-desktop`);

    await resize(page, SIZES['small-phone']);
    // What was open beside the table is now a sheet over it.
    await expect(tools).toBeInViewport();
    const sideways = await tools.evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(sideways).toBe(0);
    await picture(page, `tools-${game}-small-phone`);
  });
}
