import type { en } from './en.ts';

export const de: typeof en = {
  goal: [
    'Fünf Bahnen, und keine gehört dir',
    'Hier besitzt niemand eine Bahn. Du kaufst Aktien; sie bringen Dividende und werden wertvoller, wenn ihre Bahn Städte erreicht.',
    'Am Ende zählen dein Geld und deine Aktien. Was in der Kasse einer Bahn liegt, gehört niemandem, also lass sie bauen.',
  ],
  rounds: [
    'Kaufen und bauen',
    'Zehn Runden: In vieren werden Aktien gekauft, in sechsen wird gebaut. Hier siehst du, wo du bist.',
  ],
  start: [
    'Eine Bahn gründen',
    'Du hast 40 Peseten und das Vorrecht, also fängst du an. Gründe die gelbe Bahn. Sie hat nur vier Aktien, jede bekommt also viel von der Dividende, und ihre Tafel hängt weit oben: Sie baut in jeder Runde früh.',
  ],
  value: [
    'Was ist eine Aktie wert?',
    'Den Preis, den du jetzt nennst, zahlst du in ihre Kasse, und bis sich der Kurs bewegt, zahlen ihn auch alle, die einsteigen. Billige Aktien verkaufen sich gut, aber dann ist die Bahn arm. Nimm 20.',
  ],
  city: [
    'Wo sie beginnt',
    'Ihre erste Lok, eine von 22, kommt kostenlos in eine Großstadt. Madrid liegt mitten im Geschehen.',
  ],
  others: [
    'Teilhaber gesucht',
    'Jetzt die anderen. Sieh zu: Jemand gründet in Vigo die violette Bahn, für nur 12, und jemand anderes steigt ein.',
  ],
  invest: [
    'Einsteigen',
    'In einer Aktienrunde darfst du von jeder Bahn eine Aktie kaufen. Violett ist billig, hat vier Aktien wie deine, und bei Vigo liegen Städte dicht beieinander. Kauf eine.',
  ],
  build: [
    'Die Baurunde',
    'Beide anderen haben Gelb gekauft, es hat jetzt 60 Peseten. Niemand kann sich noch eine Aktie leisten: Alle passen nacheinander, die Aktienrunde endet, und du behältst das Vorrecht, weil du zuerst gepasst hast. Die Bahnen bauen von der obersten Tafel zur untersten. Jeder Aktienwürfel auf der Tafel, von oben nach unten, lässt seinen Besitzer ein Feld mit dem Geld der Bahn bauen.',
  ],
  mountains: [
    'Über die Berge',
    'Leichtes Gelände kostet 4, schweres 8, eine Stadt 4. Außerhalb der Städte hat auf einem Feld nur eine Lok Platz. Gleich hinter diesem Berg liegt Segovia. Bau darauf zu; wer nach dir baut, wird die Stadt erreichen wollen.',
  ],
  partners: [
    'Ein Ziel',
    'Ihr wollt alle, dass Gelb zahlt. Der nächste Würfel gehört jemand anderem; sieh, was geschieht.',
  ],
  reached: [
    'Segovia',
    'Eine Stadt hebt die Dividende um eine Stufe, eine Großstadt um zwei und den Kurs dazu. Wo die Dividende einen Pfeil überschreitet, steigt der Kurs ebenfalls. Jede Spalte zeigt, was eine Aktie dieser Bahnen bekommt.',
  ],
  dividend: [
    'Zahltag',
    'Nach dem letzten Würfel einer Bahn zahlt die Bank ihre Dividende: 4 für jede gelbe Aktie. Was auf die unverkaufte entfällt, geht in die Kasse.',
  ],
  purple: [
    'Violett ist dran',
    'Ourense ist schon erreicht, Violett ist in dieser Runde also sicher. Bring es mit deinem Würfel näher an die nächste Stadt.',
  ],
  again: [
    'Die zweite Aktienrunde',
    '8 Peseten hattest du noch, 8 hast du verdient. Die letzte violette Aktie kostet immer noch 12 und zahlt so viel wie eine gelbe für 20.',
  ],
  more: [
    'Noch einmal Violett',
    'Damit hast du zwei von vieren: zwei Dividenden und zwei der vier Bauwürfel. Kauf sie.',
  ],
  alone: [
    'Rot und Orange',
    'Zwei neue Bahnen, jede mit einem Besitzer und einem Würfel. Ein Feld pro Runde ist langsam: Achte auf Orange.',
  ],
  penalty: [
    'Nichts erreicht',
    'Eine Bahn, die keine neue Stadt erreicht, verliert für jede verkaufte Aktie eine Stufe Kurs, bis hinunter zur ersten. Orange ist von 12 auf 8 gefallen.',
  ],
  valladolid: [
    'Also erreich eine',
    'Gelb steht gleich neben Valladolid. Bau dorthin: eine Stufe mehr Dividende und kein Verlust.',
  ],
  porto: [
    'Die Küste hinunter',
    'Die anderen haben bis Braga gebaut, und Porto liegt daneben. Bau dorthin: Die Dividende überschreitet einen Pfeil, und der Kurs steigt auf 16.',
  ],
  second: [
    'Dein zweiter Würfel',
    'Auch deine andere violette Aktie baut. Bereite die nächste Runde vor.',
  ],
  paid: [
    '14 Peseten',
    'Violett zahlt jetzt 7 für jede Aktie, und du hast zwei. So wächst es: erreichen, kassieren, nachkaufen.',
  ],
  lease: [
    'Fremde Gleise',
    'Eins noch: Eine Bahn darf die Gleise anderer für 2 oder 4 Peseten je Feld mieten und am anderen Ende bauen; das Geld geht in deren Kassen. Erreicht eine Bahn ihre fünfte Großstadt, zahlt die Bank einmal eine große Prämie für jede Aktie.',
  ],
  end: [
    'Jetzt entscheidest du',
    'Frag dich vor dem Kauf, wie viele Dividenden noch kommen. Und vor dem Bauen, wer davon etwas hat.',
    'Von hier an hast du die Wahl. Die anderen spielen als leichte Bots.',
  ],
};
