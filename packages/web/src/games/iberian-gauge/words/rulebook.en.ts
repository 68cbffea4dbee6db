import { count } from '../../../words/english.ts';

export const en = {
  groups: {
    tiles: {
      title: 'Railroads and their shares',
      source:
        'Locomotives are from the printed rules, the number of shares from two public transcriptions that agree. The bonus for five major cities and the colours are reconstructed.',
    },
    hexes: {
      title: 'Hexes',
      source:
        'Costs and room are from the printed rules; the map is from one public transcription.',
    },
  },
  railroad: (shares: number, locomotives: number) =>
    `${count(shares, 'share', 'shares')} and ${locomotives} locomotives.`,
  bonus: (each: number) => `${each} a share for its fifth major city.`,
  hex: (cost: number, room: number) =>
    `Building costs ${cost}. Room for ${room === 1 ? 'one locomotive' : 'one locomotive of each railroad'}.`,
  lease: (cost: number) => `Leasing it costs ${cost}.`,
  noLease: 'Can’t be leased.',
};
