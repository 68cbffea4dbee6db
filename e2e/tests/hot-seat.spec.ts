import { expect, test } from '../test.ts';
import { PLAYED } from '../games.ts';
import { playOn, playToTheEnd } from '../play.ts';
import { expectAccessible, PHONE, picture, prepare, startMatch } from '../table.ts';

const game = PLAYED.find(({ id }) => id === 'iron-horses-rampage') ?? PLAYED[0];

test('two people share a screen with the hands covered in between', async ({ page }) => {
  test.setTimeout(240_000);
  await prepare(page);
  await startMatch(page, { game: game?.id ?? '', seats: 2, people: ['Ada', ' Ben '] });
  await expect(page.getByRole('heading', { name: /Pass the device to (Ada|Ben)/ })).toBeVisible();
  await expect(page.locator('.hand, .board, .log')).toHaveCount(0);
  await expectAccessible(page);
  await picture(page, 'curtain');
  const names = new Set<string>();
  await page.exposeFunction('noteCurtain', (name: string) => names.add(name));
  await page.evaluate(() => {
    const note = (): void => {
      const name = document.querySelector('.curtain button')?.textContent;
      if (name) (Reflect.get(window, 'noteCurtain') as (name: string) => void)(name);
    };
    note();
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
  });
  await playToTheEnd(page);
  expect([...names].sort()).toEqual(['I’m Ada', 'I’m Ben']);
});

test('a name that is one long word breaks where its box ends', async ({ page }) => {
  await prepare(page);
  await page.setViewportSize(PHONE);
  const people = ['W'.repeat(24), 'M'.repeat(24)];
  await startMatch(page, { game: game?.id ?? '', seats: 2, people });
  await page.locator('.curtain button').click();
  await playOn(page, 8);
  const wide = await page
    .locator('.prompt, .waybill, .log-list, .curtain')
    .evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth).length);
  expect(wide).toBe(0);
});
