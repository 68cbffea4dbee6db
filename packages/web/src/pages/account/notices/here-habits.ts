import { language } from '../../../settings/settings.ts';
import type { Language } from '@roundhouse/protocol/languages';

/** The language and the time zone of this browser. */
export const hereHabits = (): { language: Language; timeZone: string } => ({
  language: language.value,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});
