/** What is said of Arrangement Chess, and its rules page. */
export const arrangementTexts = {
  summary:
    'Before the game Black may swap the king with another piece, and White does the same; then each may swap the queen. Rooks stay in the corners, bishops on opposite colors, and castling works from wherever the king stands.',
  guide: {
    about: {
      origin:
        'Chess in which the players move their kings and queens elsewhere before the game begins. Mats Winther invented it in April 2009 to get away from opening theory without leaving sound positions.',
    },
    start: {
      relocations:
        'The game starts from the array of chess. First Black exchanges the king with another piece of the back rank, or keeps it where it is. White must do the same on the same file. Then Black exchanges the queen, wherever it now stands, or keeps it. White’s queen is free to do the same or something else, and White makes the first move in the same turn.',
      limits:
        'Rooks never move, the queen never exchanges with the king, and after each exchange a side’s bishops must stand on different colors.',
      queensApart: {
        title: 'Kings to the g-file, queens apart',
        notice:
          'Black’s queen exchanges with the knight that now stands on the king’s old square. White chooses differently, exchanges on b1, and makes the first move in the same turn.',
        barred: {
          oneColor: 'Both bishops would stand on one color.',
          rooksStay: 'Rooks stay in their corners.',
          kingMirrored: 'White must mirror Black’s king.',
        },
      },
    },
    whyEighty: {
      counted:
        'The author counts 100 positions. His rules give {starts}: the king has {kingPlaces} choices, its own square among them; each leaves either queen {queenPlaces}; and {kingPlaces} × {queenPlaces} × {queenPlaces} is {starts}. A side has {ranks} different ranks.',
      lenient:
        'If the bishops were checked only after the queen has moved, the king could also go to the f-file and the queen could repair the damage. That would give {lenientStarts}; the option Lenient bishops plays by this rule. No reading that agrees with the text gives 100.',
    },
    special: {
      castling:
        'A relocated king can still castle, as in Chess960: to c and d, or to g and f. With curtailed castling, an option, a king on the b-file castles only toward the a-file, one on the g-file only toward the h-file.',
      rookAlone: {
        title: 'Castling by the rook alone',
        notice: 'The king stands on g1 already. The rook goes to f1, and that is all.',
      },
    },
    notation: {
      relocations:
        '<notation>K<=>g8</notation> and <notation>Q<=>b1</notation> for an exchange, <notation>K=</notation> and <notation>Q=</notation> for staying. Relocations are plies of the score. White’s queen relocation and first move have the same number.',
    },
  },
} as const
