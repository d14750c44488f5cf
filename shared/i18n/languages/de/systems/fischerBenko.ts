import type { Translation } from '../../../catalogue/catalogue'

export const germanFischerBenko = {
  name: 'Fischer-Benko-Schach',
  summary:
    'Würfel bringen die Läufer und einen Turm jeder Seite aufs Brett. Dann platzieren die Spieler ihre übrigen Figuren eine nach der anderen, die letzten beiden zugleich und den König zwischen den Türmen. Gespielt wird wie in Chess960.',
  guide: {
    about: {
      origin:
        'Halb Zufall, halb Wahl. Davor Vujacic erfand es 2020 und nannte es auch Half-Random Chess: Gewürfelt wird wie bei Fischer, platziert wie bei Pal Benko.',
    },
    start: {
      dice: 'Drei Würfel je Seite bestimmen, wo die beiden ungleichfarbigen Läufer und ein Turm stehen, für Weiß und Schwarz getrennt. Das ergibt {throwRanks} halb gefüllte Reihen je Seite und {throws} Würfe.',
      placing:
        'Dann platzieren Weiß und Schwarz abwechselnd je eine Figur auf einem freien Feld ihrer Grundreihe: Turm, zwei Springer, Dame und König in beliebiger Reihenfolge. Nach drei einzelnen Platzierungen setzt jede Seite ihre letzten beiden Figuren in einem Zug, Weiß zuerst. Der König muss am Ende zwischen seinen Türmen stehen.',
      lastTurn:
        'In der veröffentlichten Fassung wählen beide ihre letzten zwei Figuren gleichzeitig, ohne die Wahl des anderen zu sehen. Hier wird das weiße Paar zuerst platziert, Schwarz sieht es also. Der Tab „Solver“ beantwortet beides: in dieser Reihenfolge und als geheime Wahl.',
      completions:
        'Ein Wurf lässt sich auf {fewestWays} bis {mostWays} Arten je Seite vervollständigen. Insgesamt gibt es {ranks} Reihen und {starts} Aufstellungen.',
      wholeSetup: {
        title: 'Ein ganzer Aufbau',
        notice:
          'Das Beispiel von der Seite des Erfinders, nach acht Halbzügen spielbereit. Dame und König kommen hier zuletzt, aber es dürfen zwei beliebige Figuren sein.',
      },
    },
    special: {
      deadEnds:
        'Sackgassen. Eine Platzierung ist nur möglich, wenn sich die Reihe noch vervollständigen lässt, und das kann gleich scheitern: Von {firstPlacements} ersten Platzierungen, über alle Würfe einer Seite gezählt, lassen {deadFirstPlacements} keine Vervollständigung.',
      noWayBack: {
        title: 'Ein König ohne Rückweg',
        notice:
          'Die Zahl auf einem Feld sagt, auf wie viele Arten sich die Reihe vervollständigen lässt, wenn der König dorthin gegangen ist. Auf h1 sind es keine. Auf g1 brauchen alle den zweiten Turm auf h1, sodass dorthin nichts anderes mehr darf.',
        barred: {
          noRookToTheRight: 'Rechts vom König könnte kein Turm stehen.',
          lastSquare: 'Das letzte Feld für den zweiten Turm.',
        },
      },
      asChess960:
        'Sind beide Reihen vollständig, wird Chess960 gespielt. Welchen der Türme die Würfel brachten, spielt keine Rolle.',
    },
    notation: {
      placements:
        'Eine Platzierung ist <notation>N@c1</notation>, das Paar <notation>Q@g1+K@f1</notation>. Die FEN führt in Klammern auf, was noch in der Hand ist: <notation>[QRNNKqrnnk]</notation>. Halbzüge des Aufbaus sind Züge der Notation, von 1 an nummeriert.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['fischer-benko']
