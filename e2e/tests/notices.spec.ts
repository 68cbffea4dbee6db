import { expect, test } from '../test.ts';
import type { Browser, Page } from '@playwright/test';
import { Endpoint } from '../../packages/server/src/testing/endpoint.ts';
import { Mailbox, textOf } from '../../packages/server/src/testing/mailbox.ts';
import { PushReceiver } from '../../packages/server/src/testing/push-receiver.ts';
import { device, PlayServer, playTogether, setUpTable, told } from '../online.ts';
import { AT_ONCE, expectAccessible, pictures } from '../table.ts';

const GAME = 'Iron Horses (Rampage)';
const DELAY = 600;
const LONG = { timeout: 60_000 };
const SITE = 'https://play.example';

const endpoint = new Endpoint();
const mailbox = new Mailbox();
let hook = '';
let server: PlayServer;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  hook = await endpoint.start();
  const notices = ['--notice-delay', String(DELAY), '--notices-to-localhost', '--public-url', SITE];
  const mail = [
    '--smtp-url',
    await mailbox.start(),
    '--mail-from',
    'Roundhouse <games@play.example>',
  ];
  server = new PlayServer(...notices, ...mail);
  await server.start();
});
test.afterAll(async () => {
  await server.kill();
  await endpoint.stop();
  await mailbox.stop();
});

const heard = (kind: string): unknown[] =>
  endpoint.bodies.filter((body) => (body as { kind: string }).kind === kind);

/** Another one says that the match has begun, if the first turn is longer than the delay. */
const turnMails = (): string[] => mailbox.mails.filter((mail) => /^Subject: Your turn/m.test(mail));

/** A match of two people that one of them has left alone; gives the other's page and the address. */
async function begin(
  browser: Browser,
  ada: Page,
  name: string,
): Promise<{ ben: Page; link: string }> {
  const ben = await device(browser);
  const { address } = server;
  const link = await setUpTable(ben, { address, name: 'Ben', game: GAME, seats: 2 });
  await ada.goto(link);
  await ada.getByRole('button', { name: /^Sit at seat/ }).click();
  await expect(ben.getByText(name, { exact: true }).first()).toBeVisible();
  await ada.goto(`${address}/account`);
  await ben.getByRole('button', { name: 'Start the match' }).click();
  await ben.waitForSelector('.table');
  return { ben, link };
}

/** Ben plays until it is the other's turn. */
async function playUntilAsked(ben: Page, link: string): Promise<void> {
  const match = new URL(link).pathname.split('/')[2] ?? '';
  const isBens = (): Promise<boolean> =>
    ben.evaluate(async (id) => {
      const table = (await (await fetch(`/api/matches/${id}`)).json()) as {
        deciders: number[];
        seats: { you: boolean }[];
      };
      return table.deciders.some((seat) => table.seats[seat]?.you);
    }, match);
  await playTogether([ben], 60, isBens);
}

async function comeIn(page: Page, name: string): Promise<void> {
  await page.goto(`${server.address}/account`);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Notifications' }).waitFor();
}

test('a turn is told once by webhook and once by e-mail, not while one looks, and stops when it shall', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const ada = await device(browser);
  await comeIn(ada, 'Adelheid');
  await ada.getByRole('combobox', { name: 'Where' }).selectOption('webhook');
  await ada.getByLabel('Webhook address').fill(`${hook}/hook`);
  await ada.getByRole('button', { name: 'Add', exact: true }).click();
  await ada.getByRole('button', { name: /^Send a test.*127/ }).click();
  await expect(ada.getByText('Test sent.')).toBeVisible();
  expect(heard('test')).toHaveLength(1);

  // A guest could never come back by a link in an e-mail.
  await expect(ada.getByLabel('E-mail address')).toHaveCount(0);
  await ada.getByLabel('Sign-in name').fill('adelheid');
  await ada.getByLabel(/^New password/).fill('eight wheels');
  await ada.getByRole('button', { name: 'Save' }).click();
  await expect(ada.getByText('You sign in as “adelheid”.')).toBeVisible();
  await ada.getByLabel('E-mail address').fill('ada@example.org');
  await ada.getByRole('button', { name: 'Send me a code' }).click();
  await ada.getByText('We’ve sent a code to ada@example.org').waitFor();
  await expectAccessible(ada);
  await pictures(ada, 'notices-code', { fullPage: true, dark: false });
  await ada.getByLabel('Code').fill('1234 5678');
  await ada.getByRole('button', { name: 'Confirm' }).click();
  await expect(ada.getByText('That code is wrong')).toBeVisible();
  await expect.poll(() => mailbox.mails.length).toBeGreaterThan(0);
  const code = /\d{4} \d{4}/.exec(textOf(mailbox.mails[0] ?? ''))?.[0] ?? '';
  await ada.getByLabel('Code').fill(code);
  await ada.getByRole('button', { name: 'Confirm' }).click();
  await expect(ada.getByRole('checkbox', { name: /^On.*ada@example/ })).toBeChecked();

  const { ben, link } = await begin(browser, ada, 'Adelheid');
  await playUntilAsked(ben, link);
  await expect.poll(() => heard('turn').length, LONG).toBe(1);
  await expect.poll(() => turnMails().length, LONG).toBe(1);
  const { pathname } = new URL(link);
  expect(heard('turn')).toMatchObject([
    { title: `Your turn: ${GAME}`, text: 'With Ben.', links: [{ url: `${SITE}${pathname}` }] },
  ]);
  expect(textOf(turnMails()[0] ?? '')).toContain(`${SITE}${pathname}`);
  await ada.waitForTimeout(3 * DELAY);
  expect([heard('turn').length, turnMails().length]).toEqual([1, 1]);

  // At the table: nothing is told, and it can be muted.
  await ada.goto(link);
  await ada.waitForSelector('[data-offered]', { state: 'attached' });
  await ada.getByRole('button', { name: 'Match', exact: true }).click();
  await ada.getByRole('button', { name: 'Table settings' }).click();
  const bell = ada.getByRole('checkbox', { name: 'Notify me about this match' });
  await expect(bell).toBeChecked();
  await expectAccessible(ada, 'dialog');
  await pictures(ada, 'notices-bell');
  await told(ada, () => bell.uncheck());
  await ada.reload();
  await ada.getByRole('button', { name: 'Match', exact: true }).click();
  await ada.getByRole('button', { name: 'Table settings' }).click();
  await expect(bell).not.toBeChecked();
  await ada.waitForTimeout(2 * DELAY);
  expect([heard('turn').length, turnMails().length]).toEqual([1, 1]);

  // The link at the end of the e-mail.
  const stop = /\/stop\/[\w-]+/.exec(textOf(turnMails()[0] ?? ''))?.[0] ?? '';
  const stranger = await device(browser);
  await stranger.goto(`${server.address}${stop}`);
  await expectAccessible(stranger);
  await pictures(stranger, 'notices-stop');
  await stranger.getByRole('button', { name: 'Stop e-mails' }).click();
  await expect(stranger.getByText('Done.', { exact: false })).toBeVisible();
  await ada.goto(`${server.address}/account`);
  await expect(ada.getByRole('checkbox', { name: /^On.*ada@example/ })).not.toBeChecked();

  // What goes wrong is shown to its owner.
  endpoint.answers.push(410);
  await ada.getByRole('button', { name: /^Send a test.*127/ }).click();
  await expect(ada.getByText('That address no longer exists.')).toBeVisible();
  await expect(ada.getByRole('checkbox', { name: /^On.*127/ })).not.toBeChecked();
  await told(ada, () => ada.getByLabel('Daily digest').selectOption('7'));
  await ada.reload();
  await expect(ada.getByLabel('Daily digest')).toHaveValue('7');
  await expectAccessible(ada);
  await pictures(ada, 'notices-account', { fullPage: true });

  // A notice that did not arrive, in German.
  await ada.getByRole('checkbox', { name: /^On.*127/ }).check();
  endpoint.answers.push(503);
  const again = await begin(browser, ada, 'Adelheid');
  await playUntilAsked(again.ben, again.link);
  await ada.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('settings') ?? '{}') as object;
    localStorage.setItem('settings', JSON.stringify({ ...kept, language: 'de' }));
  });
  await expect(async () => {
    await ada.reload();
    await ada.getByText('Eine Benachrichtigung ist fehlgeschlagen').click({ timeout: 2000 });
  }).toPass(LONG);
  await expect(ada.getByText(/\(503\)\. Wir versuchen es noch einmal\./)).toBeVisible();
  await expectAccessible(ada);
  await pictures(ada, 'notices-german', { fullPage: true });
});

test('a push arrives once, sealed for this browser; the worker shows it, and a click opens the match', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const receiver = new PushReceiver();
  const pia = await device(browser, AT_ONCE, { serviceWorkers: 'allow' });
  const { address } = server;
  await pia.context().grantPermissions(['notifications'], { origin: address });
  // There is no push service here: the browser gives out our own endpoint, with real keys.
  await pia.addInitScript(
    ({ endpoint: to, keys }) => {
      const subscriptionAt = (address: string): PushSubscription =>
        ({
          endpoint: address,
          toJSON: () => ({ endpoint: address, keys }),
        }) as unknown as PushSubscription;
      PushManager.prototype.getSubscription = () => {
        const moved = localStorage.getItem('moved');
        return Promise.resolve(moved === null ? null : subscriptionAt(moved));
      };
      PushManager.prototype.subscribe = (options) => {
        const key = options?.applicationServerKey;
        if (!(key instanceof Uint8Array) || key.length !== 65 || !options?.userVisibleOnly)
          return Promise.reject(new Error('not a key'));
        return Promise.resolve(subscriptionAt(to));
      };
    },
    { endpoint: `${hook}/push/pia`, keys: receiver.keys },
  );
  await comeIn(pia, 'Pia');
  await pia.getByRole('button', { name: 'Show notifications on this device' }).click();
  await expect(
    pia.getByRole('checkbox', { name: /^On.*Chrome, Linux \(this browser\)/ }),
  ).toBeChecked();
  await expectAccessible(pia);
  await pictures(pia, 'notices-push', { fullPage: true });

  const { ben, link } = await begin(browser, pia, 'Pia');
  await playUntilAsked(ben, link);
  const turns = (): string[] =>
    endpoint.received
      .filter(({ path }) => path === '/push/pia')
      .map(({ body }) => receiver.read(body))
      .filter((text) => text.includes('Your turn'));
  await expect.poll(() => turns().length, LONG).toBe(1);
  await pia.waitForTimeout(3 * DELAY);
  expect(turns()).toHaveLength(1);
  const data = turns()[0] ?? '';
  const { pathname } = new URL(link);
  expect(JSON.parse(data)).toMatchObject({
    title: `Your turn: ${GAME}`,
    body: 'With Ben.',
    path: pathname,
  });

  const shown = await deliver(pia, data);
  expect(shown).toEqual([{ title: `Your turn: ${GAME}`, body: 'With Ben.' }]);
  await pia.goto(await click(pia));
  await pia.waitForSelector('[data-offered]', { state: 'attached' });
  expect(pia.url()).toBe(link);

  // The browser has another address when the app is opened the next time.
  const moved = '/push/pia-moved';
  await pia.evaluate((to) => localStorage.setItem('moved', to), hook + moved);
  const renewed = pia.waitForResponse((reply) => reply.url().endsWith('/api/me/notices/push'));
  await pia.goto(`${address}/account`);
  expect((await renewed).ok()).toBe(true);
  await pia.getByRole('button', { name: /^Send a test/ }).click();
  await expect.poll(() => endpoint.received.map(({ path }) => path), LONG).toContain(moved);
});

/** Pushes to the worker as the browser does when something arrives; gives the notices that it shows. */
async function deliver(page: Page, data: string): Promise<{ title: string; body: string }[]> {
  const { origin } = new URL(page.url());
  // Before it is active, a worker gets nothing.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (ours) resolve(ours.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const notices = (): Promise<{ title: string; body: string }[]> =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const found = (await registration?.getNotifications()) ?? [];
      return found.map(({ title, body }) => ({ title, body }));
    });
  // The browser drops a push while the worker is being started or replaced; a second one replaces the first.
  await expect(async () => {
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    await expect.poll(async () => (await notices()).length, { timeout: 5000 }).toBe(1);
  }).toPass(LONG);
  return notices();
}

/** Clicks the notice that is shown; gives the address that the worker opens, which needs a real finger in a browser. */
async function click(page: Page): Promise<string> {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('there is no worker');
  return worker.evaluate(async () => {
    const scope = globalThis as unknown as ServiceWorkerGlobalScope;
    const [notification] = await scope.registration.getNotifications();
    if (!notification) throw new Error('nothing is shown');
    const opened = new Promise<string>((resolve) => {
      scope.clients.openWindow = (url) => {
        resolve(new URL(url, scope.location.origin).href);
        return Promise.resolve(null);
      };
    });
    scope.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
    return opened;
  });
}
