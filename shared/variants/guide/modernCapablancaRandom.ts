import { count, paragraph, picture, say, section, written, type Guide } from './guide'

/** The page of Modern Capablanca Random Chess. */
export const modernCapablancaRandomGuide: Guide = {
  typical: 'RNBAQKBCNR',
  sections: [
    section(
      'What it is',
      paragraph`The army of Capablanca Random Chess under the rules that José Carrillo calls the Modern principles: bishops
        may share a colour, Black's rank is White's reversed, castling is equal to both sides, and bishops may be
        adjusted. The year is not known to us.`,
    ),
    section(
      'How it starts',
      paragraph`Ten files, with archbishop (bishop and knight) and chancellor (rook and knight). Only one condition is
        left of the six: the king stands between the rooks. That makes ${count('ranks')} ranks and as many first
        positions, ${count('oneColorRanks')} of them with bishops of one colour. The piece on a1 is the one on j8.`,
      picture({
        title: 'A start',
        fen: 'rncbkqabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBAQKBCNR w KQkq - 0 1',
        notice: say`Turn the board and you see the same array: queen to the left of the king for both players. Both of
          White's bishops stand on one colour, so that he may adjust one of them.`,
      }),
    ),
    section(
      'What is special',
      paragraph`Castling is short to both sides: king to b and rook to c, or king to i and rook to h. A side whose bishops
        began on one colour may once exchange an unmoved bishop with an unmoved neighbour on the back rank. There is
        no bunker leap.`,
      paragraph`No page with the full rules has been found. What is said here follows the author's general principles and
        his instructions for throwing the start.`,
      paragraph`Backrank makes, numbers and shows these starts. It does not play the game yet.`,
    ),
    section(
      'How it is written',
      paragraph`${written('O-Ob')} and ${written('O-Oi')} for castling, ${written('Bc<=>A')} for an adjustment.
        ${written('A')} is the archbishop, ${written('C')} the chancellor.`,
    ),
  ],
  sources: [
    'José Carrillo, The four Modern chess principles, the Chess Variant Pages',
    'José Carrillo, How to generate random positions over the board, the Chess Variant Pages, 2009',
  ],
}
