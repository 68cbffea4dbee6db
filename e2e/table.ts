import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { nextDeal } from './deal.ts';
import { AIMED, installPlayer } from './player.ts';

const folder = fileURLToPath(new URL('../pictures/', import.meta.url));

export const DESKTOP = { width: 1360, height: 850 };
export const PHONE = { width: 390, height: 800 };

export const address = (path: string): string => `${process.env['ROUNDHOUSE_ADDRESS']}${path}`;

/** Nothing moves, nothing waits, nothing sounds. */
export const AT_ONCE = { speed: 'instant', motion: 'none', sound: 'off' };

/** What the browser remembers before a page opens; and no error may happen on any page. */
export async function prepare(
  page: Page,
  settings: Record<string, string> = AT_ONCE,
): Promise<void> {
  await page.addInitScript((kept) => {
    if (localStorage.getItem('settings') === null) {
      localStorage.setItem('settings', JSON.stringify(kept));
    }
  }, settings);
  await page.addInitScript(installPlayer, AIMED);
  page.on('pageerror', (error) => {
    throw error;
  });
}

/** Pictures are for people to look at: `E2E_PICTURES=1` takes them. */
const TAKES_PICTURES = Boolean(process.env['E2E_PICTURES']);

/** Takes a picture of what is on the screen into the ignored folder `pictures`. */
export async function picture(page: Page, name: string, fullPage = false): Promise<void> {
  if (!TAKES_PICTURES) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}${name}.png`, fullPage });
}

/** Pictures of the same moment on a desktop and on a phone, in light and (where it is worth it) in dark. */
export async function pictures(
  page: Page,
  name: string,
  { fullPage = false, dark = true } = {},
): Promise<void> {
  if (!TAKES_PICTURES) return;
  const schemes = dark ? (['light', 'dark'] as const) : (['light'] as const);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(DESKTOP);
    await picture(page, `${name}-desktop-${colorScheme}`, fullPage);
    await page.setViewportSize(PHONE);
    await picture(page, `${name}-phone-${colorScheme}`, fullPage);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(DESKTOP);
}

/** What depends on colours; everything else is the same in the dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** axe finds nothing serious, light and dark: on the whole page, or in the parts that are new on a page that was looked at elsewhere. */
export async function expectAccessible(page: Page, ...parts: readonly string[]): Promise<void> {
  // A drawn card is full of text; its name says what choosing it does.
  const drawn = (await page.locator('.table').count()) > 0 ? ['label-content-name-mismatch'] : [];
  expect(await seriousIn((await axeIn(page, parts)).disableRules(drawn)), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await seriousIn((await axeIn(page, parts)).withRules(COLOUR_RULES)), 'dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Without a second page for frames of others, of which there are none. What is in the page already is not sent again: it is large. */
async function axeIn(page: Page, parts: readonly string[]): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  const builder = new AxeBuilder({ page, ...(isThere && { axeSource: '0' }) }).setLegacyMode();
  for (const part of parts) builder.include(part);
  return builder.options({ resultTypes: ['violations'] });
}

async function seriousIn(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
}

/** Sets up a match on a game's page. `people` names the persons from seat 1 on; bots take the rest. `yes` are options. */
export async function startMatch(
  page: Page,
  {
    game,
    seats,
    people,
    yes = [],
    deal = nextDeal(),
  }: {
    game: string;
    seats: number;
    people: readonly string[];
    yes?: readonly string[];
    deal?: string;
  },
): Promise<void> {
  await page.goto(address(`/game/${game}?deal=${deal}`));
  for (const name of yes) {
    await page.getByRole('group', { name }).getByRole('radio', { name: 'yes' }).check();
  }
  await (await seatCount(page, seats)).check();
  for (let seat = 1; seat <= seats; seat++) {
    const name = people[seat - 1];
    const chooser = page.getByLabel(`Who sits at seat ${seat}`);
    await chooser.selectOption(name === undefined ? 'easy' : 'person');
    if (name !== undefined) await page.getByLabel(`Name at seat ${seat}`).fill(name);
  }
  await page.getByRole('button', { name: /Start the match|Watch the bots/ }).click();
  await page.waitForURL(/\/table\//);
  await page.waitForSelector('.table, .curtain');
}

/** The button for a table of this size, after the option that allows it where one is needed. */
async function seatCount(page: Page, seats: number): Promise<Locator> {
  const counts = page.getByRole('group', { name: 'How many seats' });
  await counts.waitFor();
  const wanted = counts.getByRole('radio', { name: String(seats), exact: true });
  for (const yes of await page.getByRole('radio', { name: 'yes', exact: true }).all()) {
    if ((await wanted.count()) > 0) break;
    await yes.check();
  }
  return wanted;
}
