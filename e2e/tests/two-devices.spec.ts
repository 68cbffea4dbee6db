import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../test.ts';
import { device, whoIsAsked } from '../online.ts';
import { AT_ONCE } from '../table.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const MINUTE = 60_000;
const inNetwork = Object.values(networkInterfaces())
  .flatMap((found) => found ?? [])
  .some(({ family, internal }) => family === 'IPv4' && !internal);

test('from npm start to two people at one table, on two devices, in under a minute', async ({
  browser,
}) => {
  test.skip(!inNetwork, 'this machine is in no network');
  const begun = Date.now();
  let steps = 0;
  /** The steps as the README counts them. */
  const step = async (work: () => Promise<unknown>): Promise<void> => {
    steps++;
    await work();
  };
  const data = mkdtempSync(join(tmpdir(), 'roundhouse-two-'));
  const args = ['start', '--', '--host', '0.0.0.0', '--port', '0', '--data', data];
  const npm = spawn('npm', args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(npm.stdout, 'close');
  const [ada, ben] = await Promise.all([
    device(browser),
    device(browser, AT_ONCE, {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    }),
  ]);
  try {
    let home = '';
    let elsewhere = '';
    await step(async () => {
      for await (const line of createInterface(npm.stdout)) {
        home ||= /Roundhouse is at (\S+)/.exec(line)?.[1] ?? '';
        elsewhere ||= /Other devices .* can open (\S+)/.exec(line)?.[1] ?? '';
        if (elsewhere !== '') break;
      }
    });
    expect(home).toMatch(/^http:\/\/localhost:/);
    await step(() => ada.goto(home));
    await step(() => ada.getByRole('link', { name: 'Go to the lobby' }).click());
    await step(async () => {
      await ada.getByLabel('Your name').fill('Ada');
      await ada.getByRole('button', { name: 'Continue' }).click();
    });
    await step(() => ada.getByRole('link', { name: 'New table' }).click());
    await step(() => ada.getByRole('button', { name: 'Set up the table' }).click());
    const link = ada.getByLabel('Link to this table');
    await expect(link).toHaveValue(new RegExp(`^${elsewhere}/match/`));
    await expect(ada.getByRole('img', { name: /QR code/ }).locator('path')).toHaveAttribute(
      'd',
      /^M0 0h7v1h-7z/,
    );
    // Sent by whatever messenger the two have.
    await step(() => ada.getByRole('button', { name: 'Copy the link' }).click());
    const address = await link.inputValue();
    await step(() => ben.goto(address));
    expect(await ben.evaluate(() => isSecureContext)).toBe(false);
    await step(async () => {
      await ben.getByLabel('Your name').fill('Ben');
      await ben.getByRole('button', { name: 'Join' }).click();
    });
    await expect(ada.getByText('Ben', { exact: true })).toBeVisible();
    await step(() => ada.getByRole('button', { name: 'Fill with bots' }).click());
    await expect(ada.getByText('Everyone’s here')).toBeVisible();
    await step(() => ada.getByRole('button', { name: 'Start the match' }).click());
    for (const page of [ada, ben]) {
      await page.waitForSelector('.table');
      await expect(page.locator('.line-sign')).toHaveText(/Connected/);
    }
    await whoIsAsked([ada, ben]);
    const took = Date.now() - begun;
    console.log(`two devices at one table: ${steps} steps, ${(took / 1000).toFixed(1)} s`);
    expect(steps).toBe(11);
    expect(took).toBeLessThan(MINUTE);
  } finally {
    npm.kill();
    for (const page of [ada, ben]) await page.context().close();
  }
  // The server has ended too: nobody is left who could write.
  await closed;
});
