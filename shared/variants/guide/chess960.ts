import { count, example, paragraph, say, section, written, type Guide } from './guide'

/** The page of Chess960. */
export const chess960Guide: Guide = {
  typical: 'NRKBBQNR',
  sections: [
    section(
      'What it is',
      paragraph`Chess from a shuffled back rank, so that nobody can bring an opening along. Robert James Fischer
        presented it in Buenos Aires in June 1996; Fischer Random and Freestyle Chess are other names for it.`,
    ),
    section(
      'How it starts',
      paragraph`A lot decides White's back rank under two conditions: the bishops stand on different colours, and
        the king stands somewhere between the rooks. That leaves ${count('ranks')} ranks. Black stands on
        the same files, so there are just as many first positions.`,
      paragraph`They are numbered from 0 by a scheme of Reinhard Scharnagl; the array of chess has a number among
        them, too. Type a number in the New analysis box to get its start.`,
    ),
    section(
      'What is special',
      paragraph`Only castling. King and rook start on any files and end where they do in chess: c and d, or g and
        f. Every square that either of them crosses or reaches must be empty but for the two. The king's whole
        way must be free of attack. One of the two may stay where it is.`,
      example({
        title: 'From b to g, and from b to c',
        fen: 'rk5r/pppqbppp/2npbn2/4p3/4P3/2NPBN2/PPPQBPPP/RK5R w KQkq - 0 1',
        moves: ['b1h1', 'b8a8'],
        marks: ['b1', 'g1', 'h1'],
        notice: say`White's king walks five squares, Black's only one. Both positions look as if somebody had
          castled from e1 and e8.`,
      }),
      example({
        title: 'A rook that shields its king',
        fen: '4k3/8/8/8/8/8/8/rRK4R w KQ - 0 1',
        moves: ['c1h1'],
        marks: ['a1', 'b1', 'c1'],
        notice: say`The king is on his target already. Castling toward the a-file would only bring the rook from
          b1 to d1, and the rook on a1 would then attack the king. The other side is free.`,
        barred: [
          {
            after: 0,
            uci: 'c1b1',
            written: 'O-O-O',
            why: say`the king would stand in check once his rook has left b1`,
          },
        ],
      }),
    ),
    section(
      'How it is written',
      paragraph`${written('O-O')} and ${written('O-O-O')} as in chess. In UCI the king takes his own rook:
        ${written('b1h1')}. A FEN says ${written('KQkq')} for the outermost rooks and the file letter for an
        inner one.`,
    ),
  ],
  sources: [
    'Robert James Fischer, Buenos Aires, 1996',
    'Reinhard Scharnagl, numbering of the starts',
    'FIDE, Guidelines to the Laws of Chess: Chess960',
  ],
}
