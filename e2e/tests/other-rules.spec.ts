import { expect, test } from '../test.ts';
import { openStore } from '../../packages/server/src/index.ts';
import { device, PlayServer, startTogether } from '../online.ts';
import { expectAccessible } from '../table.ts';

const GAME = 'Iron Horses (Rampage)';
const server = new PlayServer();
test.beforeAll(() => server.start());
test.afterAll(() => server.kill());

/** Stops the server, and starts it again with a match that was begun under rules it does not have. */
async function changeRules(id: string): Promise<void> {
  await server.kill();
  const store = await openStore({ folder: server.folder });
  const row = await store.matchById(id);
  if (row === undefined) throw new Error('no such match');
  await store.updateMatch({ ...row, rulesVersion: 0 });
  await store.close();
  await server.start();
}

test('a match whose rules have changed says so, shows its table and can be settled', async ({
  browser,
}) => {
  const [ada, ben] = [await device(browser), await device(browser)];
  const link = await startTogether([ada, ben], { address: server.address, game: GAME });
  for (const page of [ada, ben]) await page.waitForLoadState('networkidle');
  await changeRules(link.split('/').at(-1) ?? '');
  await ada.goto(link);
  await ada.waitForSelector('.table');
  await expect(ada.getByText(/The rules of this game have changed/)).toBeVisible();
  await expectAccessible(ada);
  await ada.getByRole('button', { name: 'Settle without a winner' }).click();
  await ada.getByRole('button', { name: 'Really settle?' }).click();
  await expect(ada.getByText('The match was settled without a winner.')).toBeVisible();
  await ben.goto(link);
  await expect(ben.getByText(/played under earlier rules/)).toBeVisible();
  // Nothing is fetched any more when the server goes.
  for (const page of [ada, ben]) await page.context().close();
});
