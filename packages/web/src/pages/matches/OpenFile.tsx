import { useEffect, useState } from 'preact/hooks';
import type { Answer, KeptFile } from '../../match/host.ts';
import { theHost } from '../../match/hosts.ts';
import { Alert } from '../../pieces/Alert.tsx';
import { words } from '../../words/words.ts';
import { go } from '../router.ts';

/** A way to open matches from files: by a button, and by dropping them anywhere on the page. */
export function useOpenFile(onImported: (kept: KeptFile) => void = () => go('/matches')) {
  const [failed, setFailed] = useState<string>();
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const kept = await theHost().keep(await file.text());
    setFailed(kept.ok ? undefined : await problemText(kept));
    if (!kept.ok) return;
    const { id, move } = kept.value;
    if (id === undefined) onImported(kept.value);
    else go(`/replay/${id}${move === undefined ? '' : `?move=${move}`}`);
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

/** What is wrong with a file, in a sentence. */
async function problemText({
  problem,
  notation,
}: Extract<Answer<never>, { ok: false }>): Promise<string> {
  if (!notation) return words().problems[problem];
  const { notationText } = await import('./notation-text.ts');
  return notationText(notation);
}
