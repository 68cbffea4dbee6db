import { expect, test } from '../test.ts';
import type { Locator, Page } from '@playwright/test';
import { device, startTogether, whoIsAsked } from '../online.ts';
import { address, expectAccessible, picture, prepare, startMatch } from '../table.ts';

const planTitle = (page: Page): Locator =>
  page.getByRole('heading', { name: 'Planning: nobody sees this' });
const prompt = (page: Page): Locator => page.locator('.prompt-text');

/** Two sizes of the same moment. */
async function show(page: Page, name: string): Promise<void> {
  await picture(page, `${name}-1440`);
  await page.setViewportSize({ width: 390, height: 844 });
  await picture(page, `${name}-390`);
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('a plan at home: moves for everybody, undo, another deal, a hint, and back by keys', async ({
  page,
}) => {
  await prepare(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await startMatch(page, { game: 'german-railways', seats: 3, people: ['Ada'] });
  await page.waitForSelector('.prompt-mine');
  const real = await prompt(page).textContent();
  await page.keyboard.press('p');
  await expect(planTitle(page)).toBeVisible();
  await expect(prompt(page)).toHaveText(/^Ada: /);
  await page.getByRole('button', { name: 'Drop out' }).click();
  await expect(prompt(page)).not.toHaveText(/^Ada: /);
  await expect(page.locator('.log')).toContainText('Ada dropped out');
  await page.keyboard.press('u');
  await expect(prompt(page)).toHaveText(/^Ada: /);
  await page.keyboard.press('h');
  await expect(page.locator('.hint-move')).toHaveText(/^Hint: \S/);
  await page.getByRole('button', { name: 'Deal again' }).click();
  await expect(prompt(page)).toHaveText(/^Ada: /);
  await expectAccessible(page);
  await show(page, 'plan-home');
  await page.keyboard.press('Escape');
  await expect(planTitle(page)).toHaveCount(0);
  await expect(prompt(page)).toHaveText(real ?? '');
  await expect(page.locator('.log')).not.toContainText('Ada dropped out');
});

test('conditional moves online: one is dropped when reality differs, one is played', async ({
  browser,
}) => {
  const [ada, ben] = [await device(browser), await device(browser)];
  for (const page of [ada, ben]) await page.setViewportSize({ width: 1440, height: 900 });
  await startTogether([ada, ben], { address: address(''), game: 'Iron Horses (Rampage)' });
  const mover = await whoIsAsked([ada, ben]);
  if (!mover) throw new Error('nobody is asked');
  const planner = mover === ada ? ben : ada;

  await planAnswer(planner);
  await show(planner, 'plan-online');
  await planner.keyboard.press('b');
  await expect(planTitle(planner)).toHaveCount(0);
  await expect(planner.getByText('1 conditional move')).toBeVisible();
  await actions(mover).getByRole('button', { name: 'Draw a card' }).click();
  await expect(planner.getByText(/^Your conditional moves were dropped/)).toBeVisible();
  await show(planner, 'plan-dropped');

  await planAnswer(planner);
  await endTurn(mover);
  await expect(planner.locator('.plan-news')).toContainText('moved in the real match');
  await planner.getByRole('button', { name: 'Back to the match' }).first().click();
  await expect(planner.getByText('1 conditional move')).toHaveCount(0);
  // The card may be a Master, who is put in place at once.
  await expect(planner.locator('.log')).toContainText(/You drew|became your Master/);
  for (const page of [ada, ben]) await page.context().close();
});

const actions = (page: Page): Locator => page.locator('.actions');

/** Plans that the other player ends the turn and that one draws a card then, and keeps it. */
async function planAnswer(page: Page): Promise<void> {
  await page.keyboard.press('p');
  await expect(planTitle(page)).toBeVisible();
  await endTurn(page);
  await actions(page).getByRole('button', { name: 'Draw a card' }).click();
  await page.getByRole('button', { name: 'Keep as a conditional move' }).click();
  await expect(page.getByRole('list', { name: 'Conditional moves' })).toContainText('Draw a card');
}

/** There are actions left: that is asked first. */
async function endTurn(page: Page): Promise<void> {
  await actions(page).getByRole('button', { name: 'End the turn' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End the turn' }).click();
}
