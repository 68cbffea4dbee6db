import type { ComponentType } from 'preact';
import { loadWords } from '../words/catalog.ts';
import { words } from '../words/words.ts';
import { NotThere, useLoading } from './Loading.tsx';
import { Panel } from './Panel.tsx';

/** A panel that is loaded when it is opened; one that can't be loaded says so and can be tried again. */
export function LoadedPanel<Props extends { readonly onClose: () => void }>({
  load,
  props,
}: {
  load: () => Promise<ComponentType<Props>>;
  props: Props;
}) {
  const loading = useLoading(async () => {
    const Shown = await load();
    await loadWords();
    return { Shown };
  }, [load]);
  if (loading.kind === 'there') return <loading.value.Shown {...props} />;
  // Nothing flashes while it comes: it takes no time if it has been there before.
  if (loading.kind === 'on-its-way') return null;
  return (
    <Panel title={words().table.notLoaded} onClose={props.onClose}>
      <NotThere loading={loading} />
    </Panel>
  );
}
