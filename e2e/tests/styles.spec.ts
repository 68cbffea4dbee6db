import { expect, test } from '../test.ts';
import { PLAYED } from '../games.ts';
import { device, setUpTable } from '../online.ts';
import { address, picture } from '../table.ts';

const WIDTH = 1440;

for (const { id, name, fewest } of PLAYED) {
  test(`${id}: its styles change nothing of the frame`, async ({ browser }) => {
    const page = await device(browser, undefined, { viewport: { width: WIDTH, height: 900 } });
    await setUpTable(page, { address: address(''), name: 'Ada', game: name, seats: fewest });
    await page.getByRole('button', { name: 'Fill with bots' }).click();
    await page.getByRole('button', { name: 'Start the match' }).click();
    await page.waitForSelector('.prompt-mine');
    await page.getByRole('button', { name: 'Notes', exact: true }).click();
    await picture(page, `talk-notes-${id}`);
    await page.getByRole('button', { name: 'Match', exact: true }).click();
    await picture(page, `talk-match-${id}`);
    const resign = await page.getByRole('button', { name: 'Resign…' }).boundingBox();
    expect((resign?.x ?? WIDTH) + (resign?.width ?? 0)).toBeLessThan(WIDTH);

    const { looked, rules, changed } = await page.evaluate(whatTheGameChanges, id);
    expect(looked).toBeGreaterThan(100);
    expect(rules).toBeGreaterThan(20);
    expect(changed).toEqual([]);
    await page.context().close();
  });
}

/**
 * Adds one element for every class of the house to the table, takes away what the game's stylesheets say about what it
 * draws, and tells what then looks different that no game has drawn. Sizes and places depend on what is drawn.
 */
function whatTheGameChanges(game: string): { looked: number; rules: number; changed: string[] } {
  const measured =
    /(?<!font-)size$|^(?:width|height|top|right|bottom|left|inset|perspective|transform|grid-template|margin)/;
  const selectors = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .flatMap((rule) => (rule instanceof CSSStyleRule ? [rule.selectorText] : []))
    .filter((selector) => !selector.includes(`.room-${game}`));
  for (const name of new Set(
    selectors.flatMap((each) => each.match(/(?<=\.)[a-z][\w-]*/g) ?? []),
  )) {
    const one = document.createElement('div');
    one.className = name;
    document.querySelector('.side')?.append(one);
  }
  const frame = [...document.querySelectorAll('body *:not(.drawn, .drawn *)')];
  const looks = (): Map<string, string>[] =>
    frame.map((element) => {
      const style = getComputedStyle(element);
      const names = [...style].filter((property) => !measured.test(property));
      return new Map(names.map((property) => [property, style.getPropertyValue(property)]));
    });
  let rules = 0;
  const clear = (group: CSSStyleSheet | CSSGroupingRule): void => {
    for (let i = group.cssRules.length - 1; i >= 0; i--) {
      const rule = group.cssRules[i];
      if (rule instanceof CSSStyleRule) {
        const { selectorText } = rule;
        if (!selectorText.includes(`.room-${game}`) || !selectorText.includes(' ')) continue;
        group.deleteRule(i);
        rules++;
      } else if (rule instanceof CSSGroupingRule) clear(rule);
    }
  };
  const before = looks();
  for (const sheet of document.styleSheets) clear(sheet);
  const changed = looks().flatMap((after, i) =>
    [...after].flatMap(([property, value]) => {
      const was = before[i]?.get(property);
      const name = `${frame[i]?.tagName}.${frame[i]?.getAttribute('class')}`;
      return was === value ? [] : [`${name} ${property}: ${was} → ${value}`];
    }),
  );
  return { looked: frame.length, rules, changed };
}
