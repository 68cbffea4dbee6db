/** How often to look whether npm is still there, in milliseconds. */
const LOOK = 500;

/** Stops when npm has ended: npm that is told to end tells only its shell, which ends and tells nobody. */
export function stopWithNpm(stop) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const npm = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(looking);
    stop();
  }, LOOK);
  looking.unref();
}
