/** What is said of Chess960, and its rules page. */
export const chess960Texts = {
  summary:
    'One of 960 back ranks is drawn at random: bishops on opposite colors, the king between the rooks. Black mirrors White, and castling ends on the squares of orthodox chess.',
  guide: {
    about: {
      origin:
        'Chess from a shuffled back rank, so that no prepared opening helps. Robert James Fischer presented it in Buenos Aires in June 1996; Fischer Random and Freestyle Chess are other names for it.',
    },
    start: {
      conditions:
        'White’s back rank is drawn at random under two conditions: the bishops stand on different colors, and the king stands somewhere between the rooks. That leaves {ranks} ranks. Black stands on the same files, so there are just as many first positions.',
      numbers:
        'They are numbered from 0 by a scheme of Reinhard Scharnagl; the array of chess has a number, too. Type a number in the New analysis box to get its start.',
    },
    special: {
      castling:
        'Only castling is special. King and rook start on any files and end where they do in chess: c and d, or g and f. Every square that either of them crosses or reaches must be empty except for the two themselves. No square on the king’s path may be attacked. One of the two may stay where it is.',
      twoWalks: {
        title: 'From b to g, and from b to c',
        notice:
          'White’s king walks five squares, Black’s only one. Both positions look as if the players had castled from e1 and e8.',
      },
      shield: {
        title: 'A rook that shields its king',
        notice:
          'The king is already on its target. Castling toward the a-file would only bring the rook from b1 to d1, and the rook on a1 would then attack the king. The other side is free.',
        barred: {
          leavesCheck: 'The king would be in check once its rook has left b1.',
        },
      },
    },
    notation: {
      castling:
        '<notation>O-O</notation> and <notation>O-O-O</notation> as in chess. In UCI the king takes its own rook: <notation>b1h1</notation>. A FEN says <notation>KQkq</notation> for the outermost rooks and the file letter for an inner one.',
    },
  },
} as const
