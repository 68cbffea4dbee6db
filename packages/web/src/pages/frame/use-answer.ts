import { useEffect, useState } from 'preact/hooks';
import type { Reply } from '../../match/online/api.ts';

/** Asks the server, and anew when one of these changes or by `again`. The last good answer stays; what comes too late is dropped. */
export function useAnswer<T>(ask: () => Promise<Reply<T>>, on: readonly unknown[]) {
  const [value, setValue] = useState<T>();
  const [trouble, setTrouble] = useState<string>();
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let wanted = true;
    void ask().then((reply) => {
      if (!wanted) return;
      setTrouble(reply.ok ? undefined : reply.error);
      if (reply.ok) setValue(reply.value);
    });
    return () => {
      wanted = false;
    };
  }, [...on, asked]);
  return { value, trouble, again: () => setAsked(asked + 1) };
}
