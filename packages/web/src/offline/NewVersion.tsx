import { words } from '../words/words.ts';
import { newVersion, takeNewVersion } from './new-version.ts';

/** A quiet line when a newer version is here; it waits until told. */
export function NewVersion() {
  if (!newVersion.value) return null;
  const say = words().offline;
  return (
    <p class="row new-version" role="status">
      {say.newVersion}
      <button type="button" class="plain" onClick={takeNewVersion}>
        {say.reload}
      </button>
    </p>
  );
}
