import { count, example, paragraph, say, section, written, type Guide } from './guide'

/** The page of Contemporary Random Chess. */
export const contemporaryRandomGuide: Guide = {
  typical: 'RKQBRBNN',
  sections: [
    section(
      'What it is',
      paragraph`Chess960's livelier cousin, by José Carrillo of Puerto Rico, 2008; first called Modern Random Chess 64.
        Its ideas come from Modern Chess, a game on nine files by Gabriel Vicente Maura. The bunker leap was added
        after a proposal by Charles Daniel of 2009.`,
    ),
    section(
      'How it starts',
      paragraph`The king stands between the rooks, and that is the only condition: the bishops may share a colour. There
        are ${count('ranks')} ranks, ${count('oneColorRanks')} of them with bishops of one colour. Black's rank is
        White's reversed, a1 like h8, so that each player sees the same array from his side.`,
    ),
    section(
      'What is special',
      paragraph`Castling is short to both sides: king to b and rook to c, or king to g and rook to f. There is no long
        castling.`,
      example({
        title: 'Short to the left',
        fen: 'r4k1r/ppp2ppp/8/8/8/8/PPP2PPP/R1K4R w KQkq - 0 1 K/K',
        moves: ['c1a1', 'f8h8'],
        marks: ['a1', 'b1', 'c1'],
        notice: say`King and rook change places, nearly: b1 and c1. Black castles to his own short side.`,
      }),
      paragraph`The bunker leap: once in the game an unmoved king may go to b or g of his back rank over any own
        pieces. The target must be empty, no square from start to target attacked, and no
        enemy piece on the way. After it the king no longer castles.`,
      example({
        title: 'Over three pieces into the bunker',
        fen: 'rnbqbknr/pppppppp/8/8/8/8/PPPPPPPP/RNKBQBNR w KQkq - 0 1 Kabcdefgh/Kabcdefgh',
        moves: ['g1f3', 'e7e5', 'c1g1', 'b8c6', 'e2e4', 'f8b8'],
        marks: ['c1', 'd1', 'e1', 'f1', 'g1'],
        notice: say`As soon as the knight has left g1 the king may jump there from c1, over bishop, queen and bishop.
          Black's king does the same toward b8.`,
        barred: [
          { after: 0, uci: 'c1g1', written: 'Kc>>g1', why: say`the knight still stands on g1` },
          { after: 4, uci: 'g1b1', written: 'Kg>>b1', why: say`the king has moved` },
        ],
      }),
      paragraph`The bishop adjustment: if a side's bishops began on one colour, it may once exchange an unmoved bishop
        with an unmoved neighbour on the back rank, but not in check. A rook so moved no longer castles; a king
        neither castles nor leaps.`,
      example({
        title: 'Two adjustments',
        fen: 'nnbrbqkr/pppppppp/8/8/8/8/PPPPPPPP/RKQBRBNN w KQkq - 0 1 Kabcdefgh/Kabcdefgh',
        moves: ['e2e4', 'e7e5', 'c2c3', 'e8d8', 'f1g1', 'c7c5'],
        marks: ['d1', 'f1', 'c8', 'e8'],
        notice: say`Cetina and Carrillo opened a game of 2008 with these moves, from a start that fits them. Each
          now has bishops of both colours, and Black has given up castling with the rook that moved to e8.`,
        barred: [{ after: 6, uci: 'd1c1', written: 'Bd<=>Q', why: say`one adjustment a side is all` }],
      }),
    ),
    section(
      'How it is written',
      paragraph`${written('O-Ob')} and ${written('O-Og')}; ${written('Kc>>g1')} for the leap; ${written('Bf<=>N')} for the
        adjustment, with the partner's file where two would fit: ${written('Bd<=>Ne')}. The FEN's seventh field
        keeps the kings that may leap and the files that may adjust.`,
    ),
  ],
  sources: [
    'José Carrillo, Contemporary Random Chess, the Chess Variant Pages, 2008',
    'Charles Daniel, King to Bunker Leap, 2009',
  ],
}
