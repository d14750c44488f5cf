/** What is said of English Random Chess, and its rules page. */
export const englishRandomTexts = {
  summary:
    'On a board of ten by ten the armies stand one square in from every edge, each rank shuffled without any condition.',
  guide: {
    about: {
      origin:
        'Free shuffle chess with room to breathe, by Benjamin Clarke; the year is not known to us. The orthodox armies stand on the inner files of a board of ten by ten, one square in from every edge.',
    },
    start: {
      ranks:
        'White’s pieces take the second rank from b to i and the pawns the third; Black’s stand on the ninth and the eighth. Each rank is shuffled on its own and without any condition: bishops may share a color, the king may stand in the corner of its army. There are {ranks} ranks a side and {starts} first positions, more than in any other system here.',
      aStart: {
        title: 'A start',
        notice:
          'The outer files and ranks are empty but can be used. A player’s first move may well lead backward. White’s king and right rook stand where they would in chess and may castle.',
      },
    },
    special: {
      moves:
        'Pawns move, capture and step twice as in chess, the double step from the third rank or the eighth, and promote on the last rank of the large board. Only a king that starts on the f-file, the middle of its army, may castle, with a rook on b or i. It goes to d or h, the rook to e or g.',
      onTheWings: {
        title: 'Castling on the second rank',
        notice:
          'White’s king goes from f2 to h2, Black’s from f9 to d9; the rooks stop inside. Then a pawn steps twice from the third rank.',
      },
    },
    notation: {
      squares:
        'As in chess, with files a to j and ranks 1 to 10: <notation>e3e5</notation> is a double step. Each rank is numbered in alphabetical order, a start by White’s number and then Black’s.',
    },
  },
} as const
