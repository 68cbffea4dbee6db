import { signal } from '@preact/signals';

/** Whether this page came with a play server; without one everything online hides itself. */
export const serverThere = signal(false);
let asked: Promise<boolean> | undefined;

export function findServer(): Promise<boolean> {
  asked ??= ask().then((there) => (serverThere.value = there));
  return asked;
}

async function ask(): Promise<boolean> {
  try {
    const response = await fetch('/api/games');
    return response.ok && Array.isArray(await response.json());
  } catch {
    return false;
  }
}
