import type { en } from './en.ts';

export const de: typeof en = {
  goal: [
    'Verkaufen, wenn der Preis stimmt',
    'Du sammelst Güter, verlädst sie auf deinen Zug und schickst ihn los. Jede Ladung darauf bringt dann so viel, wie ihr Gut in diesem Augenblick wert ist.',
    'Alle acht Güter beginnen bei 6 Punkten. Der Markt ist immer in Bewegung, auch durch dich.',
  ],
  turn: [
    'Eins von vier',
    'Wenn du dran bist, spielst du Karten oder verlädst bis zu zwei Ladungen oder holst eine stärkere Lok oder schickst den Zug los. Nie zwei davon, außer eine Karte erlaubt es.',
  ],
  cargo: [
    'Frachtkarten bringen Güter',
    'Du hast zwei Karten mit Getreide und eine, die seinen Preis hebt: ein Plan! Spiel Karten, bis zu drei, von jeder Art eine. Zuerst die Frachtkarte mit drei Getreide. Sie kommen in dein Lager.',
  ],
  market: [
    'Marktkarten bewegen Preise',
    'Jetzt die Marktkarte: Getreide steigt um drei Zeilen, von 6 auf 9.',
  ],
  effect: [
    'Effektkarten',
    'Und ein Effekt. „Doppelter Wert“ legt sich zu deinem Zug und wartet: Wenn du ihn losschickst, zählt dein bester Wagen doppelt. Ein Wagen sind zwei Ladungen.',
  ],
  refill: [
    'Spielzug beenden',
    'Von jeder Art ist eine Karte gespielt. Hör auf, und deine Hand wird wieder auf fünf aufgefüllt.',
  ],
  opponent: [
    'Die Gegenseite',
    'Dein Gegenüber nimmt die orange Lok: Sie zieht beliebig lange Züge, deine grüne drei Wagen. Wer eine Lok geholt oder verladen hat, darf noch eine Karte verheizen und ersetzen.',
  ],
  load: [
    'Verladen',
    'Güter im Lager sind noch nichts wert. Verladen braucht einen ganzen Spielzug: Stell zwei Getreide auf die Wagen, eins nach dem anderen.',
  ],
  burn: [
    'Eine Karte verheizen',
    'Nach dem Verladen darfst du eine Karte gegen eine neue tauschen. „Nahrung −3“ nützt hier niemandem, also ab ins Feuer damit.',
  ],
  unlimited: [
    'Mehr von einer Art',
    'Sieh zu: Mit dem Effekt „Unbegrenzt“ spielt dein Gegenüber beliebig viele Karten einer Art. Kohle, Vieh und Stahl füllen sein Lager.',
  ],
  moreGrain: ['Der zweite Teil des Plans', 'Noch vier Getreide. Spiel die Frachtkarte.'],
  anyGood: [
    'Ein Gut nach Wahl',
    'Diese Marktkarte hebt ein Gut deiner Wahl um zwei Zeilen. Deines ist natürlich das Getreide: von 9 auf 11. Die Zeile darüber ist 14, und dort hat nur ein Gut Platz.',
  ],
  endAgain: [
    'Das genügt',
    '„Lokwechsel“ kann warten: Gerade ist keine orange Lok frei. Beende den Spielzug.',
  ],
  loadMore: ['Weiter verladen', 'Noch zwei Getreide. Jetzt sind es zwei Wagen.'],
  wait: [
    'Geduld oder Sicherheit?',
    'Vier Getreide zu 11 könntest du beim nächsten Mal losschicken. Aber drei weitere liegen bereit, und ein dritter Wagen bringt 22 dazu. Das Wagnis: Bis dahin können andere den Preis drücken oder nach deiner Lok greifen. Beende den Spielzug.',
  ],
  sabotaged: [
    'Sabotage!',
    'Deine Lokomotive ist weg. Die Fracht bleibt, doch ohne Lok bewegt sich nichts. Jetzt ist „Lokwechsel“ Gold wert: Als Effektkarte bringt er dir eine grüne Lok und lässt dir den Rest deines Spielzugs.',
  ],
  next: [
    'An später denken',
    'Eine Frachtkarte passt noch hinein. Drei Reisende für den nächsten Zug.',
  ],
  endThird: ['Spielzug beenden', 'Die Lok steht wieder unter Dampf.'],
  full: [
    'Der dritte Wagen',
    'Eine grüne Lok zieht sechs Ladungen. Verlade noch zwei Getreide, dann ist der Zug voll.',
  ],
  send: [
    'Abfahrt!',
    'Sechs Getreide zu 11, und ein Wagen zählt doppelt. Niemand hat am Preis gedreht. Losschicken ist dein ganzer Spielzug, also jetzt.',
  ],
  scored: [
    '88 Punkte',
    'Sechs mal 11 sind 66, „Doppelter Wert“ gibt 22 dazu. Die Ladungen gehen zurück in den Vorrat, deine grüne Lok bleibt dir. Eine orange wäre ins Depot zurückgekehrt.',
  ],
  end: [
    'Jetzt bist du dran',
    'Ist der Stapel leer, hat jeder noch einen Spielzug, und was nicht losgeschickt wurde, ist nichts wert. Behalte den Stapel im Auge und auch, was der Zug der anderen brächte: Eine Marktkarte zur rechten Zeit ist so gut wie ein ganzer Zug.',
    'Von hier an entscheidest du. Die Gegenseite spielt als leichter Bot.',
  ],
};
