import type { Translation } from '../../../catalogue/catalogue'

export const germanBeautiful = {
  inventor: 'tschechische Amateure',
  summary:
    'Jede Reihe ist in sich symmetrisch: Läufer, Türme und Springer spiegeln einander um die Mitte, König und Dame stehen gegenüber. Der linke Turm rochiert zur a-Linie und der rechte zur h-Linie, wo der König auch steht.',
  guide: {
    about: {
      origin:
        'Ausgelostes Schach für Freunde der Symmetrie, 2013 von tschechischen Amateuren erdacht. Hier spiegelt eine Reihe sich selbst statt der gegnerischen.',
    },
    start: {
      symmetry:
        'Läufer, Türme und Springer stehen paarweise gleich weit von der Mitte, und ebenso steht der König seiner Dame gegenüber. So aufgestellte Läufer sind immer ungleichfarbig. Es bleiben {ranks} Reihen. Weiß und Schwarz losen jeder für sich, was {starts} Anfangsstellungen ergibt.',
      luck: 'Gegen das Glück können die Spieler beide Seiten eines Starts spielen, als Doppelpartie, oder einer macht den ersten weißen Zug, und der andere wählt seine Seite.',
    },
    special: {
      castling:
        'Der König muss nicht zwischen seinen Türmen stehen. Der linke Turm rochiert zur a-Linie, der rechte zur h-Linie, wo immer der König ist; die Zielfelder sind die des Schachs. Der Turm, der nicht rochiert, ist eine Figur wie jede andere und kann im Weg stehen. Den Turm, mit dem er rochiert, darf der König überspringen.',
      sameSide: {
        title: 'Beide Türme auf derselben Seite',
        notice:
          'Zur a-Linie springt der König von a1 nach c1, und der Turm auf d1 bleibt. Zur h-Linie steht der Turm auf d1 im Weg.',
        barred: {
          blocked: 'Der andere Turm auf d1 ist im Weg.',
        },
      },
      wholeBoard: {
        title: 'Über das ganze Brett',
        notice:
          'Der Turm von d1 hat die Reihe verlassen. Der König geht von a1 nach g1, über den eigenen Turm hinweg, der auf f1 landet.',
      },
      missing:
        'Manche Rochaden gibt es nicht. Stehen König und Turm von Anfang an auf ihren Zielfeldern, würde die Rochade nichts bewegen: Das kommt unter den Reihen {nullCastlings}-mal vor. In den übrigen Fällen täte sie nicht mehr als ein gewöhnlicher Zug von König oder Turm, und dann ist sie dieser Zug. Zusammen sind es {missingCastlings}.',
      missingBoth: {
        title: 'Rochaden, die es nicht gibt',
        notice:
          'Der weiße König und der linke Turm stehen auf c1 und d1, der schwarze König und der rechte Turm auf g8 und f8. Die FEN hat nur für den jeweils anderen Turm einen Buchstaben.',
        barred: {
          onTargets: 'König und Turm sind schon auf ihren Zielfeldern.',
        },
      },
      kingStep: {
        title: 'Nicht mehr als ein Schritt des Königs',
        notice:
          'Die Rochade zur a-Linie brächte den König nach c1 und ließe den Turm auf d1. Dasselbe tut der gewöhnliche Königszug, und nur diesen gibt es; wie jeder Königszug kostet er die Rochade.',
        barred: {
          sameAsStep: 'Dasselbe wie Kc1.',
        },
      },
    },
    notation: {
      castling:
        '<notation>O-O-O</notation> und <notation>O-O</notation>; in UCI schlägt der König den Rochadeturm, <notation>a1e1</notation>. Die FEN nennt Rochadetürme immer nach ihren Linien, wie in <notation>EDed</notation>.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['beautiful']
