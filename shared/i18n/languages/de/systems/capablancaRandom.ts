import type { Translation } from '../../../catalogue/catalogue'

export const germanCapablancaRandom = {
  summary:
    'Zehn Linien mit Erzbischof (Läufer und Springer) und Kanzler (Turm und Springer). Sechs Bedingungen halten die Reihe spielbar: Jeder Bauer ist gedeckt, Läufer sind ungleichfarbig und getrennt, Dame und Erzbischof ungleichfarbig.',
  guide: {
    about: {
      origin:
        'Capablancas Schach mit zwei weiteren Figuren, mit großer Sorgfalt ausgelost. Reinhard Scharnagl, der auch die Starts von Chess960 nummerierte, veröffentlichte es 2004.',
    },
    start: {
      army: 'Auf zehn Linien hat die Armee einen Erzbischof, der wie Läufer und Springer zieht, und einen Kanzler, der wie Turm und Springer zieht. Schwarz steht auf denselben Linien. Zuerst gelten drei Bedingungen: Läufer auf verschiedenen Farben, Dame und Erzbischof auf verschiedenen Farben, König zwischen den Türmen. Sie lassen {ranksUnder3} Reihen.',
      conditions:
        'Dann muss jeder Bauer von einer Figur gedeckt sein: {ranksUnder4}. Die Läufer dürfen nicht nebeneinander stehen: {ranksUnder5}. Und mindestens drei Linien müssen von der Aufstellung des Gothic Chess abweichen: {ranks}. Diese Zahl hat der Autor veröffentlicht, und diese Bedingungen ergeben sie genau.',
      aStart: {
        title: 'Ein Start',
        notice:
          'Ein Blick auf die Bauern: Jeden deckt eine Figur hinter ihm, schräg hinter ihm oder einen Springerzug entfernt.',
      },
    },
    special: {
      castling:
        'Die Rochade folgt Chess960. Zur a-Linie landen König und Turm auf c und d, zur j-Linie auf i und h: immer ein Feld vom Rand auf dem einen Flügel, zwei auf dem anderen. Bauern wandeln sich in Dame, Kanzler, Erzbischof, Turm, Läufer oder Springer um.',
      bothWays: {
        title: 'Rochade zu beiden Seiten und ein neuer Erzbischof',
        notice:
          'Weiß rochiert nach i und h, Schwarz nach c und d. Dann darf der Bauer auf i7 sich in sechs Figuren umwandeln und wird ein Erzbischof.',
      },
    },
    notation: {
      letters:
        '<notation>A</notation> ist der Erzbischof, <notation>C</notation> der Kanzler, <notation>O-O-O</notation> führt zur a-Linie und <notation>O-O</notation> zur j-Linie.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['capablanca-random']
