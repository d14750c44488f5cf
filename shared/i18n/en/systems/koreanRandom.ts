/** What is said of Korean Random Chess, and its rules page. */
export const koreanRandomTexts = {
  summary:
    'Janggi on nine by ten, with chariot, horse and elephant shuffled on each wing and the same on both sides of the river.',
  guide: {
    about: {
      origin:
        'Janggi, the chess of Korea, with shuffled wings. José Carrillo, who also made Contemporary Random Chess, gave it its start; the year is not known to us.',
    },
    start: {
      ranks:
        'On the first rank chariot, horse and elephant stand on a, b and c in any order, and another set of the three on g, h and i. The guards stay on d and f, the general on e of the second rank, cannons and soldiers where Janggi has them. The other side stands on the same files. There are {ranks} ranks and as many first positions, {starts}.',
      aStart: {
        title: 'A start',
        notice:
          'Nine files, ten ranks, and the pieces stand on the points where lines cross. From the a-file: chariot, horse, elephant and guard; the general stands in the middle of its palace.',
      },
    },
    special: {
      rules:
        'The rules are those of Janggi. Horse and elephant go one step straight and then on diagonally, and are stopped by a piece in the way. The cannon moves by jumping over exactly one piece, never over another cannon. General and guards stay in the palace, the three by three points around the general; chariots, cannons and soldiers may use its diagonals, too. There is no castling, and a player may pass unless in check. Generals may face each other. Only checkmate and repetition end a game; the points for the pieces left are shown beside the board: 13 for a chariot, 7 for a cannon, 5 for a horse, 3 for an elephant or a guard, 2 for a soldier, and 1.5 for Black, who moves second.',
      additions:
        'The author’s page also mentions additions of his own, under the names Samurai and Banzai. Their exact moves have not been found, so they are not played here.',
      overTheHorse: {
        title: 'A cannon over the horse, and a pass',
        notice:
          'The horse goes to c3 and gives the cannon on b3 something to jump over, to e3. Black’s cannon does the same; then both players pass.',
        barred: {
          nothing: 'There is nothing to jump over.',
          overCannon: 'A cannon cannot jump over a cannon.',
        },
      },
    },
    notation: {
      letters:
        '<notation>R</notation> chariot, <notation>N</notation> horse, <notation>E</notation> elephant, <notation>A</notation> guard, <notation>K</notation> general, <notation>C</notation> cannon, <notation>P</notation> soldier.',
    },
  },
} as const
