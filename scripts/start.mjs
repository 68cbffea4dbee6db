// `npm start`: installs what is missing and serves the web app; `npm start -- <command>` runs another command.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findNode, installDependencies, root } from './install.mjs';

installDependencies();
const main = join(root, 'packages', 'cli', 'src', 'main.ts');
const given = process.argv.slice(2);
const command = given[0] === undefined || given[0].startsWith('-') ? ['serve', ...given] : given;
const { status } = spawnSync(findNode(), [main, ...command], { stdio: 'inherit' });
process.exit(status ?? 1);
