// A copy of the project to make a game in: its packages are its own, what is installed is linked.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';

const PARTS = ['packages', 'scripts', 'e2e', 'package.json', 'tsconfig.base.json', '.oxfmtrc.json'];
const LEFT_OUT = ['node_modules', 'dist', 'pictures'];

/** Copies the project at `root` into a new folder and makes a game there; answers the folder. */
export function makeGameInScratch(root: string, id: string): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'roundhouse-new-game-')));
  for (const part of PARTS) {
    cpSync(join(root, part), join(folder, part), {
      recursive: true,
      filter: (path) => !LEFT_OUT.includes(basename(path)),
    });
  }
  linkInstalled(root, folder);
  execFileSync(process.execPath, ['scripts/new-game.mjs', id], { cwd: folder });
  return folder;
}

/** Every installed package as it is at `root`, but the project's own ones from the copy. */
function linkInstalled(root: string, folder: string): void {
  const installed = join(root, 'node_modules');
  const linked = join(folder, 'node_modules');
  const own = join(linked, '@roundhouse');
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(installed)) {
    if (name !== '@roundhouse') symlinkSync(join(installed, name), join(linked, name));
  }
  for (const name of readdirSync(join(installed, '@roundhouse'))) {
    const place = relative(root, realpathSync(join(installed, '@roundhouse', name)));
    symlinkSync(join(folder, place), join(own, name));
  }
}
