import { effect } from '@preact/signals';
import { render } from 'preact';
import '@fontsource/barlow/latin-400.css';
import '@fontsource/barlow/latin-600.css';
import '@fontsource/barlow-condensed/latin-500.css';
import '@fontsource/barlow-condensed/latin-600.css';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/pages.css';
import '../styles/table.css';
import '../styles/pieces.css';
import { App } from './app.tsx';
import { startInstall } from '../offline/install.ts';
import { startServiceWorker } from '../offline/new-version.ts';
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
await startSpeaking();
const root = document.querySelector('#app');
if (root) render(<App />, root);
