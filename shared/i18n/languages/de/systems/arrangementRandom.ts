import type { Translation } from '../../../catalogue/catalogue'

export const germanArrangementRandom = {
  summary:
    'Eine der 80 Aufstellungen, die die Umstellungen von Arrangement Chess ergeben können, wird ausgelost. Die Könige spiegeln einander, die Damen müssen es nicht, die Türme stehen in den Ecken.',
  guide: {
    about: {
      origin:
        'Arrangement Chess, bei dem das Los entscheidet, von Mats Winther, 2009. Er nannte es nach seiner Zählung der Stellungen auch Chess100; die Regeln von Arrangement Chess ergeben {starts}, und dessen Seite hier sagt, warum.',
    },
    start: {
      arrays:
        'Eine der {starts} Aufstellungen, die das Umstellen ergeben kann, wird ausgelost. Die Könige stehen einander auf b, c, d, e oder g gegenüber; das sind {kingPlaces} Linien. Jede Dame steht auf einem von {queenPlaces} Feldern, unabhängig von der anderen. Die Türme stehen in den Ecken, die Läufer auf verschiedenen Farben. Eine Seite hat {ranks} verschiedene Reihen, die alle auch in Chess960 vorkommen.',
    },
    special: {
      asChess960:
        'Gespielt wird Chess960, Rochade eingeschlossen: König und Turm landen auf c und d oder auf g und f. Die Starts ähneln der Grundstellung des Schachs, und die Figuren können sich noch zu beiden Flügeln entwickeln.',
      curtailed:
        'Die eingeschränkte Rochade ist eine Option für Spieler, die vorher wissen wollen, auf welchen Flügel der König rochieren kann: Von der b-Linie rochiert er nur zur a-Linie, von der g-Linie nur zur h-Linie.',
      curtailedOnB: {
        title: 'Eingeschränkte Rochade von der b-Linie',
        notice:
          'Zur a-Linie ist alles frei. Auch der Weg nach g1 ist frei, doch dieses Recht hat die Option von Anfang an genommen.',
        barred: {
          aSideOnly: 'Ein König von der b-Linie rochiert nur zur a-Seite.',
        },
      },
    },
    notation: {
      option:
        'Wie Chess960. Mit der Option fehlt der FEN der Buchstabe, wie in <notation>Qq</notation>, und in der PGN steht <notation>[Castling "curtailed"]</notation>. Ein Start wird nach der weißen, dann nach der schwarzen Chess960-Nummer nummeriert.',
    },
  },
} as const satisfies NonNullable<Translation['systems']>['arrangement-random']
