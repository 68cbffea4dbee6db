// The play server of `npm run dev`, without the web app, which Vite serves. Everything it keeps is in data/.
import { serve } from '@roundhouse/server';
import { join } from 'node:path';
import { root } from './install.mjs';

// Else Node's watch mode speaks to us between the messages of our own threads.
delete process.env.WATCH_REPORT_DEPENDENCIES;
const { address } = await serve({
  port: 8080,
  host: '127.0.0.1',
  place: { folder: join(root, 'data') },
  webApp: false,
  logLevel: 'info',
});
console.log(`The play server is at ${address}`);
