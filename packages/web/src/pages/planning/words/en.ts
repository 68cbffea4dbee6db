import { count } from '../../../words/english.ts';

export const en = {
  title: 'Planning: nobody sees this',
  about:
    'You move for everyone. Whatever you can’t see is dealt at random; the real match isn’t touched.',
  dealAgain: 'Deal again',
  undo: 'Undo',
  back: 'Back to the match',
  moved: (names: string) => `${names} moved in the real match.`,
  yourTurn: 'It’s your turn in the real match.',
  changed: 'A move was taken back in the real match.',
  over: 'The real match is over.',
  lines: 'Conditional moves',
  keep: 'Keep as a conditional move',
  kept: (n: number) => `Kept: ${count(n, 'conditional move', 'conditional moves')}.`,
  remove: 'Remove',
  condition: 'If',
  answer: 'Then',
  silentMove: (name: string) => `${name} moves.`,
  noLine: {
    'needs-others':
      'Play what the others might do, then your answer: you can keep that as a conditional move.',
    'starts-with-you':
      'A conditional move starts with what another player does. Make your own move in the match first.',
    'needs-answer': 'Now play your answer to keep this as a conditional move.',
    'too-long': 'This is too long for a conditional move.',
  },
  trouble: {
    full: 'There’s no room for another conditional move. Remove one first.',
    refused: 'That wasn’t kept: the match has moved on. Go back and plan from there.',
  },
};
