/** What is said of Chess, and its rules page. */
export const chessTexts = {
  summary: 'The fixed array and the rules of the World Chess Federation.',
  guide: {
    about: {
      measure:
        'The game everybody knows, and the measure of all others here: anything another page does not mention is as in chess.',
      origin:
        'It has no inventor. It came from India by way of Persia, and toward the end of the fifteenth century players in Spain and Italy gave queen and bishop the long moves they have today. The laws are kept by FIDE, the World Chess Federation.',
    },
    start: {
      fixedArray:
        'There is one fixed array: {starts} back rank, {starts} first position, nothing to throw and nothing to place. Any other legal position can be set up by its FEN.',
    },
    special: {
      castling:
        'Castling belongs to a king on the e-file and a rook in the corner, neither of which has moved. The king goes two squares, and the rook lands beside it on the inner side. Nothing may stand between them, and the king may not leave, cross or reach an attacked square. The rook may do all three.',
      shortAndLong: {
        title: 'One castles short, the other long',
        notice:
          'White ends on g1 and f1, Black on c8 and d8. Keep these four squares in mind: nearly every other system castles to them, wherever king and rook come from.',
      },
      enPassant: {
        title: 'En passant',
        notice:
          'A pawn that jumps two squares can be taken on the square it jumped over, on the very next move only. The FEN names that square only if such a capture is legal.',
      },
    },
    notation: {
      castling:
        'Castling is <notation>O-O</notation> toward the h-file and <notation>O-O-O</notation> toward the a-file. Engines say <notation>e1g1</notation> here; in every other system the king takes its own rook, <notation>e1h1</notation>. Both are read.',
    },
  },
} as const
