import { effect } from '@preact/signals';
import { language, wantedLanguage } from '../settings/settings.ts';
import { loadWords } from './catalog.ts';

/** Lets the page speak the wanted language, now and whenever another is chosen; over when its first words are there. */
export async function startSpeaking(): Promise<void> {
  let first: Promise<void> | undefined;
  effect(() => {
    const speaking = speak(wantedLanguage.value);
    first ??= speaking;
  });
  await first;
}

async function speak(wanted: typeof wantedLanguage.value): Promise<void> {
  await loadWords(wanted);
  if (wantedLanguage.peek() === wanted) language.value = wanted;
}
