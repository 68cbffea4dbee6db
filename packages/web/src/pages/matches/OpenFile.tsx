import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { KeptFile } from '../../match/host.ts';
import { go } from '../router.ts';
import { words } from '../../words/words.ts';
import { Alert } from '../../pieces/Alert.tsx';
import { openFile } from './open-file.ts';
import type { OpenedFile } from './open-file.ts';

/** A way to open matches from files: by a button, and by dropping them anywhere on the page. */
export function useOpenFile(onImported: (kept: KeptFile) => void = () => go('/matches')): {
  readonly button: JSX.Element;
  readonly trouble: JSX.Element;
} {
  const [failed, setFailed] = useState<string>();
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const opened: OpenedFile = await openFile(file);
    setFailed(opened.kind === 'failed' ? opened.text : undefined);
    if (opened.kind === 'imported') onImported(opened.kept);
  };
  useEffect(() => {
    const stop = new AbortController();
    const over = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent): void => {
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      void open(file);
    };
    window.addEventListener('dragover', over, { signal: stop.signal });
    window.addEventListener('drop', drop, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  const say = words().home;
  return {
    button: (
      <label class="button plain file">
        {say.open}
        <input
          type="file"
          class="sr-only"
          accept=".txt,text/plain,.json,application/json"
          title={say.openAbout}
          onChange={({ currentTarget }) => {
            void open(currentTarget.files?.[0]);
            // The same file may be opened again.
            currentTarget.value = '';
          }}
        />
      </label>
    ),
    trouble: <Alert text={failed} />,
  };
}
