import { count, example, paragraph, say, section, written, type Guide } from './guide'

/** The page of Beautiful Chess. */
export const beautifulGuide: Guide = {
  typical: 'NBKRRQBN / KNBRRBNQ',
  sections: [
    section(
      'What it is',
      paragraph`Shuffled chess for lovers of symmetry, made by Czech amateurs in 2013. Here a rank mirrors itself
        instead of the opponent.`,
    ),
    section(
      'How it starts',
      paragraph`Bishops, rooks and knights stand in pairs at equal distance from the middle, and the king faces his
        queen in the same way. Bishops so placed always differ in colour. That leaves ${count('ranks')} ranks. White
        and Black draw on their own, which makes ${count('starts')} first positions.`,
      paragraph`To counter luck the players can play both sides of a start, a couplet, or let one make White's first
        move and the other choose his side.`,
    ),
    section(
      'What is special',
      paragraph`The king need not stand between his rooks. The left rook castles toward the a-file, the right one toward
        the h-file, wherever he is; the targets are those of chess. The rook that does not castle is a piece like
        any other and may block the way. The king may pass over the rook he castles with.`,
      example({
        title: 'Both rooks on the same side',
        fen: 'k2rrb2/pppqpppp/8/8/8/2NB4/PPPQPPPP/K2RR3 w EDed - 0 1',
        moves: ['a1d1', 'a8d8'],
        marks: ['a1', 'c1', 'd1'],
        notice: say`Toward the a-file the king jumps from a1 to c1 and the rook on d1 stays. Toward the h-file the
          rook on d1 stands in the way.`,
        barred: [{ after: 0, uci: 'a1e1', written: 'O-O', why: say`the other rook blocks on d1` }],
      }),
      example({
        title: 'Across the whole board',
        fen: 'k2rr3/pp3ppp/8/8/8/3R4/PPP1PPPP/K3R2Q w E - 0 1',
        moves: ['a1e1'],
        marks: ['a1', 'e1', 'g1'],
        notice: say`The rook from d1 has left the rank. King a1 goes to g1, over his own rook, which lands on f1.`,
      }),
      paragraph`Some castlings do not exist. If king and rook stand on their targets from the start, castling would
        move nothing: that happens ${count('nullCastlings')} times among the ranks. In the other cases it would do
        no more than an ordinary move of the king or of the rook, and then it is that move. Together they are
        ${count('missingCastlings')}.`,
      example({
        title: 'Castlings that do not exist',
        fen: 'nqrbbrkn/pppppppp/8/8/8/8/PPPPPPPP/NBKRRQBN w Ec - 0 1',
        marks: ['c1', 'd1', 'g8', 'f8'],
        moves: ['e2e4'],
        notice: say`White's king and left rook stand on c1 and d1, Black's king and right rook on g8 and f8. The FEN
          has a letter for the other rook of each side only.`,
        barred: [
          { after: 0, uci: 'c1d1', written: 'O-O-O', why: say`king and rook are on their targets already` },
          { after: 1, uci: 'g8f8', written: 'O-O', why: say`king and rook are on their targets already` },
        ],
      }),
      example({
        title: 'No more than a step of the king',
        fen: '7k/8/8/8/8/8/8/1K1RR3 w E - 0 1',
        moves: ['b1c1'],
        marks: ['b1', 'c1', 'd1'],
        notice: say`Castling toward the a-file would put the king on c1 and leave the rook on d1. So does the king's
          ordinary move, and only that one is there; it costs him his castling as any king move does.`,
        barred: [{ after: 0, uci: 'b1d1', written: 'O-O-O', why: say`the same as Kc1` }],
      }),
    ),
    section(
      'How it is written',
      paragraph`${written('O-O-O')} and ${written('O-O')}; in UCI the king takes the castling rook,
        ${written('a1e1')}. The FEN always names castling rooks by their files, as in ${written('EDed')}.`,
    ),
  ],
  sources: ['Beautiful chess, article by its Czech authors, WikiBin, 2013'],
}
