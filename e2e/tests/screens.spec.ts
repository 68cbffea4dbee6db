import { expect, test } from '../test.ts';
import { PLAYED } from '../games.ts';
import { unseen } from '../play.ts';
import {
  failed,
  measure,
  MOMENTS,
  resize,
  SIZE_NAMES,
  SIZES,
  sitDownAt,
  told,
} from '../screens.ts';
import { shiftsOn, watchShifts } from '../shifts.ts';
import { prepare } from '../table.ts';

for (const { id } of PLAYED) {
  test(`${id}: board, text, actions and scores have their room on every screen`, async ({
    page,
  }) => {
    await prepare(page);
    await watchShifts(page);
    const wrong = new Map<string, string[]>();
    for (const moment of MOMENTS.filter(({ game }) => game === id)) {
      // Every other table is opened on a phone.
      await page.setViewportSize(moment.when === 'late' ? SIZES.phone : SIZES.desktop);
      await sitDownAt(page, moment);
      expect(await shiftsOn(page), `${moment.seats} seats, ${moment.when}: jumps`).toEqual([]);
      await unseen(page, async () => {
        for (const size of SIZE_NAMES) {
          await resize(page, SIZES[size]);
          const seen = await measure(page);
          for (const check of failed(size, seen)) {
            const name = `${check} at ${size}`;
            const where = `${moment.seats} seats, ${moment.when}: ${told(check, seen)}`;
            wrong.set(name, [...(wrong.get(name) ?? []), where]);
          }
        }
      });
    }
    expect([...wrong].map(([name, where]) => [name, ...where].join('\n  ')).join('\n')).toBe('');
  });
}
