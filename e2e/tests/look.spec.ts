import { test } from '@playwright/test';
import { address, picture, playToTheEnd, startMatch, withSettings } from '../table.ts';

test('quick look', async ({ page }) => {
  page.on('console', (m) => console.log(m.text()));
  page.on('pageerror', (e) => console.log(e.message));
  await withSettings(page, { speed: 'instant' });
  await page.goto(address('/'));
  await page.waitForTimeout(400);
  await picture(page, 'home-desktop');
  await page.goto(address('/settings'));
  await picture(page, 'settings');
  await page.goto(address('/nowhere'));
  await picture(page, 'lost');
  await startMatch(page, { game: 'iron-horses-rampage', seats: 3, people: ['Ada'] });
  await page.waitForTimeout(500);
  await picture(page, 'table');
  const n = await playToTheEnd(page);
  console.log('moves', n);
  await page.waitForTimeout(300);
  await picture(page, 'end');
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.waitForTimeout(500);
  await picture(page, 'replay');
});
