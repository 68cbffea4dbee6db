import type { BoxWords } from '../../shelf.ts';

export const de: BoxWords = {
  tagline: 'Aktien, Versteigerungen und acht Bahnen, die zahlen, wenn sie sich treffen.',
  about:
    'Biete auf Aktien von acht sehr verschiedenen Bahnen und baue mit ihrem Geld Gleise durch Ebenen, Hügel und Berge. Findet eine Bahn Anschluss, fließen Dividenden: in wessen Tasche und in welcher Reihenfolge, darum geht es.',
  options: {
    turnOrder: {
      about:
        'Marken im Beutel: mehr für ein kleineres Einkommen, oder eine für jeden, was fürs erste Mal leichter ist.',
      short: 'Marken im Beutel',
      values: { bag: 'Nach Einkommen', 'one-each': 'Eine für jeden' },
    },
  },
};
