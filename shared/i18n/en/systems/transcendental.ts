/** What is said of Transcendental Chess, and its rules page. */
export const transcendentalTexts = {
  summary:
    'Each side has its own back rank, and only the bishops must stand on different colors. There is no castling; instead of a first move, each player may swap two pieces on the back rank.',
  guide: {
    about: {
      origin:
        'Two shuffled armies and one chance to repair yours. Maxwell Lawrence invented it in 1978, long before Chess960.',
    },
    start: {
      ranks:
        'Each side gets a random rank of its own. Only the bishops must stand on different colors; the king may be anywhere. There are {ranks} ranks a side and {starts} first positions.',
    },
    special: {
      transposition:
        'There is no castling. Instead each player may exchange two pieces of their own back rank, on the first move only. This transposition takes the place of the move. It may not swap two pieces of the same kind, leave both bishops on the same color, or leave its own king attacked. It may be used to get out of check.',
      bothTranspose: {
        title: 'Both sides transpose',
        notice:
          'White brings the queen from g1 to b1 and a knight to the king’s side. Black answers in kind. After the first move neither side has this right, used or not.',
        barred: {
          bothOnLight: 'Both bishops would stand on light squares.',
          twoRooks: 'Two rooks: the board would not change.',
          firstMoveOnly: 'Only the first move may be a transposition.',
        },
      },
      couplet:
        'Chance is leveled by the couplet: two games from one start with colors reversed. To win it a player must win at least one game and not lose the other. In the auction form the players bid for a side with free moves that they give the opponent.',
    },
    notation: {
      transpositions:
        '<notation>Nb1<=>Qg1</notation>, the piece on the lower file first; in UCI <notation>b1g1</notation>. The seventh field of the FEN says who may still transpose: <notation>Tt</notation>, <notation>T</notation>, <notation>t</notation> or <notation>-</notation>.',
    },
  },
} as const
