// A server of test games as a process of its own, to be killed; says its address to who forked it.
import { whistleStop } from '@roundhouse/engine/testing';
import type { NoticeSettings } from '../notifications/notifications.ts';
import { serve } from '../main/serve.ts';

const { folder, notices } = JSON.parse(process.argv[2] ?? '{}') as {
  folder: string;
  notices: Partial<NoticeSettings>;
};
const { address } = await serve({
  port: 0,
  host: '127.0.0.1',
  place: { folder },
  games: [whistleStop],
  webApp: false,
  notices,
});
process.send?.(address);
