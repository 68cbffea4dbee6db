import { expect, it } from 'vitest';
import type { Player } from '../../match/host.ts';
import { botName } from '../../match/bot-name.ts';
import { branchPlayers } from './branch-players.ts';

it('no two bots of a match that goes on from another have the same name', () => {
  const players = Array.from({ length: 8 }, (_, seat): Player =>
    seat === 0
      ? { kind: 'person', name: 'Ada' }
      : { kind: 'bot', name: botName(seat), level: 'easy' },
  );
  const match = { id: 'm', game: 'g', options: {}, players, startedAt: 0 };
  for (const me of players.keys()) {
    const bots = branchPlayers(match, me).filter(({ kind }) => kind === 'bot');
    expect(new Set(bots.map(({ name }) => name)).size).toBe(7);
  }
});
