import type { BoxWords } from '../../shelf.ts';

export const de: BoxWords = {
  tagline: 'Belade deine Wagen, bewege den Markt, schick den Zug im rechten Moment los.',
  about:
    'Sammle Güter, lade immer zwei in einen Wagen und schick deinen Zug los, wenn der Markt am besten zahlt. Markt- und Effektkarten bewegen Preise und beugen Regeln; Partner können sich einen Zug teilen.',
  options: {
    teams: {
      about: 'In Zweierteams spielen, die sich einen Zug teilen',
      short: 'Zweierteams',
      values: {},
    },
    routeBoards: {
      about: 'Mit den drei Streckentafeln spielen',
      short: 'Streckentafeln',
      values: {},
    },
  },
};
