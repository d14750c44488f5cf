import type { Translation } from '../../../catalogue/catalogue'

export const germanPreChess = {
  name: 'Benkos Pre-Chess',
  summary:
    'Die Grundreihen sind leer. Weiß und Schwarz platzieren abwechselnd je eine Figur, Läufer auf verschiedenen Farben, bis alle sechzehn stehen. Wer König und Turm auf ihre gewohnten Felder gestellt hat, darf rochieren.',
  guide: {
    about: {
      origin:
        'Ganz ohne Würfel: Die Spieler bauen beide Aufstellungen selbst. Pal Benko veröffentlichte es 1978 in Chess Life & Review und schrieb die Idee David Bronstein zu, der sie dreißig Jahre früher hatte. Manche Server kennen es als Placement Chess.',
    },
    start: {
      placing:
        'Die Bauern stehen, die Grundreihen sind leer. Weiß platziert eine Figur auf seiner Reihe, Schwarz eine auf der anderen, und so weiter acht Züge lang, in beliebiger Reihenfolge. Die Läufer einer Seite müssen auf verschiedenen Farben stehen; mehr wird nicht verlangt. Das ergibt {ranks} Reihen je Seite und {starts} Aufstellungen. Dann zieht Weiß.',
      lastLightSquare: {
        title: 'Das letzte helle Feld',
        notice:
          'Weiß hat drei helle Felder besetzt, und sein zweiter Läufer braucht das vierte. Der Springer darf auf jedes dunkle Feld, aber nicht nach h1. Dorthin darf nur der Läufer.',
        barred: {
          noSquareLeft: 'Für den Läufer bliebe kein helles Feld.',
          bothOnDark: 'Beide Läufer stünden auf dunklen Feldern.',
        },
      },
    },
    special: {
      castling:
        'Wer rochieren will, muss dafür bezahlen. Nur ein König auf der e-Linie mit einem Turm in der Ecke darf rochieren, wie im Schach, und die andere Seite sieht ihn dorthin gehen. Das Recht entsteht, sobald die Reihe vollständig ist. Solange platziert wird, zählt kein Schach.',
      oneSideKeeps: {
        title: 'Eine Seite hat ihre Rochade behalten',
        notice:
          'Weiß kann zu beiden Seiten rochieren: Die Türme stehen in den Ecken. Schwarz hat einen Turm nach c8 gestellt, und es bleibt nur die h-Seite.',
      },
    },
    notation: {
      placements:
        'Eine Platzierung ist <notation>N@c1</notation>; jede ist ein eigener Halbzug, und die Partie beginnt mit Zug 9. Die FEN führt in Klammern auf, was in der Hand ist, die weißen Figuren zuerst.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['pre-chess']
