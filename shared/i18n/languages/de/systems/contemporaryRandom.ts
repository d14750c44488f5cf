import type { Translation } from '../../../catalogue/catalogue'

export const germanContemporaryRandom = {
  summary:
    'Der König steht zwischen den Türmen, die Läufer auf beliebigen Feldern. Die Rochade ist zu beiden Seiten kurz, ein unbewegter König darf in seinen Bunker springen, und Läufer, die auf einer Farbe begannen, dürfen einmal mit einem Nachbarn tauschen.',
  guide: {
    about: {
      origin:
        'Der lebhaftere Verwandte von Chess960, von José Carrillo aus Puerto Rico, 2008; zuerst Modern Random Chess 64 genannt. Seine Ideen stammen aus dem Modern Chess, einem Spiel auf neun Linien von Gabriel Vicente Maura. Der Bunkersprung kam nach einem Vorschlag von Charles Daniel aus dem Jahr 2009 hinzu.',
    },
    start: {
      ranks:
        'Der König steht zwischen den Türmen, und das ist die einzige Bedingung: Die Läufer dürfen dieselbe Farbe haben. Es gibt {ranks} Reihen, {oneColorRanks} davon mit gleichfarbigen Läufern. Die schwarze Reihe ist die umgekehrte weiße, a1 wie h8, sodass jede Seite von sich aus dieselbe Aufstellung sieht.',
    },
    special: {
      castling:
        'Die Rochade ist zu beiden Seiten kurz: König nach b und Turm nach c oder König nach g und Turm nach f. Eine lange Rochade gibt es nicht.',
      shortLeft: {
        title: 'Kurz nach links',
        notice:
          'König und Turm tauschen beinahe die Plätze: b1 und c1. Schwarz rochiert zu seiner eigenen kurzen Seite.',
      },
      leap: 'Der Bunkersprung: Einmal in der Partie darf ein unbewegter König über beliebige eigene Figuren nach b oder g seiner Grundreihe springen. Das Zielfeld muss leer sein, kein Feld vom Start bis zum Ziel angegriffen und keine gegnerische Figur im Weg. Danach rochiert der König nicht mehr.',
      overThree: {
        title: 'Über drei Figuren in den Bunker',
        notice:
          'Sobald der Springer g1 verlassen hat, darf der König von c1 dorthin springen, über Läufer, Dame und Läufer. Der schwarze König tut dasselbe nach b8.',
        barred: {
          occupied: 'Der Springer steht noch auf g1.',
          kingMoved: 'Der König hat gezogen.',
        },
      },
      adjustment:
        'Die Läuferkorrektur: Begannen die Läufer einer Seite auf einer Farbe, darf sie einmal einen unbewegten Läufer mit einem unbewegten Nachbarn auf der Grundreihe tauschen, aber nicht im Schach. Ein so bewegter Turm rochiert nicht mehr; ein König rochiert und springt nicht mehr.',
      twoAdjustments: {
        title: 'Zwei Korrekturen',
        notice:
          'Cetina und Carrillo eröffneten 2008 eine Partie mit diesen Zügen, aus einem Start, der zu ihnen passt. Jede Seite hat nun Läufer beider Farben, und Schwarz hat die Rochade mit dem Turm aufgegeben, der nach e8 kam.',
        barred: {
          onlyOne: 'Mehr als eine Korrektur je Seite gibt es nicht.',
        },
      },
    },
    notation: {
      moves:
        '<notation>O-Ob</notation> und <notation>O-Og</notation>; <notation>Kc>>g1</notation> für den Sprung; <notation>Bf<=>N</notation> für die Korrektur, mit der Linie des Partners, wo zwei passen würden: <notation>Bd<=>Ne</notation>. Das siebte Feld der FEN bewahrt die Könige, die springen, und die Linien, die korrigieren dürfen.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['contemporary-random']
