import { count, paragraph, picture, say, section, written, type Guide } from './guide'

/** The page of English Random Chess. */
export const englishRandomGuide: Guide = {
  typical: 'QRNBKBNR / RNBBQKNR',
  sections: [
    section(
      'What it is',
      paragraph`Free shuffle chess with room to breathe, by Benjamin Clarke; the year is not known to us. The orthodox
        armies stand on the inner files of a board of ten by ten, one square in from every edge.`,
    ),
    section(
      'How it starts',
      paragraph`White's pieces take the second rank from b to i and his pawns the third; Black's stand on the ninth and
        the eighth. Each rank is shuffled on its own and without any condition: bishops may share a colour, the king
        may stand in the corner of his army. There are ${count('ranks')} ranks a side and ${count('starts')} first
        positions, more than in any other system here.`,
      picture({
        title: 'A start',
        fen: '10/1rnbbqknr1/1pppppppp1/10/10/10/10/1PPPPPPPP1/1QRNBKBNR1/10 w K - 0 1',
        notice: say`The outer files and ranks are empty but can be used. A player's first move may well lead backward.
          White's king and right rook stand where they would in chess and may castle.`,
      }),
    ),
    section(
      'What is special',
      paragraph`Pawns move, capture and step twice as in chess, the double step from the third rank or the eighth, and
        promote on the last rank of the large board. Castling is for those whom the lot favours: a king on the
        f-file, the middle of his army, with a rook on b or i. He goes to d or h, the rook to e or g.`,
      paragraph`Backrank makes, numbers and shows these starts. It does not play the game yet.`,
    ),
    section(
      'How it is written',
      paragraph`As chess, with files a to j and ranks 1 to 10: ${written('e3e5')} is a double step. Each rank is numbered
        in alphabetical order, a start by White's number and then Black's.`,
    ),
  ],
  sources: ['Benjamin Clarke, English Random Chess, the Chess Variant Pages'],
}
