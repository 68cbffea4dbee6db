// `npm run dev`: the web app as it is being written, and a play server that starts again whenever its sources change.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { findNode, installDependencies, root } from './install.mjs';
import { stopWithNpm } from './stop-with-npm.mjs';

installDependencies();
const web = join(root, 'packages', 'web');
const vite = dirname(createRequire(join(web, 'package.json')).resolve('vite/package.json'));
const start = (args, cwd) => spawn(findNode(), args, { cwd, stdio: 'inherit' });
const children = [
  start(['--watch', '--watch-preserve-output', join(root, 'scripts', 'dev-server.mjs')], root),
  start([join(vite, 'bin', 'vite.js'), ...process.argv.slice(2)], web),
];
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
for (const child of children) child.on('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
stopWithNpm(stop);
