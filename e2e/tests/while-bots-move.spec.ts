import { expect, test } from '../test.ts';
import { PLAYED } from '../games.ts';
import { clickSomething, settled } from '../play.ts';
import { prepare, startMatch } from '../table.ts';

const CLICKS = 6;
/** Some matches have hardly anything to tell at first. */
const MOST_CLICKS = 40;
const TOLD = 3;

/** What was done, and who is next. */
const NEXT =
  /^(?<done>.*?\.)? ?(?<next>Next: [\p{L} ,]+\.|You’re next\.|[\p{L} ,]+ (?:is thinking…|to move\.))$/u;

/** Before the first move nothing has been done. */
const saysBoth = (text: string): boolean => {
  const { done, next } = NEXT.exec(text)?.groups ?? {};
  return Boolean(done && next);
};

/** Keeps every prompt that is shown while others move. */
function keepPrompts(): void {
  const said: string[] = [];
  Reflect.set(globalThis, 'said', said);
  new MutationObserver(() => {
    const prompt = document.querySelector('.prompt:not(.prompt-mine) #prompt');
    const text = prompt?.textContent ?? '';
    if (text !== '' && said.at(-1) !== text) said.push(text);
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

for (const { id, fewest } of PLAYED) {
  test(`${id}: while bots move, the prompt says what was done and who is next`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await prepare(page, { speed: 'fast', motion: 'none', sound: 'off' });
    await page.addInitScript(keepPrompts);
    await startMatch(page, { game: id, seats: Math.max(3, fewest), people: ['Ada'] });
    const heard = async (): Promise<string[]> =>
      (await page.evaluate(() => Reflect.get(globalThis, 'said'))) as string[];
    // The log draws some of its lines; then their words are heard, and told when it is my turn.
    const told: string[] = [];
    const listen = async (): Promise<void> => {
      await settled(page);
      told.push(...(await page.locator('.log, [data-announcer]').allTextContents()));
    };
    for (let click = 0; click < MOST_CLICKS; click++) {
      await listen();
      const isEnough = click >= CLICKS && (await heard()).filter(saysBoth).length >= TOLD;
      if (isEnough || (await page.locator('.end').count()) > 0) break;
      await clickSomething(page, click);
    }
    await listen();
    const said = await heard();
    const log = told.join(' ').replaceAll(/\s+/g, ' ');
    const parts = said.map((text) => NEXT.exec(text)?.groups ?? { done: text, next: '' });
    expect(
      parts.filter(({ done = '' }) => done !== '' && !log.includes(done)).map(({ done }) => done),
      'told, but not what was done',
    ).toEqual([]);
    expect(said.filter(saysBoth).length, said.join('\n')).toBeGreaterThanOrEqual(TOLD);
  });
}
