import type { en } from './en.ts';

export const de: typeof en = {
  goal: [
    'Aktien, die zahlen, wenn Strecken sich treffen',
    'Acht Bahnen, und keine gehört jemandem allein. Du kaufst Aktien, baust mit dem Geld der Bahnen und wirst bezahlt, sooft sich zwei von ihnen zum ersten Mal in einer Stadt treffen.',
    'Am Ende zählt nur Bargeld. Aktien sind dann nichts mehr wert, sie müssen also vorher zahlen.',
  ],
  railroads: [
    'Das Kontobuch',
    'Hier steht jede Bahn mit ihrem Ertrag, ihrer Kasse und ihren Aktien. Der Ertrag ist, was eine Aktie bei einer Dividende bekommt. Er wächst mit jeder Stadt, die erreicht wird.',
  ],
  auction: [
    'Die ersten Versteigerungen',
    'Von jeder Bahn wird eine Aktie versteigert, und du hast 40 Taler für alle. Zuerst die Ostbahn: Ertrag 3, aber weit weg in Königsberg. Biete 8.',
  ],
  letGo: ['Lass sie ziehen', 'Jemand will sie für 10. Sieben kommen noch. Steig aus.'],
  treasury: [
    'Wohin das Geld geht',
    'Die 10 Taler sind in die Kasse der Ostbahn geflossen. Damit baut sie. Eine billig gekaufte Bahn ist arm.',
  ],
  brown: [
    'Breslau',
    'Die nächste beginnt in Breslau, auch recht weit von den anderen. Steig wieder aus und behalte dein Geld.',
  ],
  saxony: [
    'Sachsen',
    'Die Sächsische liegt in Leipzig, mitten auf der Karte, wo Strecken sich treffen. Sie darf nur zwei Gleise auf einmal legen, aber mit Geld trifft sie bald jemanden. Biete 8. Das ist mehr, als der Ertrag rechtfertigt, aber alles davon wird zu Gleisen.',
  ],
  bavaria: [
    'Bayern',
    'München bringt einen Ertrag von 3. Das wollen auch andere; lass sie zahlen.',
  ],
  mainWeser: [
    'Main-Weser',
    'Sie beginnt in Kassel, nicht weit von Leipzig, und zählt ihre beste Stadt doppelt. Zwei Nachbarn in einer Hand: Du bestimmst, wann sie sich treffen. Biete 11.',
  ],
  red: ['Mannheim', 'Du hast noch 21 Taler und was du brauchst. Steig aus.'],
  enough: ['Essen', 'Diese darf für einen Bau höchstens 5 Taler ausgeben. Steig aus.'],
  lastOne: [
    'Die letzte',
    'Die Berlin-Hamburger zahlt nichts, bis sie in Berlin und in Hamburg Gleise hat. Nichts für dich.',
  ],
  bag: [
    'Wer handelt?',
    'Die Reihenfolge kommt aus einem Beutel, und wer am ärmsten ist, hat die meisten Marken darin. Dein Einkommen ist das kleinste, du legst drei hinein. Drei werden gezogen: einmal jemand anderes, dann zweimal du.',
  ],
  build: [
    'Bauen',
    'Mit einer Aktion passt du, bietest eine Aktie zur Versteigerung an oder baust für eine Bahn, von der du eine Aktie hast. Bau mit der Main-Weser.',
  ],
  cities: [
    'Durch die Berge',
    'Ein Gleis kostet in der Ebene 2, im Hügelland 3, im Gebirge 4, und die Kasse zahlt. Mühlhausen liegt neben Kassel: eine Stadt, also mehr Ertrag.',
  ],
  erfurt: [
    'Weiter nach Erfurt',
    'Noch eine Stadt. Der Ertrag jeder Main-Weser-Aktie wächst auf 4.',
  ],
  stop: [
    'Hier ist Schluss',
    'Ein drittes Gleis wäre erlaubt, aber du brauchst nur Erfurt. Spar die letzten 3 Taler und schließ den Bau ab.',
  ],
  secondTurn: [
    'Und nun Sachsen',
    'Du bist gleich noch einmal dran. Bau mit der Sächsischen, von Leipzig aus.',
  ],
  hills: ['Auf Erfurt zu', 'Das erste Gleis kommt ins Hügelland zwischen Leipzig und Erfurt.'],
  meet: [
    'Die Strecken treffen sich',
    'Auf freiem Feld hat nur eine Bahn Platz, in einer Stadt alle. Für jede andere Bahn dort kostet es 1 mehr. Bau nach Erfurt hinein.',
  ],
  finish: [
    'Den Bau abschließen',
    'Ob es Dividenden gibt, zeigt sich nach dem Bau. Schließ ihn ab.',
  ],
  dividends: [
    'Dividenden!',
    'Ein neuer Anschluss: Die Bank zahlt jeder Aktie aller Bahnen ihren Ertrag, und die Bahn, die gebaut hat, zahlt doppelt. Du bekommst 8, mehr als alle anderen. Diese beiden bringen durch ein Treffen nie wieder Geld.',
  ],
  nextRound: [
    'Eine neue Runde',
    'Jetzt sind alle Einkommen gleich, jeder hat also eine Marke im Beutel. Jemand bietet eine zweite Aktie deiner Main-Weser an. Sieh zu.',
  ],
  offered: [
    'Überbiete sie',
    'Sonst verdient jemand Fremdes an allem mit. Für 9 Taler gehört die Aktie dir, und das Geld geht in die Kasse, mit der du ohnehin baust. Biete 9.',
  ],
  bought: [
    'Zwei Aktien',
    'Dein Einkommen ist jetzt 10, das höchste. Du legst weiter eine Marke in den Beutel, die beiden anderen aber je zwei: Wer reich ist, handelt seltener.',
  ],
  yours: [
    'Wie es endet',
    'Wenn jede Bahn Anschluss an zwei andere hat oder ihn nicht mehr bekommen kann, ist die Partie vorbei und das Geld wird gezählt. Such nach Anschlüssen, die dir mehr bringen als den anderen.',
    'Sie endet auch, wenn alle aufhören wollen: Bei deiner ersten Aktion einer Runde kannst du es vorschlagen. Und wird zwei Runden lang, in denen alle am Zug waren, nichts verkauft oder gebaut, gilt das als einverstanden.',
  ],
  end: [
    'Deine Aktion',
    'Die Main-Weser hat 12 Taler, und eine dritte Bahn ist nie weit. Oder bring eine Aktie einer anderen Bahn zur Versteigerung, die du gern hättest.',
    'Von hier an entscheidest du. Die anderen spielen als leichte Bots.',
  ],
};
