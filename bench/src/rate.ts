/**
 * How much work is done in a second of processor time, the collector's threads included. The clock only ends the slice:
 * on a shared machine it also runs while others do.
 */
export function ratePerSecond(seconds: number, work: () => number): number {
  const start = performance.now();
  const before = process.cpuUsage();
  let done = 0;
  while (performance.now() - start < seconds * 1000) done += work();
  const { user, system } = process.cpuUsage(before);
  const elapsed = (performance.now() - start) * 1000;
  return (done / (user + system || elapsed)) * 1_000_000;
}
