import type { KeptFile } from '../../match/host.ts';
import { theHost } from '../../match/hosts.ts';
import { words } from '../../words/words.ts';
import { go } from '../router.ts';

/** What became of a file: the reader is led to its match, a library was taken in, or a sentence says what is wrong. */
export type OpenedFile =
  | { readonly kind: 'shown' }
  | { readonly kind: 'imported'; readonly kept: KeptFile }
  | { readonly kind: 'failed'; readonly text: string };

/** Opens a match or a library from a file: as text or as JSON. */
export async function openFile(file: File): Promise<OpenedFile> {
  const kept = await theHost().keep(await file.text());
  if (!kept.ok) {
    const text = kept.notation
      ? await import('./notation-text.ts').then(({ notationText }) =>
          kept.notation ? notationText(kept.notation) : '',
        )
      : words().problems[kept.problem];
    return { kind: 'failed', text };
  }
  const { id, move } = kept.value;
  if (id === undefined) return { kind: 'imported', kept: kept.value };
  go(`/replay/${id}${move === undefined ? '' : `?move=${move}`}`);
  return { kind: 'shown' };
}
