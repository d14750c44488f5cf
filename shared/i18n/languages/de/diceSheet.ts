import type { Translation } from '../../catalogue/catalogue'
import { capitalDer, den, ein, einem } from './declined'

export const germanDiceSheet = {
  noSystem: 'Kein System',
  source: '{system}. {source}',
  long: '{count, plural, one {# Schritt, auf mehr als einer Seite.} other {# Schritte, auf mehr als einer Seite.}}',
  how: 'Wie geworfen wird',
  howOf: '{name}: wie geworfen wird',
  with: 'Mit {equipment} werfen: <b>{pieces}</b> kommen auf {rank, select, empty {die leere Grundreihe} other {die freien Felder der Grundreihe}}. Beide Seiten zählen Felder von links aus Sicht von Weiß, nur die freien: Das Ergebnis 3 ist das dritte davon. Ist nur eines frei, wird nicht geworfen.',
  pieces: `{count, plural, =1 {${ein()}} =2 {zwei {pieces}} =3 {drei {pieces}} =4 {vier {pieces}} other {# {pieces}}}`,
  thrown: 'Was geworfen wurde',
  placing: 'Dann platzieren die Spieler den Rest',
  inTurn:
    'Weiß platziert eine Figur auf einem freien Feld seiner Grundreihe, dann Schwarz auf der eigenen, und so abwechselnd weiter.',
  pairLast:
    'Weiß platziert eine Figur auf einem freien Feld seiner Grundreihe, dann Schwarz auf der eigenen, und so abwechselnd weiter. Die letzten beiden Figuren beider Seiten werden zugleich platziert: Beide schreiben ihr Paar verdeckt auf, dann werden beide gezeigt.',
  form: {
    event: 'Turnier',
    round: 'Runde',
    board: 'Brett',
    date: 'Datum',
    white: 'Weiß',
    black: 'Schwarz',
    whiteSigns: 'Unterschrift Weiß',
    blackSigns: 'Unterschrift Schwarz',
    arbiter: 'Schiedsrichter',
    pair: '{piece} und {partner}',
    swap: '{piece} tauscht den Platz',
    color: 'Farbe des Läuferfelds',
    chosen: 'freie Felder dieser Farbe',
    forBoth: 'für beide',
    last: 'letzte zwei',
  },
  reading: {
    title: 'Mit {equipment}',
    smallest: 'Den Würfel mit den wenigsten Seiten nehmen, der für jedes Feld eine hat.',
    pair: 'Bei zwei Feldern ist eine ungerade Zahl das erste und eine gerade das zweite.',
    number: 'Bei mehr Feldern ist die Zahl das Feld. Gibt es dieses nicht, noch einmal werfen.',
    twice:
      'Bei mehr als {sides, number} Feldern zweimal werfen. Zuerst steht ungerade für die ersten {sides, number} Felder und gerade für die übrigen. Dann ist die Zahl das Feld in diesem Teil. Gibt es dieses nicht, beides noch einmal werfen.',
    coinPair: 'Bei zwei Feldern eine Münze werfen: Kopf ist das erste und Zahl das zweite.',
    onlyNumber: 'Die Zahl ist das Feld. Gibt es dieses nicht, noch einmal werfen.',
    twoCoins: 'Bei drei oder vier Feldern zwei Münzen werfen.',
    threeCoins: 'Bei fünf bis acht Feldern drei Münzen werfen.',
    coinChart:
      'Vorher die Reihenfolge der Münzen festlegen. Die Würfe in der Tabelle nachschlagen: Die Zahl dort ist das Feld. Gibt es dieses nicht, noch einmal werfen.',
    coinTwice:
      'Bei mehr als acht Feldern zweimal werfen. Zuerst eine Münze: Kopf steht für die ersten acht Felder und Zahl für die übrigen. Dann ist die Zahl zu drei Münzen in deren Tabelle das Feld in diesem Teil. Gibt es dieses nicht, beides noch einmal werfen.',
  },
  chart: '{coins, plural, =1 {Eine Münze} other {# Münzen}}',
  odds: 'Wie fair es ist',
  steps: {
    place: `Für ${den()} werfen, unter den {squares}.`,
    mirrored: `Für ${den()} werfen, unter den {squares}. ${capitalDer('partner')} kommt auf das spiegelnde Feld.`,
    mirroredSame: `Für ${den()} werfen, unter den {squares}. Die zweite dieser Figuren kommt auf das spiegelnde Feld.`,
    bishopsOpposite:
      'Für einen Läufer unter den {squares} werfen, dann für den anderen unter den freien Feldern der anderen Farbe.',
    bishopsFree:
      'Für jeden der beiden Läufer um die Farbe seines Feldes werfen (Kopf oder ungerade: dunkel), dann um das Feld unter den freien dieser Farbe. Hat nur eine Farbe freie Felder, gilt diese.',
    kingInside: 'Für den König werfen, unter den freien Feldern ohne die beiden äußersten.',
    rooksAroundKing:
      'Für einen Turm unter den freien Feldern links vom König werfen, dann für den anderen unter denen rechts vom König.',
    kingAndRooksLast: 'Turm, König und Turm kommen in dieser Reihenfolge auf die letzten drei Felder.',
    fill: 'Die letzten Felder erhalten von links: {pieces}.',
    swap: `Um das neue Feld für ${den()} werfen: das eigene heißt stehen bleiben, jedes andere Platztausch mit der Figur dort.`,
    swapNever: `Nie getauscht wird mit ${einem('others')}.`,
    swapLeaves: 'Felder auslassen, nach denen gilt: {conditions}.',
    check: 'Von vorn beginnen, wenn gilt: {conditions}.',
    subtract:
      'Ist die Zahl zu hoch, so viel abziehen, wie es Felder gibt: Bei drei Feldern zählen 4, 5 und 6 als 1, 2 und 3. Zahlen nach der letzten vollen Runde werden neu geworfen.',
    instead: 'Diesen Schritt mit {equipment} werfen, was auch sonst benutzt wird.',
    several:
      '{count, plural, =1 {{piece}} =2 {zwei {pieces}} =3 {drei {pieces}} =4 {vier {pieces}} other {# {pieces}}}',
  },
  second: {
    mirrored: 'Schwarz hat dieselben Figuren auf denselben Linien.',
    reversed: 'Schwarz hat dieselbe Reihenfolge, von der anderen Seite des Bretts gesehen.',
    alternate: 'Weiß wirft für eine Figur, dann Schwarz für die gleiche eigene, dann beide für die nächste.',
    after: 'Zuerst wirft Weiß, dann Schwarz für die eigene Armee.',
    shared:
      '{steps, plural, one {Der erste Schritt wird einmal für beide Seiten geworfen; dann wirft Weiß weiter, danach Schwarz für die eigene Armee.} other {Die ersten # Schritte werden einmal für beide Seiten geworfen; dann wirft Weiß weiter, danach Schwarz für die eigene Armee.}}',
  },
} as const satisfies Translation['diceSheet']
