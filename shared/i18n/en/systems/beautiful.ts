/** What is said of Beautiful Chess, and its rules page. */
export const beautifulTexts = {
  summary:
    'Each rank is symmetrical in itself: bishops, rooks and knights mirror each other about the middle, and so do king and queen. The left rook castles toward the a-file and the right one toward the h-file, wherever the king is.',
  guide: {
    about: {
      origin:
        'Shuffled chess for lovers of symmetry, made by Czech amateurs in 2013. Here a rank mirrors itself instead of the opponent.',
    },
    start: {
      symmetry:
        'Bishops, rooks and knights stand in pairs at equal distance from the middle, and so do king and queen. The bishops are then always on different colors. That leaves {ranks} ranks. White and Black draw separately, which makes {starts} first positions.',
      luck: 'To counter luck, the players can play both sides of a start (a couplet), or one makes White’s first move and the other chooses a side.',
    },
    special: {
      castling:
        'The king need not stand between its rooks. The left rook castles toward the a-file, the right one toward the h-file, wherever the king is; the targets are those of chess. The rook that does not castle is a piece like any other and may block the way. The king may pass over the rook it castles with.',
      sameSide: {
        title: 'Both rooks on the same side',
        notice:
          'Toward the a-file the king jumps from a1 to c1 and the rook on d1 stays. Toward the h-file the rook on d1 stands in the way.',
        barred: {
          blocked: 'The other rook blocks on d1.',
        },
      },
      wholeBoard: {
        title: 'Across the whole board',
        notice:
          'The rook from d1 has left the rank. The king goes from a1 to g1, over its own rook, which lands on f1.',
      },
      missing:
        'Some castlings do not exist. If king and rook stand on their targets from the start, castling would move nothing: that happens {nullCastlings} times among the ranks. In other cases castling would be the same as an ordinary move of the king or of the rook, and counts as that move. In all, {missingCastlings} castlings are missing.',
      missingBoth: {
        title: 'Castlings that do not exist',
        notice:
          'White’s king and left rook stand on c1 and d1, Black’s king and right rook on g8 and f8. The FEN has a letter for the other rook of each side only.',
        barred: {
          onTargets: 'King and rook are on their targets already.',
        },
      },
      kingStep: {
        title: 'No more than a step of the king',
        notice:
          'Castling toward the a-file would put the king on c1 and leave the rook on d1. The king’s ordinary move does the same, so only that one exists; like any king move, it ends the right to castle.',
        barred: {
          sameAsStep: 'The same as Kc1.',
        },
      },
    },
    notation: {
      castling:
        '<notation>O-O-O</notation> and <notation>O-O</notation>; in UCI the king takes the castling rook, <notation>a1e1</notation>. The FEN always names castling rooks by their files, as in <notation>EDed</notation>.',
    },
  },
} as const
