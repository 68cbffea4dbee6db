import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { fixtureOf, PLAYED } from '../games.ts';
import { address, expectAccessible, pictures, prepare } from '../table.ts';

for (const { id, fewest } of PLAYED) {
  test(`${id}: replay of a recorded match from each seat's eyes`, async ({ page }) => {
    await prepare(page);
    await page.goto(address('/'));
    const file = fixtureOf(id, fewest);
    const { record } = JSON.parse(readFileSync(file, 'utf8')) as { record: { moves: unknown[] } };
    await page.getByLabel('Open a record…').setInputFiles(file);
    await page.waitForURL(/\/replay\//);
    const eyes = page.getByLabel('View as');
    const scrub = page.getByLabel('Position in the match');
    const last = record.moves.length;
    const seats = Array.from({ length: fewest }, (_, seat) => String(seat));
    for (const seen of ['all', 'spectator', ...seats]) {
      await eyes.selectOption(seen);
      for (const at of [0, Math.floor(last / 2), last]) {
        await scrub.fill(String(at));
        await expect(page.getByText(`Move ${at} of ${last}`).first()).toBeVisible();
        await expect(page.locator('.board')).not.toBeEmpty();
      }
    }
    await expectAccessible(page);
    await eyes.selectOption('all');
    await scrub.fill(String(Math.floor(last / 2)));
    await pictures(page, `replay-${id}`, { dark: false });
    await page.locator('.log-line').first().click();
    await expect(page.getByText(`of ${last}`).first()).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export match' }).click(),
    ]);
    const exported = JSON.parse(readFileSync(await download.path(), 'utf8')) as unknown;
    expect(exported).toEqual(record);
  });
}

test('a replay plays by itself and stops at the end', async ({ page }) => {
  await prepare(page);
  await page.goto(address('/'));
  const [first] = PLAYED;
  const file = fixtureOf(first?.id ?? '', first?.fewest ?? 2);
  await page.getByLabel('Open a record…').setInputFiles(file);
  await page.waitForURL(/\/replay\//);
  await page.getByLabel('Speed').selectOption('5×');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByText(/^Move ([3-9]|\d\d+) of/)).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(page.getByRole('button', { name: 'Next step' })).toBeDisabled();
});
