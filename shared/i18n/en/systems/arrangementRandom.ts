/** What is said of Arrangement Random Chess, and its rules page. */
export const arrangementRandomTexts = {
  summary:
    'One of the 80 arrays that the relocations of Arrangement Chess can make is drawn at random. Kings mirror each other, queens need not, rooks stand in the corners.',
  guide: {
    about: {
      origin:
        'Arrangement Chess with the decisions left to chance, by Mats Winther, 2009. He also called it Chess100, after his count of the positions; the rules of Arrangement Chess give {starts}; its page explains why.',
    },
    start: {
      arrays:
        'One of the {starts} arrays that relocation can make is drawn at random. The kings face each other on b, c, d, e or g; there are {kingPlaces} such files. Each queen stands on one of {queenPlaces} squares, whatever the other does. Rooks stand in the corners, bishops on different colors. A side has {ranks} different ranks, all of them Chess960 ranks.',
    },
    special: {
      asChess960:
        'The game is Chess960, castling included: king and rook end on c and d, or on g and f. The starts are close to chess, with pieces that can still develop to either wing.',
      curtailed:
        'Curtailed castling is an option for players who want to know where the king will live: on the b-file it castles only toward the a-file, on the g-file only toward the h-file.',
      curtailedOnB: {
        title: 'Curtailed castling on the b-file',
        notice:
          'Toward the a-file everything is free. The way to g1 is free as well, but because of the option White never had that right.',
        barred: {
          aSideOnly: 'A king from the b-file castles only a-side.',
        },
      },
    },
    notation: {
      option:
        'As in Chess960. With the option the FEN lacks the letter, as in <notation>Qq</notation>, and the PGN says <notation>[Castling "curtailed"]</notation>. A start is numbered by the order of White’s, then Black’s Chess960 number.',
    },
  },
} as const
