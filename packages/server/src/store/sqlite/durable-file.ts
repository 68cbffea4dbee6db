import {
  closeSync,
  constants,
  fdatasync,
  fdatasyncSync,
  openSync,
  write,
  writeSync,
} from 'node:fs';

/** A file whose bytes are on disk when they are written. */
export interface DurableFile {
  write(bytes: Buffer, at: number): Promise<void>;
  close(): void;
}

/** On request Linux makes each write durable on its own, so that it is one call and not two. */
const SYNCS = process.platform === 'linux' ? constants.O_DSYNC : 0;
/** A disk that has been taking longer than this is left to another thread for a while; both in milliseconds. */
const QUICK = 1;
const FOR_A_WHILE = 1000;
/** How much one more write counts in how long writes take. */
const NEWS = 1 / 16;

/** What a file is written with. */
interface Disk {
  now(): number;
  writeHere(file: number, bytes: Buffer, at: number): void;
  writeElsewhere(file: number, bytes: Buffer, at: number): Promise<void>;
}
export const DISK: Disk = { now: () => performance.now(), writeHere, writeElsewhere };

/**
 * Opens a file that is there. As long as the disk is quick, it is waited for right here: asking another thread to write, and
 * being told, takes longer than the disk does.
 */
export function openDurable(path: string, disk = DISK): DurableFile {
  const file = openSync(path, constants.O_RDWR | SYNCS);
  let taking = 0;
  let slowUntil = -Infinity;
  return {
    write: async (bytes, at) => {
      const begun = disk.now();
      if (begun < slowUntil) return disk.writeElsewhere(file, bytes, at);
      disk.writeHere(file, bytes, at);
      const ended = disk.now();
      taking += (ended - begun - taking) * NEWS;
      if (taking > QUICK) {
        slowUntil = ended + FOR_A_WHILE;
        taking = 0;
      }
      return undefined;
    },
    close: () => closeSync(file),
  };
}

function writeHere(file: number, bytes: Buffer, at: number): void {
  for (let done = 0; done < bytes.length;)
    done += writeSync(file, bytes, done, bytes.length - done, at + done);
  if (SYNCS === 0) fdatasyncSync(file);
}

function writeElsewhere(file: number, bytes: Buffer, at: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (error: Error | null): void => {
      if (error === null) resolve();
      else reject(error);
    };
    const writeFrom = (done: number): void =>
      write(file, bytes, done, bytes.length - done, at + done, (error, written) => {
        if (error === null && done + written < bytes.length) writeFrom(done + written);
        else if (error === null && SYNCS === 0) fdatasync(file, end);
        else end(error);
      });
    writeFrom(0);
  });
}
