import { count, example, paragraph, say, section, written, type Guide } from './guide'

/** The page of Double Chess960. */
export const doubleChess960Guide: Guide = {
  typical: 'BNRKQRNB / RKRBBNNQ',
  sections: [
    section(
      'What it is',
      paragraph`Chess960 with two draws instead of one: each side gets a rank of its own. No single inventor is
        known. Engine events made it popular as DFRC, Double Fischer Random Chess, above all the TCEC
        tournament of 2022.`,
    ),
    section(
      'How it starts',
      paragraph`Both ranks obey Chess960: bishops on different colours, king between the rooks. Each side has one
        of ${count('ranks')} ranks, the other side's does not matter, and so there are ${count('starts')} first
        positions. In ${count('mirroredStarts')} of them both sides happen to have the same rank; these are the
        starts of Chess960.`,
      paragraph`A start is named by two Chess960 numbers, White's first, or by one number: White's times
        ${count('ranks')}, plus Black's.`,
    ),
    section(
      'What is special',
      paragraph`Starts are seldom balanced to a hair. Serious events play each start twice, with colours reversed.
        The rules of the game proper are those of Chess960, and so is castling: to c and d, or to g and f,
        from wherever king and rook began.`,
      example({
        title: 'Two kings, two roads',
        fen: 'rk2bq1r/pppnbppp/3pn3/4p3/4P3/1QNP1N2/PPPBBPPP/R3K2R w KQkq - 0 1',
        moves: ['e1h1', 'b8a8'],
        marks: ['e1', 'h1', 'b8', 'a8'],
        notice: say`White's king began on e1, Black's on b8. Each castles by his own files and ends on the usual
          squares.`,
      }),
    ),
    section(
      'How it is written',
      paragraph`As Chess960. Upper and lower case letters in a FEN's castling field may name different files,
        as in ${written('HFca')}; where the rooks are the outermost ones ${written('KQkq')} is enough.`,
    ),
  ],
  sources: ['TCEC, first Double Fischer Random event, 2022', 'Chess960 and its sources'],
}
