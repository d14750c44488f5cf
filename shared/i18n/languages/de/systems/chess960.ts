import type { Translation } from '../../../catalogue/catalogue'

export const germanChess960 = {
  summary:
    'Eine von 960 Grundreihen wird ausgelost: Läufer auf verschiedenen Farben, der König zwischen den Türmen. Schwarz spiegelt Weiß, und die Rochade endet auf den Feldern des gewohnten Schachs.',
  guide: {
    about: {
      origin:
        'Schach aus einer ausgelosten Grundreihe, sodass keine vorbereitete Eröffnung hilft. Robert James Fischer stellte es im Juni 1996 in Buenos Aires vor; Fischer Random und Freestyle-Schach sind andere Namen dafür.',
    },
    start: {
      conditions:
        'Die weiße Grundreihe wird unter zwei Bedingungen ausgelost: Die Läufer stehen auf verschiedenen Farben, und der König steht irgendwo zwischen den Türmen. Es bleiben {ranks} Reihen. Schwarz steht auf denselben Linien, also gibt es ebenso viele Anfangsstellungen.',
      numbers:
        'Sie sind nach einem Schema von Reinhard Scharnagl von 0 an nummeriert; auch die Grundstellung des Schachs hat darunter eine Nummer. Eine Nummer im Feld „Neue Analyse“ ergibt ihren Start.',
    },
    special: {
      castling:
        'Nur die Rochade. König und Turm beginnen auf beliebigen Linien und landen wie im Schach: auf c und d oder auf g und f. Jedes Feld, das einer von beiden überquert oder erreicht, muss bis auf die beiden leer sein. Der ganze Weg des Königs muss frei von Angriffen sein. Einer der beiden darf stehen bleiben.',
      twoWalks: {
        title: 'Von b nach g und von b nach c',
        notice:
          'Der weiße König geht fünf Felder, der schwarze nur eines. Beide Stellungen sehen aus, als wäre von e1 und e8 rochiert worden.',
      },
      shield: {
        title: 'Ein Turm, der seinen König abschirmt',
        notice:
          'Der König ist schon auf seinem Zielfeld. Die Rochade zur a-Linie brächte nur den Turm von b1 nach d1, und dann griffe der Turm auf a1 den König an. Die andere Seite ist frei.',
        barred: {
          leavesCheck: 'Der König stünde im Schach, sobald sein Turm b1 verlassen hat.',
        },
      },
    },
    notation: {
      castling:
        '<notation>O-O</notation> und <notation>O-O-O</notation> wie im Schach. In UCI schlägt der König den eigenen Turm: <notation>b1h1</notation>. In einer FEN steht <notation>KQkq</notation> für die äußersten Türme und der Linienbuchstabe für einen inneren.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['chess960']
