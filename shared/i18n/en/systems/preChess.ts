/** What is said of Benko's Pre-Chess, and its rules page. */
export const preChessTexts = {
  name: 'Benko’s Pre-Chess',
  summary:
    'The back ranks are empty. White and Black place one piece each in turn, bishops on opposite colors, until all sixteen are placed. A side whose king and rook are on their orthodox squares may castle.',
  guide: {
    about: {
      origin:
        'No dice at all: the players build both arrays themselves. Pal Benko published it in Chess Life & Review in 1978 and credited the idea to David Bronstein, who had it thirty years earlier. Some servers know it as Placement Chess.',
    },
    start: {
      placing:
        'The pawns are on their squares, and the back ranks are empty. White and Black take turns to place one piece on their own back rank, eight turns each, in any order. A side’s bishops must stand on different colors; there is no other condition. That gives {ranks} ranks a side and {starts} arrays. Then White moves.',
      lastLightSquare: {
        title: 'The last light square',
        notice:
          'White has used three light squares, and the second bishop needs the fourth. The knight may go to any dark square, but not to h1. Only the bishop may.',
        barred: {
          noSquareLeft: 'No light square would be left for the bishop.',
          bothOnDark: 'Both bishops would stand on dark squares.',
        },
      },
    },
    special: {
      castling:
        'Castling has a price. Only a king on the e-file with a rook in the corner may castle, as in chess, and the opponent sees this coming. The right arises when the rank is complete. Check does not count while pieces are being placed.',
      oneSideKeeps: {
        title: 'One side kept its castling',
        notice:
          'White can castle to both sides: both rooks stand in the corners. Black put one rook on c8 and has only the h-side left.',
      },
    },
    notation: {
      placements:
        'A placement is <notation>N@c1</notation>; each is a ply of its own, and the game begins with move 9. The FEN lists what is in hand in brackets, White’s pieces first.',
    },
  },
} as const
