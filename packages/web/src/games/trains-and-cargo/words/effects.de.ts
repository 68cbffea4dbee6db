import type { en } from './en.ts';

export const effects: (typeof en)['effects'] = {
  'load-and-send': {
    name: 'Laden & los',
    text: 'Verlade bis zu zwei Ladungen aus deinem Lager, dann fährt dein Zug sofort ab.',
  },
  'must-send': {
    name: 'Abfahrtsbefehl',
    text: 'Ein fremder Zug fährt jetzt ab; er zählt zu den heutigen Preisen.',
  },
  'double-value': {
    name: 'Doppelter Wert',
    text: 'Bleibt bei deinem Zug: Sein bester Wagen zählt bei der Abfahrt doppelt.',
  },
  'engine-sabotage': {
    name: 'Lok-Sabotage',
    text: 'Eine fremde Lok fällt eine Stufe: orange auf grün, grün auf keine.',
  },
  'long-train-bonus': {
    name: 'Langer Zug',
    text: 'Bleibt bei deinem Zug: 5 Punkte für jeden Wagen ab dem vierten.',
  },
  unlimited: {
    name: 'Unbegrenzt',
    text: 'Nenne eine Kartenart: Davon spielst du jetzt, so viele du willst.',
  },
  'extra-load': {
    name: 'Zuladung',
    text: 'Verlade bis zu zwei Ladungen aus deinem Lager.',
  },
  'quick-upgrade': {
    name: 'Lokwechsel',
    text: 'Deine Lok wird jetzt eine Stufe stärker.',
  },
  'cargo-raid': {
    name: 'Frachtraub',
    text: 'Nimm bis zu zwei Ladungen deiner Wahl aus einem fremden Lager.',
  },
};
