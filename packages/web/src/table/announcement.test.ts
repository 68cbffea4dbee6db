import { expect, it } from 'vitest';
import { gathered } from './announcement.ts';

it('tells what happened before what is asked', () => {
  expect(gathered(['Ada passed.', 'Ben drew a card.'], ['Your turn.', '2 moves available.'])).toBe(
    'Ada passed. Ben drew a card. Your turn. 2 moves available.',
  );
});

it('leaves what is long past to the log', () => {
  const lines = Array.from({ length: 15 }, (_, i) => `Thing ${i + 1}.`);
  const text = gathered(lines, []);
  expect(text).toMatch(/^3 earlier events in the log\. Thing 4\./);
  expect(text).toMatch(/Thing 15\.$/);
});
