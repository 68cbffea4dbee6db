/** Names that stay as they are; whatever else is English in a German text is a mistake. */
const NAMES =
  /Iron Horses(?: \(\w+\))?|German Railways|Iberian Gauge|Trains & Cargo|North East Line|Western Ridge|Central 15|Continental 89|Southern[ -]Belt|Great Lakes Loop|Pacific 42|Gulf & Plains|English/gi;

const ENGLISH =
  /\b(the|and|your|you|turn|with|of|for|is|are|to|not|this|that|from|by|has|have|no|yes|shares?|cards?|tracks?|build|builds|drew|played|nobody|everybody|left|each|one|two|match|seats?|game|players?|locomotive|train|trains|deck|hand in)\b/i;

/** The first English word in a text that should be German. */
export const englishIn = (text: string): string | undefined =>
  ENGLISH.exec(text.replaceAll(NAMES, ''))?.[0];
