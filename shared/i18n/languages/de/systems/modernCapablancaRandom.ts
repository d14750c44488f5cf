import type { Translation } from '../../../catalogue/catalogue'

export const germanModernCapablancaRandom = {
  summary:
    'Die Armee von Capablanca Random mit nur einer Bedingung, dem König zwischen den Türmen. Die Rochade ist zu beiden Seiten kurz, und Läufer, die auf einer Farbe begannen, dürfen einmal korrigiert werden.',
  guide: {
    about: {
      origin:
        'Die Armee von Capablanca Random Chess unter den Regeln, die José Carrillo moderne Prinzipien nennt: Läufer dürfen dieselbe Farbe haben, die schwarze Reihe ist die umgekehrte weiße, die Rochade ist zu beiden Seiten gleich, und Läufer dürfen korrigiert werden. Das Jahr ist uns nicht bekannt.',
    },
    start: {
      ranks:
        'Zehn Linien, mit Erzbischof (Läufer und Springer) und Kanzler (Turm und Springer). Von den sechs Bedingungen bleibt nur eine: Der König steht zwischen den Türmen. Das ergibt {ranks} Reihen und ebenso viele Anfangsstellungen, {oneColorRanks} davon mit gleichfarbigen Läufern. Die Figur auf a1 ist die auf j8.',
      aStart: {
        title: 'Ein Start',
        notice:
          'Von der anderen Seite des Bretts sieht man dieselbe Aufstellung: bei beiden die Dame links vom König. Beide weißen Läufer stehen auf einer Farbe, sodass Weiß einen korrigieren darf.',
      },
    },
    special: {
      castling:
        'Die Rochade ist zu beiden Seiten kurz: König nach b und Turm nach c oder König nach i und Turm nach h. Eine Seite, deren Läufer auf einer Farbe begannen, darf einmal einen unbewegten Läufer mit einem unbewegten Nachbarn auf der Grundreihe tauschen. Einen Bunkersprung gibt es nicht.',
      sources:
        'Eine Seite mit den vollständigen Regeln war nicht zu finden. Was hier steht, folgt den allgemeinen Prinzipien des Autors und seinen Anweisungen zum Auslosen des Starts.',
      shortTwice: {
        title: 'Kurz zu beiden Seiten',
        notice: 'Weiß rochiert nach i und h, Schwarz nach b und c: Jeder König steht dann ein Feld vom Rand.',
      },
      twoAdjustments: {
        title: 'Zwei Korrekturen',
        notice:
          'Die Läufer jeder Seite beginnen auf einer Farbe. Der weiße auf b1 tauscht mit dem Springer auf c1, der schwarze auf i8 mit dem Springer auf h8.',
        barred: {
          onlyOne: 'Jede Seite hat nur eine Korrektur.',
        },
      },
    },
    notation: {
      moves:
        '<notation>O-Ob</notation> und <notation>O-Oi</notation> für die Rochade, <notation>Bc<=>A</notation> für eine Korrektur. <notation>A</notation> ist der Erzbischof, <notation>C</notation> der Kanzler.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['modern-capablanca-random']
