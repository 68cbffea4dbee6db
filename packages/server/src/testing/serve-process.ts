// A server of test games as a process of its own, to be killed; says its address to who forked it.
import type { NoticeSettings } from '../notifications/notifications.ts';
import { serve } from '../main/serve.ts';
import type { StorePlace } from '../store/open-store.ts';
import { TEST_GAMES } from './games.ts';

const { place, notices = {} } = JSON.parse(process.argv[2] ?? '{}') as {
  place: StorePlace;
  notices?: Partial<NoticeSettings>;
};
const { address } = await serve({
  port: 0,
  host: '127.0.0.1',
  place,
  games: TEST_GAMES,
  webApp: false,
  notices,
});
process.send?.(address);
