import type { Translation } from '../../../catalogue/catalogue'

export const germanDoubleChess960 = {
  summary:
    'Chess960 mit zwei Losen: Weiß und Schwarz haben je eine der 960 Reihen, sodass die Armeen einander selten spiegeln.',
  guide: {
    about: {
      origin:
        'Chess960 mit zwei Losen statt einem: Jede Seite bekommt ihre eigene Reihe. Ein einzelner Erfinder ist nicht bekannt. Bekannt wurde es unter dem Namen DFRC, Double Fischer Random Chess, durch Wettkämpfe von Engines, vor allem das TCEC-Turnier von 2022.',
    },
    start: {
      ranks:
        'Für beide Reihen gelten die Bedingungen von Chess960: Läufer auf verschiedenen Farben, König zwischen den Türmen. Jede Seite hat eine von {ranks} Reihen, unabhängig von der anderen, und so gibt es {starts} Anfangsstellungen. In {mirroredStarts} davon haben beide Seiten zufällig dieselbe Reihe; das sind die Starts von Chess960.',
      numbers:
        'Ein Start wird mit zwei Chess960-Nummern bezeichnet, der weißen zuerst, oder mit einer Zahl: der weißen mal {ranks} plus der schwarzen.',
    },
    special: {
      balance:
        'Wenige Starts sind genau ausgeglichen. Ernsthafte Wettkämpfe spielen jeden Start zweimal, mit vertauschten Farben. Die Regeln der eigentlichen Partie sind die von Chess960, auch die Rochade: nach c und d oder nach g und f, wo König und Turm auch begannen.',
      twoRoads: {
        title: 'Zwei Könige, zwei Wege',
        notice:
          'Der weiße König begann auf e1, der schwarze auf b8. Jeder rochiert nach seinen eigenen Linien und landet auf den gewohnten Feldern.',
      },
    },
    notation: {
      castlingField:
        'Wie Chess960. Große und kleine Buchstaben im Rochadefeld einer FEN dürfen verschiedene Linien nennen, wie in <notation>HFca</notation>; wo die Türme die äußersten sind, genügt <notation>KQkq</notation>.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['double-chess960']
