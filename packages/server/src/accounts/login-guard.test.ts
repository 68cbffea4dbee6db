import { expect, it } from 'vitest';
import { LoginGuard } from './login-guard.ts';

const attempts = (count: number, attempt: (i: number) => boolean): number =>
  Array.from({ length: count }, (_, i) => attempt(i)).filter(Boolean).length;

it('one address runs out of attempts, and leaves enough for another', () => {
  const guard = new LoginGuard();
  expect(attempts(100, () => guard.admits('ada', '203.0.113.1'))).toBe(8);
  expect(guard.admits('ada', '203.0.113.2')).toBe(true);
  expect(guard.admits('bea', '203.0.113.1')).toBe(true);
});

it('many addresses run out of attempts too, but not where the login is known', () => {
  const guard = new LoginGuard();
  guard.noteSuccess('ada', '198.51.100.7');
  expect(attempts(1000, (i) => guard.admits('ada', `203.0.113.${i}`))).toBe(40);
  expect(guard.admits('ada', '192.0.2.1')).toBe(false);
  expect(guard.admits('ada', '198.51.100.7')).toBe(true);
});
