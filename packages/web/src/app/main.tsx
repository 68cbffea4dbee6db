import { effect } from '@preact/signals';
import { render } from 'preact';
import '@fontsource/barlow/latin-400.css';
import '@fontsource/barlow/latin-600.css';
import '@fontsource/barlow-condensed/latin-500.css';
import '@fontsource/barlow-condensed/latin-600.css';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/pages.css';
import '../styles/game-page.css';
import '../styles/frame.css';
import '../styles/seats.css';
import '../styles/rooms.css';
import '../styles/small-rooms.css';
import '../styles/offers.css';
import '../styles/table.css';
import '../styles/pieces.css';
import '../styles/maps.css';
import { App } from './app.tsx';
import { lettersThere } from './letters.ts';
import { startInstall } from '../offline/install.ts';
import { startServiceWorker } from '../offline/new-version.ts';
import { watchKeys } from '../pieces/focus.ts';
import { startRouter } from '../pages/router.ts';
import { calm, language, theme } from '../settings/settings.ts';
import { startTitle } from '../pages/title.ts';
import { startSpeaking } from '../words/speaking.ts';

effect(() => {
  const page = document.documentElement;
  page.lang = language.value;
  page.dataset['theme'] = theme.value;
  page.dataset['motion'] = calm.value ? 'none' : 'full';
});

startTitle();
startInstall();
// After everything that the first page needs.
window.addEventListener('load', () => void startServiceWorker());
startRouter();
watchKeys();
await Promise.all([startSpeaking(), lettersThere()]);
const root = document.querySelector('#app');
if (root) render(<App />, root);
