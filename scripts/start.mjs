// `npm start`: installs what is missing and serves the web app; `npm start -- <command>` runs another command.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findNode, installDependencies, root } from './install.mjs';

/** How often to look whether npm is still there, in milliseconds. */
const LOOK = 500;

installDependencies();
const main = join(root, 'packages', 'cli', 'src', 'main.ts');
const given = process.argv.slice(2);
const command = given[0] === undefined || given[0].startsWith('-') ? ['serve', ...given] : given;
const child = spawn(findNode(), [main, ...command], { stdio: 'inherit' });
child.on('exit', (status) => process.exit(status ?? 1));
const stop = () => child.kill('SIGTERM');
process.on('SIGTERM', stop);
// A terminal tells the command itself of Ctrl-C.
process.on('SIGINT', () => undefined);
// npm that is told to end tells only its shell, which ends and tells nobody.
if (process.env.npm_lifecycle_event !== undefined) {
  const npm = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(looking);
    stop();
  }, LOOK);
  looking.unref();
}
