import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { clickAtOnce, playInPage } from './play.ts';
import { SERVER_ENV } from './serve.ts';
import { AT_ONCE, prepare } from './table.ts';

const main = fileURLToPath(new URL('../packages/cli/src/main.ts', import.meta.url));
const LONG = 60_000;
/** No move is under way. */
const AT_REST = '.end, .table:not([data-busy])';
/** Something is offered, and no move is under way. */
export const ASKED = '.table:not([data-busy]) [data-offered]';

/** A real `roundhouse serve` with its own folder, which can be killed and started again on the same port. */
export class PlayServer {
  address = '';
  readonly folder = mkdtempSync(join(tmpdir(), 'roundhouse-online-'));
  private readonly more: readonly string[];
  private child: ChildProcess | undefined;

  /** With these arguments besides its own. */
  constructor(...more: readonly string[]) {
    this.more = more;
  }

  async start(): Promise<void> {
    const port = this.address === '' ? '0' : new URL(this.address).port;
    const child = spawn(
      process.execPath,
      [main, 'serve', '--port', port, '--data', this.folder, '--bot-pause', '0', ...this.more],
      { env: SERVER_ENV, stdio: ['ignore', 'pipe', 'inherit'] },
    );
    this.child = child;
    for await (const chunk of child.stdout) {
      const found = /Roundhouse is at (\S+)/.exec(String(chunk))?.[1];
      if (found === undefined) continue;
      this.address = found;
      return;
    }
    throw new Error('the server did not start');
  }

  async kill(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (!child || child.exitCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  }
}

/** A browser of its own, as somebody else's device has. */
export async function device(
  browser: Browser,
  settings: Record<string, string> = AT_ONCE,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  page.setDefaultTimeout(LONG);
  await prepare(page, settings);
  return page;
}

/** Comes in as a guest and sets up a table with so many seats, bots from seat 3 on. Gives the address of the table. */
export async function setUpTable(
  page: Page,
  { address, name, game, seats }: { address: string; name: string; game: string; seats: number },
): Promise<string> {
  await page.goto(`${address}/online`);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('link', { name: 'New table' }).click();
  await page.getByRole('radio', { name: game, exact: true }).check();
  const count = page.getByRole('group', { name: 'How many seats' });
  await count.getByRole('radio', { name: String(seats), exact: true }).check();
  for (let seat = 3; seat <= seats; seat++)
    await page.getByLabel(`Who sits at seat ${seat}`).selectOption('easy');
  await page.getByLabel('Players without an account can chat').check();
  await page.getByRole('button', { name: 'Set up the table' }).click();
  await page.waitForURL(/\/match\//);
  return page.url();
}

/** Does something that the page tells the server, and waits until the server has it. */
export async function told(page: Page, work: () => Promise<unknown>): Promise<void> {
  const isTelling = (method: string): boolean => method !== 'GET';
  await Promise.all([page.waitForResponse((reply) => isTelling(reply.request().method())), work()]);
}

/** Opens the link that a friend sent and takes a seat. */
export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByText('The host starts the match.').waitFor();
}

/** Ada sets up a table, Ben sits down at it, and the match begins. Gives the address of the table. */
export async function startTogether(
  [ada, ben]: readonly [Page, Page],
  { address, game, seats = 2 }: { address: string; game: string; seats?: number },
): Promise<string> {
  const link = await setUpTable(ada, { address, name: 'Ada', game, seats });
  await sitDown(ben, link, 'Ben');
  await ada.getByRole('button', { name: 'Start the match' }).click();
  await Promise.all([ada, ben].map((page) => page.waitForSelector('.table')));
  return link;
}

/** Whoever is asked plays, until so many clicks are made, with every move answered, the match is over, or it shall not go on. */
export async function playTogether(
  pages: readonly Page[],
  most: number,
  goesOn: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<void> {
  for (let clicks = 0; clicks < most && (await goesOn()); clicks++) {
    const page = await whoIsAsked(pages);
    if (!page) return;
    await clickAtOnce(page, clicks);
    await page.waitForSelector(AT_REST, { state: 'attached' });
  }
}

/** Plays until the match is over. */
export async function playToTheEndTogether(pages: readonly Page[]): Promise<void> {
  await Promise.all(pages.map((page) => playInPage(page)));
}

/** Whether a move of this browser has no answer yet. */
export function hasUnsent(page: Page): Promise<boolean> {
  return page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('unsent/')));
}

/** Plays as long as this page is asked; what others do meanwhile does not matter. */
export async function playWhileAsked(page: Page): Promise<void> {
  for (let clicks = 0; ; clicks++) {
    await page.waitForSelector(AT_REST, { state: 'attached' });
    if ((await page.locator(ASKED).count()) === 0) return;
    await clickAtOnce(page, clicks);
  }
}

/** The page that has something to decide; undefined when the match is over. */
export async function whoIsAsked(pages: readonly Page[]): Promise<Page | undefined> {
  const asked = await Promise.race(
    pages.map(async (page) => {
      await page.waitForSelector(`.end, ${ASKED}`, { state: 'attached' });
      return page;
    }),
  );
  return (await asked.locator('.end').count()) > 0 ? undefined : asked;
}
