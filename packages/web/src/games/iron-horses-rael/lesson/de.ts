import type { en } from './en.ts';

export const de: typeof en = {
  goal: [
    'Züge und was sie bewegen',
    'Du hängst Wagen an Lokomotiven und lieferst den Zug in eine von sechs Regionen. Das bringt sofort Geld und eine Aktie dieser Region.',
    'Jede Lieferung dreht auch eine Drehscheibe, und die Drehscheiben bestimmen, was alle Aktien am Ende wert sind. Wer am meisten Geld hat, gewinnt.',
  ],
  hand: [
    'Deine Hand',
    'Vier Wagen in verschiedenen Farben, jeder mit einem Wert, und zwei Lokomotiven. Die Zahl auf einer Lok sagt, wie viele Karten ihren Zug vollständig machen.',
    'Die Marktkarten neben deinem Namen vervielfachen deine Aktien: Blaue zählen am Ende doppelt, das wissen alle. Violette zählen dreifach, und das weißt nur du.',
  ],
  choose: [
    'Die erste Lok',
    'Alle wählen insgeheim eine Lok für den Anfang. Nimm die 3: Sie will drei Wagen, die hast du, und in der blauen Region zahlt sie 5\u00a0$ mehr. Blau ist deine doppelte Farbe.',
  ],
  draw: [
    'Jeder Spielzug beginnt mit einer Karte',
    'Erst ziehst du, dann tust du eine Sache. Nimm den offenen violetten Wagen: Da weißt du, was du bekommst. Vom Stapel käme eine Überraschung, vom Lokstapel eine Lok.',
  ],
  begin: [
    'Eine zweite Lok',
    'Dein Zug könnte schon fahren. Aber du darfst zwei Loks im Spiel haben, mehr nicht, und wer früh mit der zweiten beginnt, spart sich das später. Stell die andere auf.',
  ],
  opponent: ['Gegenüber', 'Die andere Seite macht es genauso: eine Karte, dann eine zweite Lok.'],
  drawAgain: ['Orange 4', 'Noch ein guter Wagen liegt offen. Nimm ihn.'],
  complete: ['Den Zug bilden', 'Vollende jetzt den Zug hinter der Lok für drei.'],
  order: [
    'Auf die Reihenfolge kommt es an',
    'Sieh dir die kleinen Zeichen auf deiner blauen 1 an: Sie bringt 3\u00a0$ dazu, wenn gleich dahinter ein grüner Wagen kommt. Darum fährt sie vorn, so schwach sie ist.',
  ],
  green: [
    'Grün hinter Blau',
    'Die grüne 5 verdient diese 3\u00a0$ und bringt selbst 1\u00a0$, wenn Blau folgt.',
  ],
  blue: [
    'Und wieder Blau',
    'Die blaue 5 macht den Zug voll: 1 + 5 + 5 und 4 für die Reihenfolge, das sind 15\u00a0$.',
  ],
  deliver: [
    'Wohin?',
    'In jede Region mit freiem Depot. In der blauen legt die Lok 5\u00a0$ drauf, und du bekommst eine blaue Aktie, die für dich doppelt zählt.',
  ],
  dial: [
    'Die Drehscheibe',
    'Die Drehscheibe der Region muss gedreht werden. Die Zahl, die dann vor einer Farbe steht, kommt zum Wert ihrer Aktie. So steigen Blau und Violett, deine beiden Farben, um je 2.',
  ],
  paid: [
    '20\u00a0$ und eine Aktie',
    'Das Geld gehört dir. Hier oben steht, was jede Aktie brächte: Blau und Violett stehen bei 2, Gelb ist auf −2 gefallen. Unter null bringt eine Aktie nichts, kostet aber auch nie etwas.',
  ],
  theirs: [
    'Die andere Seite dreht zurück',
    'Eine Lieferung nach Rot, und die Drehscheibe hat Blau auf 0 gedrückt. Was du mit Violett vorhast, weiß noch niemand; dort bist du sicherer.',
  ],
  engine: ['Eine Lok holen', 'Nach diesem Zug brauchst du eine. Zieh vom Lokstapel.'],
  second: ['Der kurze Zug', 'Vollende den Zug hinter der Lok für zwei.'],
  pair: [
    'Ein wertloser Wagen?',
    'Die grüne 0 ist allein nichts wert, bringt aber 4\u00a0$, wenn Orange folgt. Erst Grün, dann die orange 4: Das sind 8\u00a0$ für zwei Karten.',
  ],
  violet: [
    'Nach Violett',
    'Dort zahlt die Lok 2\u00a0$, und die violette Aktie ist die, die dreifach zählt.',
  ],
  dialAgain: [
    'Deine Farben anschieben',
    'Dreh die Drehscheibe so, dass Blau und Violett wieder je 2 gewinnen.',
  ],
  caboose: [
    'Ein offener Begleitwagen',
    'Offen liegt jetzt ein Begleitwagen. Er darf einen Zug beschließen: Er verdoppelt die Wagen einer Farbe, macht eine andere wertlos und verdreifacht einen Zug, der ganz aus einer dritten besteht. Er zählt als eine Karte des Zuges.',
  ],
  more: [
    'Nachschub',
    'Deine Hand ist fast leer; 8 Karten passen hinein, Loks mitgezählt. Jeder Spielzug beginnt ohnehin mit einer Karte: Nimm die offene.',
  ],
  long: [
    'Ein langer Zug',
    'Eine Lok für sechs Karten: langsam, aber ein langer Zug sammelt viele Folgeprämien. Stell sie jetzt auf und such Wagen, die zueinander passen.',
  ],
  last: [
    'Wie es endet',
    'Wenn der Wagenstapel leer ist oder eine Farbe keine Aktie mehr hat, hat jeder noch eine Aktion. Dann zahlen die Aktien, verdoppelt und verdreifacht durch die Marktkarten.',
  ],
  end: [
    'Gute Fahrt',
    'Du hast 30\u00a0$ und die beiden Aktien, auf die es für dich ankommt. Liefere oft, achte darauf, welche Farben die anderen anschieben, und behalte dein Violett für dich.',
    'Von hier an entscheidest du. Die andere Seite spielt als leichter Bot.',
  ],
};
