import { expect, test } from '../test.ts';
import type { Page } from '@playwright/test';
import { device, playWhileAsked, setUpTable, startTogether } from '../online.ts';
import { address } from '../table.ts';

test('an automation is turned on, in sight, and turned off', async ({ browser }) => {
  const ada = await device(browser);
  const game = 'Iron Horses (Rampage)';
  await setUpTable(ada, { address: address(''), name: 'Ada', game, seats: 2 });
  await ada.getByRole('button', { name: 'Fill with bots' }).click();
  await ada.getByRole('button', { name: 'Start the match' }).click();
  await openAutomation(ada);
  await ada.getByRole('button', { name: /Never answer setbacks/ }).click();
  await expect(ada.locator('.acts .armed')).toContainText('Never answer setbacks');
  await ada.locator('.acts').getByRole('button', { name: 'Turn off' }).click();
  await expect(ada.locator('.armed')).toHaveCount(0);
  // In between it may have moved: the bot can play a setback at any time.
  await expect(ada.locator('.program-notes li').first()).toContainText('Turned off: by you');
  await expect(ada.locator('.program-notes li').last()).toContainText('Turned on: by you');
});

test('an automation stops when another player does more than pass', async ({ browser }) => {
  const [ada, ben] = await Promise.all([device(browser), device(browser)]);
  await startTogether([ada, ben], { address: address(''), game: 'Iron Horses (Rael)' });
  await openAutomation(ada);
  await ada.getByRole('button', { name: /^Turn on/ }).click();
  await expect(ada.locator('.program-notes li').last()).toContainText('Turned on: by you');
  const stopped = ada.locator('.program-notes').getByText('Turned off');
  await expect(async () => {
    await playWhileAsked(ben);
    expect(await stopped.count()).toBeGreaterThan(0);
  }).toPass({ intervals: [50] });
  await expect(ada.locator('.program-notes li').first()).toContainText(
    /Turned off: (Ben did something other than pass|you couldn’t pass)/,
  );
  await expect(ada.locator('.armed')).toHaveCount(0);
});

test('an automation moves for an absent player', async ({ browser }) => {
  test.setTimeout(240_000);
  const [ada, ben] = await Promise.all([device(browser), device(browser)]);
  const game = 'German Railways';
  const link = await startTogether([ada, ben], { address: address(''), game, seats: 3 });
  // The match begins with an auction, which asks everybody at least once.
  await openAutomation(ada);
  await ada.getByRole('button', { name: /^Turn on.*Auto-bid in this auction/ }).click();
  await expect(ada.locator('.program-notes li').last()).toContainText('Turned on: by you');
  await ada.goto(address('/settings'));
  await expect(async () => {
    await playWhileAsked(ben);
    await ada.goto(link);
    await openAutomation(ada);
    await expect(ada.locator('.program-notes')).toContainText(
      /Moved for you: (the bid was within your limit|the bidding reached your limit)/,
      { timeout: 5000 },
    );
  }).toPass({ timeout: 200_000 });
});

async function openAutomation(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Automation' }).click();
}
