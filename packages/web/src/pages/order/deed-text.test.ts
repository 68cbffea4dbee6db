import type { AuditLine } from '@roundhouse/protocol';
import { expect, it } from 'vitest';
import { deedText, matchOf, tournamentOf } from './deed-text.ts';

const line = (
  act: string,
  details: object = {},
  subjectName: string | null = 'Ben',
): AuditLine => ({
  number: 1,
  at: 0,
  actor: 'a1',
  actorName: 'Ada',
  act,
  subject: 's1',
  subjectName,
  details: JSON.stringify(details),
  before: '',
  hash: '',
});

it('says what was done and to whom, without ids', () => {
  expect(deedText(line('grant', { role: 'admin' }))).toBe('Made Ben an admin');
  expect(deedText(line('grant', { role: 'moderator' }))).toBe('Made Ben a moderator');
  expect(deedText(line('sanction', { kind: 'ban', until: null }))).toBe('Banned Ben for good');
  const until = new Date(2026, 10, 23, 14, 0).getTime();
  expect(deedText(line('sanction', { kind: 'limit', until }))).toMatch(
    /^Limited Ben until .*23.*2026/,
  );
  expect(deedText(line('lift', { kind: 'ban' }))).toBe('Lifted the ban on Ben');
  expect(deedText(line('close-report', { state: 'dismissed' }))).toBe(
    'Closed a report about Ben: unjustified',
  );
  expect(deedText(line('remove-line', { line: 3 }, null))).toBe('Removed message 3');
  expect(deedText(line('revoke', {}, null))).toBe('Took the role away from a deleted account');
});

it('leads to the match, where it was done in one', () => {
  expect(matchOf(line('end-match', {}, null))).toBe('s1');
  expect(matchOf(line('revoke'))).toBeUndefined();
  expect(deedText(line('remove-player', {}, null))).toBe('Removed a player from a tournament');
  expect(tournamentOf(line('cancel-tournament', {}, null))).toBe('s1');
  expect(tournamentOf(line('end-match', {}, null))).toBeUndefined();
});

it('keeps the name of an act it does not know', () => {
  expect(deedText(line('merge'))).toBe('merge');
});
