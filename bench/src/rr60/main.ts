// The command with RR60 for its game: node bench/src/rr60/main.ts train rr60 …
import { runProcess } from '@roundhouse/cli/run-process';
import { rr60 } from './index.ts';
import { laws } from './laws.ts';

await runProcess({
  games: [rr60],
  laws: { [rr60.id]: laws },
  module: new URL('../testing/catalogue.ts', import.meta.url).href,
});
