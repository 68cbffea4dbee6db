import { words } from '../words/words.ts';
import { howToInstall, install } from './install.ts';

/** The offer to install the app, where the browser can. */
export function Install() {
  const how = howToInstall();
  const say = words().offline;
  if (how === 'not') return null;
  return (
    <div class="row install">
      <p class="quiet-text">{how === 'ask' ? say.installAbout : say.installByHand}</p>
      {how === 'ask' && (
        <button type="button" class="plain" onClick={() => void install()}>
          {say.install}
        </button>
      )}
    </div>
  );
}
