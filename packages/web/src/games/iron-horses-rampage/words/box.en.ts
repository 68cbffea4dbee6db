export const en = {
  tagline: 'Haul a million in goods while everyone blocks the line.',
  about:
    'A fast card race. Draw goods, put them into play, and be the first with $1,000,000 delivered. Everyone else has storms, tariffs and hijackers in hand, and so do you.',
};
