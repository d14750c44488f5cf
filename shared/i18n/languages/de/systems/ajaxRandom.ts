import type { Translation } from '../../../catalogue/catalogue'

export const germanAjaxRandom = {
  summary:
    'Der König steht zwischen den Türmen, die Läufer auf beliebigen Feldern. Türme dürfen auch ein Feld diagonal ziehen, Läufer ein Feld gerade, Springer ein Feld in jede Richtung, aber nie zum Schlagen.',
  guide: {
    about: {
      origin:
        'Ausgelostes Schach mit beweglicheren Figuren, von José Carrillo; das Jahr ist uns nicht bekannt. Die Ajax-Figuren kommen auch in anderen seiner Spiele vor, von denen manche eine weitere Figur einsetzen, den Minister. Dieses wird ohne Minister gespielt.',
    },
    start: {
      ranks:
        'Die Reihe wird unter einer einzigen Bedingung ausgelost: Der König steht zwischen den Türmen. Die Läufer dürfen dieselbe Farbe haben, was hier nicht schadet. Schwarz steht auf denselben Linien. Es gibt {ranks} Reihen und {starts} Anfangsstellungen.',
    },
    special: {
      steps:
        'Turm, Läufer und Springer ziehen wie im Schach und dürfen außerdem ein Feld weit gehen, wo sie es sonst nicht können: der Turm diagonal, der Läufer gerade, der Springer in jede Richtung. Mit einem solchen Schritt schlagen sie nie, und so greifen sie damit auch nichts an. König, Dame und Bauern sind wie gewohnt. Rochiert wird wie in Chess960.',
      threeSteps: {
        title: 'Drei stille Schritte',
        notice:
          'Der Läufer geht von c4 nach c3 und wechselt so die Farbe. Der Springer geht von c6 beiseite nach b6, der Turm verlässt seine Ecke nach g2.',
      },
      noCapture: {
        title: 'Ein Schritt schlägt nicht',
        notice:
          'Der Läufer darf nach e3 gehen und den Bauern von dort angreifen. Mit einem weiteren geraden Schritt schlagen kann er ihn nicht.',
        barred: {
          neverCaptures: 'Stille Schritte schlagen nie.',
        },
      },
      bishops:
        'Da ein Läufer die Farbe wechseln kann, sind zwei Läufer nie nutzlos. Tote Stellungen sind nur König gegen König, allein oder mit einem Läufer oder einem Springer.',
    },
    notation: {
      steps:
        'Ein stiller Schritt wird notiert wie jeder Zug seiner Figur: <notation>Bc3</notation>, <notation>Nb6</notation>, <notation>Rg2</notation>. Die Rochade ist <notation>O-O</notation> und <notation>O-O-O</notation>.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['ajax-random']
