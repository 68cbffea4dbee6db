import { closeSync, constants, fdatasync, openSync, write } from 'node:fs';

/** A file whose bytes are on disk when they are written. */
export interface DurableFile {
  write(bytes: Buffer, at: number): Promise<void>;
  close(): void;
}

/** On request Linux makes each write durable on its own, so that it is one round trip to another thread and not two. */
const SYNCS = process.platform === 'linux' ? constants.O_DSYNC : 0;

/** Opens a file that is there. */
export function openDurable(path: string): DurableFile {
  const file = openSync(path, constants.O_RDWR | SYNCS);
  return {
    write: (bytes, at) =>
      new Promise((resolve, reject) => {
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
      }),
    close: () => closeSync(file),
  };
}
