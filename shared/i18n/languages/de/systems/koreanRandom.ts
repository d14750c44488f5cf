import type { Translation } from '../../../catalogue/catalogue'

export const germanKoreanRandom = {
  summary:
    'Janggi auf neun mal zehn, mit Wagen, Pferd und Elefant, auf jedem Flügel ausgelost und auf beiden Seiten des Flusses gleich.',
  guide: {
    about: {
      origin:
        'Janggi, das Schach Koreas, mit ausgelosten Flügeln. José Carrillo, von dem auch Contemporary Random Chess stammt, gab ihm seinen Start; das Jahr ist uns nicht bekannt.',
    },
    start: {
      ranks:
        'Auf der ersten Reihe stehen Wagen, Pferd und Elefant in beliebiger Folge auf a, b und c, und dieselben drei noch einmal auf g, h und i. Die Wächter bleiben auf d und f, der General auf e der zweiten Reihe, Kanonen und Soldaten, wo Janggi sie hat. Die andere Seite steht auf denselben Linien. Es gibt {ranks} Reihen und so {starts} Anfangsstellungen.',
      aStart: {
        title: 'Ein Start',
        notice:
          'Neun Linien, zehn Reihen, und die Figuren stehen auf den Punkten, an denen sich die Linien kreuzen. Von der a-Linie an: Wagen, Pferd, Elefant und Wächter; der General steht in der Mitte seines Palasts.',
      },
    },
    special: {
      rules:
        'Es gelten die Regeln von Janggi. Pferd und Elefant gehen einen Schritt gerade und dann schräg weiter, und eine Figur im Weg hält sie auf. Die Kanone zieht, indem sie über genau eine Figur springt, nie über eine andere Kanone. General und Wächter bleiben im Palast, den drei mal drei Punkten um den General; auch Wagen, Kanonen und Soldaten gehen über seine Diagonalen. Eine Rochade gibt es nicht, und man darf passen, außer im Schach. Die Generäle dürfen einander gegenüberstehen. Nur Matt und Wiederholung beenden eine Partie; die Punkte der verbliebenen Figuren stehen neben dem Brett: 13 für einen Wagen, 7 für eine Kanone, 5 für ein Pferd, 3 für einen Elefanten oder Wächter, 2 für einen Soldaten, und 1,5 für Schwarz, der nachzieht.',
      additions:
        'Die Seite des Autors erwähnt auch eigene Zusätze unter den Namen Samurai und Banzai. Ihre genauen Züge waren nicht zu finden; hier werden sie nicht gespielt.',
      overTheHorse: {
        title: 'Eine Kanone über das Pferd, und gepasst',
        notice:
          'Das Pferd geht nach c3 und gibt der Kanone auf b3 etwas zum Überspringen, bis e3. Die schwarze Kanone tut dasselbe; dann passen beide.',
        barred: {
          nothing: 'Es gibt nichts zu überspringen.',
          overCannon: 'Eine Kanone springt über keine Kanone.',
        },
      },
    },
    notation: {
      letters:
        '<notation>R</notation> Wagen, <notation>N</notation> Pferd, <notation>E</notation> Elefant, <notation>A</notation> Wächter, <notation>K</notation> General, <notation>C</notation> Kanone, <notation>P</notation> Soldat.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['korean-random']
