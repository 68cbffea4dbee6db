import { effect, signal } from '@preact/signals';
import { language } from '../settings/settings.ts';
import type { Language } from '@roundhouse/protocol/languages';

/** What Chromium offers before an app is installed; no standard type has it. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** What the app is called where it is installed, in each language. */
const manifestIn = (spoken: Language): string =>
  spoken === 'en' ? '/roundhouse.webmanifest' : `/roundhouse.${spoken}.webmanifest`;

const offered = signal<InstallPrompt | undefined>(undefined);

/** How this browser installs the app: it can be asked to, its reader does it by hand, or not at all. */
type HowToInstall = 'ask' | 'by-hand' | 'not';

/** Catches the browser's offer, so that it is made where the reader looks for it, and in the language that is spoken. */
export function startInstall(): void {
  const manifest = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
  effect(() => manifest?.setAttribute('href', manifestIn(language.value)));
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offered.value = event as InstallPrompt;
  });
  window.addEventListener('appinstalled', () => (offered.value = undefined));
}

export function howToInstall(): HowToInstall {
  if (offered.value) return 'ask';
  // Only Safari on a phone or tablet says so, and whether it runs from the home screen.
  return Reflect.get(navigator, 'standalone') === false ? 'by-hand' : 'not';
}

export async function install(): Promise<void> {
  const prompt = offered.value;
  // An offer can be used once.
  offered.value = undefined;
  await prompt?.prompt();
}
