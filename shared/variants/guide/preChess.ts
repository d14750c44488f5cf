import { count, example, paragraph, say, section, written, type Guide } from './guide'

/** The page of Pre-Chess. */
export const preChessGuide: Guide = {
  typical: 'RNBBKQNR / BNRQKBNR',
  sections: [
    section(
      'What it is',
      paragraph`No dice at all: the players build both arrays themselves. Pal Benko published it in Chess Life &
        Review in 1978 and credited the idea to David Bronstein, who had it thirty years earlier. Some servers
        know it as Placement Chess.`,
    ),
    section(
      'How it starts',
      paragraph`The pawns stand, the back ranks are empty. White places one piece on his rank, Black one on his, and
        so on for eight turns each, in any order. A side's bishops must stand on different colours; nothing else
        is asked. That gives ${count('ranks')} ranks a side and ${count('starts')} arrays. Then White moves.`,
      example({
        title: 'The last light square',
        fen: 'r1b1k2r/pppppppp/8/8/8/8/PPPPPPPP/BN1Q1R2[RBNKqbnn] w - - 0 5',
        moves: ['B@h1', 'Q@d8'],
        hand: 'N',
        notice: say`White has used three light squares, and his second bishop needs the fourth. The knight may go to
          any dark square, but not to h1. Only the bishop may.`,
        barred: [
          { after: 0, uci: 'N@h1', written: 'N@h1', why: say`no light square would be left for the bishop` },
          { after: 0, uci: 'B@c1', written: 'B@c1', why: say`both bishops would stand on dark squares` },
        ],
      }),
    ),
    section(
      'What is special',
      paragraph`Who wants to castle must pay for it. Only a king on the e-file with a rook in the corner may castle,
        as in chess, and the opponent sees him going there. The right arises as the rank is completed. Check does
        not count while pieces are being placed.`,
      example({
        title: 'One side kept its castling',
        fen: 'bnrqkb1r/pppppppp/8/8/8/8/PPPPPPPP/RNBBKQ1R[Nn] w - - 0 8',
        moves: ['N@g1', 'N@g8', 'g2g4', 'g7g6', 'f1g2', 'f8g7', 'g1f3', 'g8f6', 'e1g1', 'e8g8'],
        notice: say`White can castle to both sides: his rooks stand in the corners. Black put one rook on c8 and has
          only the h-side left.`,
      }),
    ),
    section(
      'How it is written',
      paragraph`A placement is ${written('N@c1')}; each is a ply of its own, and the game begins with move 9. The
        FEN lists what is in hand in brackets, White's pieces first.`,
    ),
  ],
  sources: [
    'Pal Benko, Chess Life & Review, November 1978',
    'Placement rules of PyChess and Cutechess, for the bishops',
  ],
}
