import { lessonsDone } from '../settings/settings.ts';

const games = (): string[] => lessonsDone.value.split(' ').filter(Boolean);

/** Whether this game's lesson has been followed to its end in this browser. */
export const isLessonDone = (game: string): boolean => games().includes(game);

export function noteLessonDone(game: string): void {
  if (!isLessonDone(game)) lessonsDone.value = [...games(), game].join(' ');
}
