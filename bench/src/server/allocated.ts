import { GCProfiler, getHeapStatistics } from 'node:v8';

/** Counts what this thread has allocated since this was asked for first, whether it is garbage by now or not. */
class Allocation {
  private readonly used = (): number => getHeapStatistics().used_heap_size;
  private profiler = begun();
  private last = this.used();
  private bytes = 0;

  total(): number {
    const { statistics } = this.profiler.stop() as unknown as { statistics: readonly Collection[] };
    for (const { beforeGC, afterGC } of statistics) {
      this.bytes += beforeGC.heapStatistics.usedHeapSize - this.last;
      this.last = afterGC.heapStatistics.usedHeapSize;
    }
    const now = this.used();
    this.bytes += now - this.last;
    this.profiler = begun();
    this.last = this.used();
    return this.bytes;
  }
}

interface Collection {
  readonly beforeGC: { readonly heapStatistics: { readonly usedHeapSize: number } };
  readonly afterGC: { readonly heapStatistics: { readonly usedHeapSize: number } };
}

function begun(): GCProfiler {
  const profiler = new GCProfiler();
  profiler.start();
  return profiler;
}

let allocation: Allocation | undefined;

/** Bytes that this thread has allocated since the first call. */
export function allocated(): number {
  allocation ??= new Allocation();
  return allocation.total();
}
