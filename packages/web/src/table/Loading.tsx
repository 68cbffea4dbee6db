import { useEffect, useState } from 'preact/hooks';
import { Button } from '../pieces/Button.tsx';
import { words } from '../words/words.ts';

/** Something that comes over the network: on its way, there, or not to be had just now. */
type Loading<T> =
  | { readonly kind: 'on-its-way' }
  | { readonly kind: 'there'; readonly value: T }
  | { readonly kind: 'failed'; readonly again: () => void };

/** Loads something, and loads it anew when `of` changes. */
export function useLoading<T>(load: () => Promise<T>, of: readonly unknown[]): Loading<T> {
  const [loading, setLoading] = useState<Loading<T>>({ kind: 'on-its-way' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let gone = false;
    const say = (now: Loading<T>): void => {
      if (!gone) setLoading(now);
    };
    say({ kind: 'on-its-way' });
    load().then(
      (value) => say({ kind: 'there', value }),
      () => say({ kind: 'failed', again: () => setTries(tries + 1) }),
    );
    return () => {
      gone = true;
    };
  }, [...of, tries]);
  return loading;
}

/** What stands for it until it is there. */
export function NotThere({ loading }: { loading: Exclude<Loading<unknown>, { kind: 'there' }> }) {
  if (loading.kind === 'on-its-way') return <p class="loading">{words().house.loading}</p>;
  const { notLoadedAbout, tryAgain } = words().table;
  return (
    <div class="stack" role="alert">
      <p>{notLoadedAbout}</p>
      <Button class="main" label={tryAgain} onClick={loading.again} />
    </div>
  );
}
