import { effect } from '@preact/signals';
import { render } from 'preact';
import '@fontsource/barlow/latin-400.css';
import '@fontsource/barlow/latin-600.css';
import '@fontsource/barlow-condensed/latin-500.css';
import '@fontsource/barlow-condensed/latin-600.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/pages.css';
import './styles/table.css';
import './styles/pieces.css';
import { App } from './app.tsx';
import { startRouter } from './router.ts';
import { calm, language, theme } from './settings.ts';
import { startTitle } from './title.ts';

effect(() => {
  const page = document.documentElement;
  page.lang = language.value;
  page.dataset['theme'] = theme.value;
  page.dataset['motion'] = calm.value ? 'none' : 'full';
});

startTitle();
startRouter();
const root = document.querySelector('#app');
if (root) render(<App />, root);
