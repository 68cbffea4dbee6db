// A process that opens a store in the folder it is given, plays, and ends without closing it: by an error, or by exiting.
import { playedStore } from './played-folder.ts';

const [, , folder = '', way] = process.argv;
await playedStore(folder);
if (way === 'exit') process.exit(3);
setImmediate(() => {
  throw new Error('nobody catches this');
});
