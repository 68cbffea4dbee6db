// `npm start`: installs what is missing and serves the web app; `npm start -- <command>` runs another command.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { findNode, installDependencies, root } from './install.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';

const main = join(root, 'packages', 'cli', 'src', 'main.ts');
const given = process.argv.slice(2);
const command = given[0] === undefined || given[0].startsWith('-') ? ['serve', ...given] : given;
installDependencies({ onlyForServing: command[0] === 'serve' });
const child = spawn(findNode(), [main, ...command], { stdio: 'inherit' });
child.on('exit', (status) => process.exit(status ?? 1));
const stop = () => child.kill('SIGTERM');
process.on('SIGTERM', stop);
// A terminal tells the command itself of Ctrl-C.
process.on('SIGINT', () => undefined);
stopWithNpm(stop);
