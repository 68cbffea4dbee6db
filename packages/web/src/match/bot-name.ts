const NAMES = [
  'Hartmann',
  'Stephenson',
  'Borsig',
  'Brunel',
  'Maffei',
  'Trevithick',
  'Henschel',
  'Hackworth',
];

/** The name of the bot at a seat: the same wherever it is read, so that people at one table mean the same bot. */
export function botName(seat: number): string {
  return NAMES[seat % NAMES.length] ?? '';
}
