import type { en } from './en.ts';

export const de: typeof en = {
  goal: [
    'Wettlauf um die Million',
    'Du leitest die Southern-Belt-Bahn gegen zwei andere. Wer zuerst Ladungen für 1.000.000\u00a0$ auf den Schienen hat, gewinnt auf der Stelle.',
    'Alle Züge liegen hier offen. Es zählt nur, was auf den Schienen steht, nicht deine Hand.',
  ],
  turn: [
    'Drei Aktionen',
    'Ein Spielzug hat drei Aktionen, beliebig gemischt: eine Karte ziehen, eine Ladung befördern, dir selbst aus der Klemme helfen oder jemand anderen hineinbringen.',
  ],
  draw: [
    'Ziehen',
    'Fang mit dem Einfachsten an: Nimm eine Karte vom Stapel. Mehr Karten, mehr Auswahl.',
  ],
  transport: [
    'Befördern',
    'Ein Zoll: Behalte ihn für später. Stell jetzt deine Passagiere auf die Schienen. Von nun an zählen sie 50.000\u00a0$.',
  ],
  sabotage: [
    'Sabotage',
    'Die dritte Aktion: ein Nothalt für die North East Line. Solange er dort liegt, kann sie nichts befördern.',
  ],
  others: [
    'Die anderen sind dran',
    'Dein Nothalt sitzt. Jetzt haben auch die anderen je drei Aktionen. Achte auf den Verlauf: Jede Zeile führt per Klick zu ihrem Augenblick zurück.',
  ],
  payOff: [
    'Sich freikaufen',
    'Die North East Line hat keine Abfahrt auf der Hand und zahlt: Ladungen für 100.000\u00a0$ heben den Nothalt auf. Sie gibt Kohle für 150.000\u00a0$ her, und Wechselgeld gibt es nicht. Deine eine Karte war gut angelegt.',
  ],
  foiled: [
    'Abgewehrt',
    'Die North East Line wollte Pacific 42 treffen, doch deren Bahnpolizei hat es verhindert. Jede Bahn hat so einen eigenen Vorteil, und er wirkt einmal in der Partie.',
  ],
  small: [
    'Auch Kleines zählt',
    'Du bist wieder dran und nichts hält dich auf. Post bringt nur 25.000\u00a0$, aber eine Karte auf der Hand bringt gar nichts.',
  ],
  look: ['Nachschub', 'Zieh noch einmal: Du brauchst Abwehr und bessere Ladungen.'],
  tariff: [
    'Ein Sheriff und ein Zoll',
    'Ein Sheriff! Behalte ihn: Er hilft, wenn andere dich angreifen. Spiel lieber den Zoll gegen die führende Bahn: Mit ihm darf eine Bahn in einem Spielzug höchstens 100.000\u00a0$ befördern.',
  ],
  hit: [
    'Jemand greift dich an',
    'Kohlenmangel. Dein Sheriff könnte ihn abwehren, doch du hast zwei Karten Nachschub, die genau das beheben. Spar den Sheriff auf und lass es geschehen.',
  ],
  remedy: [
    'Abhilfe',
    'Vor dir liegt Kohlenmangel, du kannst nichts befördern. Nachschub hebt ihn für eine Aktion auf. Abfahrt und Reparatur leisten das Gleiche bei den beiden anderen Stillständen.',
  ],
  refill: [
    'Die Hand füllen',
    'Zwei Aktionen bleiben, und du hast keine Ladung auf der Hand. Zieh. Im Spielzug darfst du beliebig viele Karten halten, am Ende aber nur acht behalten.',
  ],
  sheriff: [
    'Jetzt der Sheriff',
    'Schon wieder Kohlenmangel, gerade jetzt, wo du Munition und Eisen gezogen hast. Diesmal nicht: Der Sheriff wehrt einen Rückschlag im Spielzug eines anderen ab und kostet keine Aktion.',
  ],
  noDefence: [
    'Und noch einer',
    'Ein Kupplungsbruch. Auf deiner Hand hilft jetzt nichts, also muss er liegen bleiben.',
  ],
  advantage: [
    'Der Vorteil deiner Bahn',
    'Die Southern Belt hat einen Bautrupp: Einmal in der Partie hebt er einen beliebigen Rückschlag auf, ganz ohne Aktion. Wenn zwei gute Ladungen dahinter warten, ist der Augenblick da.',
  ],
  free: [
    'Freie Fahrt',
    'Du hast noch alle drei Aktionen. Erst die Munition für 125.000\u00a0$, dann das Eisen für 100.000\u00a0$.',
  ],
  lastDraw: ['Eine Aktion noch', 'Zieh eine Karte und sieh, was der nächste Spielzug bringt.'],
  master: [
    'Ein Meister',
    'Du hast die Kohlereserve gezogen. Ein Meister wirkt sofort und bleibt: Niemand kann mehr Kohlenmangel gegen dich spielen. Ein neuer Meister würde ihn ablösen.',
  ],
  end: [
    'Das ist das Spiel',
    'Du führst mit 300.000\u00a0$. Halte deine Ladungen in Bewegung, behalte eine Abwehr auf der Hand und sabotiere, wer vorn liegt. Drei Karten kennst du noch nicht: Ein Tresor schützt eine Ladung für immer, ein Zugräuber stiehlt eine ohne Tresor, und ein Sturm kostet in jedem Spielzug eine Aktion.',
    'Von hier an entscheidest du. Die anderen spielen als leichte Bots.',
  ],
};
