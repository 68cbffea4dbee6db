// The server under test; prints its address as its only line.
import { serve } from '../packages/server/src/index.ts';

const { address } = await serve({ port: 0, host: '127.0.0.1', log: () => {} });
console.log(address);
