import { keepFiles } from './keep-files.ts';
import { showNotices } from './notices.ts';
import { renewPush } from './renew-push.ts';
import type { BuiltFile } from './files.ts';

/** All files of the app; written in by the build. */
declare const FILES: readonly BuiltFile[];

// Listeners have to be there as soon as the worker starts, so each part adds its own right here.
const worker = globalThis as unknown as ServiceWorkerGlobalScope;
keepFiles(worker, FILES);
showNotices(worker);
renewPush(worker);
