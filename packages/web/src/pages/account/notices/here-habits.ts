import { language } from '../../../settings/settings.ts';

/** The language and the time zone of this browser. */
export const hereHabits = (): { language: string; timeZone: string } => ({
  language: language.value,
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
});
