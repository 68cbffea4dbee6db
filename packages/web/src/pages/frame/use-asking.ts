import { useState } from 'preact/hooks';
import type { Reply } from '../../match/online/api.ts';

/** One question to the server at a time. */
interface Asking {
  readonly busy: boolean;
  /** The code of what went wrong the last time. */
  readonly trouble: string | undefined;
  /** Waits for the answer; undefined if it was no. */
  ask<T>(asked: Promise<Reply<T>>): Promise<{ readonly value: T } | undefined>;
}

/** What every form needs that asks the server for something. */
export function useAsking(): Asking {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  return {
    busy,
    trouble,
    async ask(asked) {
      setBusy(true);
      const reply = await asked;
      setBusy(false);
      setTrouble(reply.ok ? undefined : reply.error);
      return reply.ok ? reply : undefined;
    },
  };
}
