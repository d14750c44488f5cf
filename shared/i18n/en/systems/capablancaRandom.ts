/** What is said of Capablanca Random Chess, and its rules page. */
export const capablancaRandomTexts = {
  summary:
    'Ten files with archbishop (bishop and knight) and chancellor (rook and knight). Six conditions keep the rank playable: every pawn is guarded, bishops differ in color and stand apart, queen and archbishop differ in color.',
  guide: {
    about: {
      origin:
        'Capablanca’s chess with two more pieces, shuffled with great care. Reinhard Scharnagl, who also numbered the starts of Chess960, published it in 2004.',
    },
    start: {
      army: 'On ten files the army has an archbishop, who moves like bishop and knight, and a chancellor, who moves like rook and knight. Black stands on the same files. Three conditions come first: bishops on different colors, queen and archbishop on different colors, king between the rooks. They leave {ranksUnder3} ranks.',
      conditions:
        'Then every pawn must be guarded by a piece: {ranksUnder4}. The bishops may not stand side by side: {ranksUnder5}. And at least three files must differ from the array of Gothic Chess: {ranks}. That is the number the author published, and these conditions reproduce it exactly.',
      aStart: {
        title: 'A start',
        notice:
          'Look along the pawns: each is guarded by a piece behind it, diagonally behind it, or a knight’s leap away.',
      },
    },
    special: {
      castling:
        'Castling follows Chess960. Toward the a-file king and rook end on c and d, toward the j-file on i and h: always one square in from the edge on one wing, two on the other. Pawns promote to queen, chancellor, archbishop, rook, bishop or knight.',
      bothWays: {
        title: 'Castling to both sides, and a new archbishop',
        notice:
          'White castles to i and h, Black to c and d. Then the pawn on i7 may become any of six pieces, and becomes an archbishop.',
      },
    },
    notation: {
      letters:
        '<notation>A</notation> is the archbishop, <notation>C</notation> the chancellor, <notation>O-O-O</notation> goes toward the a-file and <notation>O-O</notation> toward the j-file.',
    },
  },
} as const
