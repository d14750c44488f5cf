import type { Translation } from '../../../catalogue/catalogue'

export const germanChess = {
  name: 'Schach',
  shortName: 'Schach',
  summary: 'Die feste Grundstellung und die Regeln des Weltschachbunds.',
  guide: {
    about: {
      measure:
        'Das Spiel, das alle kennen, und das Maß aller anderen hier: Was eine andere Seite nicht erwähnt, ist wie im Schach.',
      origin:
        'Niemand hat es erfunden. Es kam aus Indien über Persien, und gegen Ende des fünfzehnten Jahrhunderts gaben Spieler in Spanien und Italien Dame und Läufer die langen Züge von heute. Über die Regeln wacht die FIDE, der Weltschachbund.',
    },
    start: {
      fixedArray:
        'Aus einer festen Grundstellung: {starts} Grundreihe, {starts} Anfangsstellung, nichts zu würfeln und nichts zu platzieren. Jede andere mögliche Stellung lässt sich mit ihrer FEN aufbauen.',
    },
    special: {
      castling:
        'Zur Rochade gehören ein König auf der e-Linie und ein Turm in der Ecke, die beide noch nicht gezogen haben. Der König geht zwei Felder, der Turm landet auf der inneren Seite neben ihm. Zwischen ihnen darf nichts stehen, und der König darf kein angegriffenes Feld verlassen, überqueren oder erreichen. Für den Turm gilt das nicht.',
      shortAndLong: {
        title: 'Eine kurze und eine lange Rochade',
        notice:
          'Weiß landet auf g1 und f1, Schwarz auf c8 und d8. Diese vier Felder sollte man sich merken: Fast jedes andere System rochiert dorthin, woher König und Turm auch kommen.',
      },
      enPassant: {
        title: 'En passant',
        notice:
          'Ein Bauer, der zwei Felder vorrückt, kann auf dem übersprungenen Feld geschlagen werden, aber nur im nächsten Zug. Die FEN nennt dieses Feld nur, wenn ein solcher Schlagzug möglich ist.',
      },
    },
    notation: {
      castling:
        'Die Rochade ist <notation>O-O</notation> zur h-Linie und <notation>O-O-O</notation> zur a-Linie. Engines sagen hier <notation>e1g1</notation>; in jedem anderen System schlägt der König den eigenen Turm, <notation>e1h1</notation>. Beides wird gelesen.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['chess']
