import type { Translation } from '../../../catalogue/catalogue'

export const germanModernRandom = {
  inventor: 'José Carrillo, nach Gabriel Vicente Maura',
  summary:
    'Eine neunte Linie schafft Platz für einen Premierminister, der wie Läufer und Springer zieht. Der König steht zwischen den Türmen, die Läufer auf beliebigen Feldern; sie dürfen einmal korrigiert werden.',
  guide: {
    about: {
      origin:
        'Eine ausgeloste Form des Modern Chess, des Spiels auf neun Linien, das Gabriel Vicente Maura 1968 in Puerto Rico herausbrachte. José Carrillo machte daraus ein Spiel mit dem Los und entwickelte daraus die Regeln von Contemporary Random Chess. Das Jahr seines Spiels ist uns nicht bekannt.',
    },
    start: {
      ranks:
        'Die neunte Figur ist der Premierminister, der wie Läufer und Springer zieht. Der König steht zwischen den Türmen; alles andere entscheidet das Los, auch gleichfarbige Läufer sind möglich. Die schwarze Reihe ist die umgekehrte weiße, a1 wie i9. Es gibt {ranks} Reihen und ebenso viele Anfangsstellungen. {oneColorRanks} davon haben gleichfarbige Läufer.',
      mauraArray: {
        title: 'Mauras eigene Aufstellung',
        notice:
          'Die feste Aufstellung des Modern Chess ist eine der ausgelosten. Bei neun Linien stehen hier beide Läufer einer Seite auf dunklen Feldern.',
      },
    },
    special: {
      castling:
        'Die Rochade führt nach c und d oder nach g und f. Auf neun Linien sind beide lang: Das Ziel des Königs ist die dritte Linie von jedem Rand.',
      adjustment:
        'Läufer, die auf einer Farbe beginnen, dürfen korrigiert werden: Einmal in der Partie darf eine Seite einen unbewegten Läufer mit einem unbewegten Nachbarn auf der Grundreihe tauschen. Einen Bunkersprung gibt es nicht. Bauern gehen von ihrer ersten Reihe zwei Felder und wandeln sich in Dame, Turm, Läufer, Springer oder Premierminister um.',
      bothLong: {
        title: 'Auf die dritte Linie von jedem Rand',
        notice: 'Weiß rochiert nach g und f, Schwarz nach c und d.',
      },
      withTheKing: {
        title: 'Eine Korrektur mit dem König',
        notice:
          'Beide weißen Läufer stehen auf einer Farbe. Der auf d1 tauscht mit dem König, der dann nicht mehr rochiert.',
        barred: {
          kingMoved: 'Der König hat gezogen.',
        },
      },
    },
    notation: {
      letters:
        'Der Buchstabe des Premierministers ist <notation>M</notation>. Eine Korrektur wird mit den Buchstaben beider Figuren notiert, wie in <notation>Bc<=>M</notation>.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['modern-random']
