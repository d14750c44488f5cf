import { count, paragraph, picture, ranksUnder, say, section, written, type Guide } from './guide'

/** The page of Capablanca Random Chess. */
export const capablancaRandomGuide: Guide = {
  typical: 'RCBAKRNBQN',
  sections: [
    section(
      'What it is',
      paragraph`Capablanca's chess with two more pieces, shuffled with great care. Reinhard Scharnagl, who also numbered
        the starts of Chess960, published it in 2004.`,
    ),
    section(
      'How it starts',
      paragraph`On ten files the army has an archbishop, who moves like bishop and knight, and a chancellor, who moves
        like rook and knight. Black stands on the same files. Three conditions come first: bishops on different
        colours, queen and archbishop on different colours, king between the rooks. They leave ${ranksUnder(3)} ranks.`,
      paragraph`Then every pawn must be guarded by a piece: ${ranksUnder(4)}. The bishops may not stand side by side:
        ${ranksUnder(5)}. And at least three files must differ from the array of Gothic Chess:
        ${count('ranks')}. That is the number the author published, and these conditions reproduce it
        exactly.`,
      picture({
        title: 'A start',
        fen: 'rcbakrnbqn/pppppppppp/10/10/10/10/PPPPPPPPPP/RCBAKRNBQN w KQkq - 0 1',
        notice: say`Look along the pawns: each is guarded by a piece behind it, diagonally behind it, or a knight's
          leap away.`,
      }),
    ),
    section(
      'What is special',
      paragraph`Castling follows Chess960. Toward the a-file king and rook end on c and d, toward the j-file on i and h:
        always one square in from the edge on one wing, two on the other. Pawns promote to queen, chancellor,
        archbishop, rook, bishop or knight.`,
      paragraph`Backrank makes, numbers and shows these starts. It does not play the game yet.`,
    ),
    section(
      'How it is written',
      paragraph`${written('A')} is the archbishop, ${written('C')} the chancellor, ${written('O-O-O')} goes toward the
        a-file and ${written('O-O')} toward the j-file.`,
    ),
  ],
  sources: ['Reinhard Scharnagl, Capablanca Random Chess, 2004'],
}
