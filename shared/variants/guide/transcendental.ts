import { count, example, paragraph, say, section, written, type Guide } from './guide'

/** The page of Transcendental Chess. */
export const transcendentalGuide: Guide = {
  typical: 'RNBBKRQN / BNRQKBNR',
  sections: [
    section(
      'What it is',
      paragraph`Two shuffled armies and one chance to repair yours. Maxwell Lawrence invented it in 1978, long before
        Chess960.`,
    ),
    section(
      'How it starts',
      paragraph`Each side gets a rank by lot, without regard to the other's. Only the bishops must stand on different
        colours; the king may be anywhere. There are ${count('ranks')} ranks a side and ${count('starts')} first
        positions.`,
    ),
    section(
      'What is special',
      paragraph`There is no castling. Instead a player may, as his first move and never again, exchange two own
        pieces on his back rank. This transposition takes the place of the move. It may not swap two pieces of
        one kind, nor leave both bishops on one colour, nor leave the own king attacked. If it ends a check it may
        answer it.`,
      example({
        title: 'Both sides transpose',
        fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBBKRQN w - - 0 1 Tt',
        moves: ['b1g1', 'd8g8', 'e2e4', 'e7e5'],
        marks: ['b1', 'g1'],
        notice: say`White brings his queen from g1 to b1 and a knight to his king's side. Black answers in kind. From
          now on nobody has the right any more, whoever used it or not.`,
        barred: [
          {
            after: 0,
            uci: 'b1c1',
            written: 'Nb1<=>Bc1',
            why: say`both bishops would stand on light squares`,
          },
          { after: 0, uci: 'a1f1', written: 'Ra1<=>Rf1', why: say`two rooks: the board would not change` },
          {
            after: 2,
            uci: 'a1b1',
            written: 'Ra1<=>Qb1',
            why: say`only the first move may be a transposition`,
          },
        ],
      }),
      paragraph`Chance is levelled by the couplet: two games from one start with colours exchanged. To win it a player
        must win at least one game and not lose the other. In the auction form the players bid for a side
        with free moves that they give the opponent.`,
    ),
    section(
      'How it is written',
      paragraph`${written('Nb1<=>Qg1')}, the piece on the lower file first; in UCI ${written('b1g1')}. The seventh field
        of the FEN says who may still transpose: ${written('Tt')}, ${written('T')}, ${written('t')} or
        ${written('-')}.`,
    ),
  ],
  sources: ['Maxwell Lawrence, 1978; Transcendental Chess, the Chess Variant Pages'],
}
