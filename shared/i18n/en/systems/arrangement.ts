/** What is said of Arrangement Chess, and its rules page. */
export const arrangementTexts = {
  summary:
    'Before the game Black may swap his king with another piece, which White mirrors; then each may swap his queen. Rooks stay in the corners, bishops on opposite colors, and castling works from wherever the king stands.',
  guide: {
    about: {
      origin:
        'Chess in which the players move their kings and queens elsewhere before the game begins. Mats Winther invented it in April 2009 to get away from opening theory without leaving sound positions.',
    },
    start: {
      relocations:
        'From the array of chess. First Black exchanges his king with another piece of his back rank, or keeps him. White must do the same on the same file. Then Black exchanges his queen, wherever she now stands, or keeps her; White does so as he likes, and makes his first move in the same turn.',
      limits:
        'Rooks never move, the queen never exchanges with the king, and after each exchange a side’s bishops must stand on different colors.',
      queensApart: {
        title: 'Kings to the g-file, queens apart',
        notice:
          'Black’s queen takes the place that his king has left to a knight. White decides for himself and goes to b1, then plays on at once.',
        barred: {
          oneColor: 'Both bishops would stand on one color.',
          rooksStay: 'Rooks stay in their corners.',
          kingMirrored: 'White must mirror Black’s king.',
        },
      },
    },
    whyEighty: {
      counted:
        'The author counts 100 positions. His rules give {starts}: the king has {kingPlaces} choices, his own square among them; each leaves either queen {queenPlaces}; and {kingPlaces} × {queenPlaces} × {queenPlaces} is {starts}. A side has {ranks} different ranks.',
      lenient:
        'If the bishops were looked at only after the queen has moved, the king could also go to the f-file and the queen repair the damage. That would make {lenientStarts}; the option Lenient bishops plays so. No reading that agrees with the text makes 100.',
    },
    special: {
      castling:
        'A relocated king keeps his castling, and it is that of Chess960: to c and d, or to g and f. With curtailed castling, an option, a king on the b-file castles only toward the a-file, one on the g-file only toward the h-file.',
      rookAlone: {
        title: 'Castling by the rook alone',
        notice: 'The king stands on g1 already. The rook goes to f1, and that is all.',
      },
    },
    notation: {
      relocations:
        '<notation>K<=>g8</notation> and <notation>Q<=>b1</notation> for an exchange, <notation>K=</notation> and <notation>Q=</notation> for staying. Relocations are plies of the score. White’s queen and his first move bear the same number.',
    },
  },
} as const
