import { count } from '../../../words/english.ts';

export const en = {
  title: 'Rules',
  contents: 'Contents',
  find: 'Search the rules',
  next: 'Next result',
  previous: 'Previous result',
  found: (at: number, of: number) => `${at} of ${of}`,
  nothing: 'No results',
  back: (number: string) => `Back to ${number}`,
  box: 'Everything in the box',
  boxAbout: 'Open a group to see every piece in it, and how many there are.',
  group: (title: string, n: number) => `${title} (${n})`,
  copies: (n: number) => `${n}×`,
  copiesAbout: (n: number) => `${count(n, 'copy', 'copies')} in the box`,
};
