import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Short periods, so that a process that has used up its part is held for a few milliseconds and not for a tenth of a second. */
const PERIOD = 10_000;
const PROCESSES = 'cgroup.procs';
const FEWEST_MICROSECONDS = 1000;
const NO_GROUPS = 'this system has no control groups for processors';

/** Where Linux keeps control groups of processors: the second version, or the first under either of its names. */
const PLACES = [
  { folder: '/sys/fs/cgroup', sign: 'cgroup.controllers', version: 2 },
  { folder: '/sys/fs/cgroup/cpu', sign: 'cpu.cfs_quota_us', version: 1 },
  { folder: '/sys/fs/cgroup/cpu,cpuacct', sign: 'cpu.cfs_quota_us', version: 1 },
] as const;
type Place = (typeof PLACES)[number];

/** The part of a core that a process may have at least. */
export const LEAST_SHARE = FEWEST_MICROSECONDS / PERIOD;

let groups = 0;

/** Holds a process to a part of a core, whatever else is free, until it is let go. */
export class CoreShare {
  private readonly folder: string;
  /** Nothing is left behind when the measurement is broken off. */
  private readonly end = (): void => this.letGo();

  private constructor(folder: string) {
    this.folder = folder;
    process.on('exit', this.end);
  }

  /** Why processes can't be held here, in words; undefined if they can. */
  static refusal(): string | undefined {
    const place = placeHere();
    if (place === undefined) return NO_GROUPS;
    try {
      new CoreShare(makeGroup(place, LEAST_SHARE)).letGo();
      return undefined;
    } catch (error) {
      return `control groups in ${place.folder} can't be made here (${String(error)})`;
    }
  }

  /** All threads of the process share the part. */
  static hold(pid: number, share: number): CoreShare {
    const place = placeHere();
    if (place === undefined) throw new Error(NO_GROUPS);
    const held = new CoreShare(makeGroup(place, share));
    writeFileSync(join(held.folder, PROCESSES), `${pid}`);
    return held;
  }

  letGo(): void {
    process.off('exit', this.end);
    const held = readFileSync(join(this.folder, PROCESSES), 'utf8').match(/\d+/g) ?? [];
    // A group with processes in it can't be removed.
    for (const pid of held) writeFileSync(join(dirname(this.folder), PROCESSES), pid);
    rmdirSync(this.folder);
  }
}

function placeHere(): Place | undefined {
  return PLACES.find(({ folder, sign }) => existsSync(join(folder, sign)));
}

function makeGroup({ folder, version }: Place, share: number): string {
  const group = join(folder, `roundhouse-${process.pid}-${++groups}`);
  const quota = Math.round(share * PERIOD);
  mkdirSync(group);
  try {
    if (version === 2) writeFileSync(join(group, 'cpu.max'), `${quota} ${PERIOD}`);
    else {
      writeFileSync(join(group, 'cpu.cfs_period_us'), `${PERIOD}`);
      writeFileSync(join(group, 'cpu.cfs_quota_us'), `${quota}`);
    }
    return group;
  } catch (error) {
    rmdirSync(group);
    throw error;
  }
}
