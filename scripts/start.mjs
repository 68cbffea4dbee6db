// `npm start`: installs what is missing and runs the product.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findNode, installDependencies, root } from './install.mjs';

installDependencies();
const main = join(root, 'packages', 'cli', 'src', 'main.ts');
const { status } = spawnSync(findNode(), [main, ...process.argv.slice(2)], { stdio: 'inherit' });
process.exit(status ?? 1);
