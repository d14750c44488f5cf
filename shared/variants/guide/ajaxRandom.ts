import { count, example, paragraph, say, section, written, type Guide } from './guide'

/** The page of Ajax Random Chess. */
export const ajaxRandomGuide: Guide = {
  typical: 'RBBNKQNR',
  sections: [
    section(
      'What it is',
      paragraph`Shuffled chess with more agile pieces, by José Carrillo; the year is not known to us. The Ajax pieces
        also appear in other games of his, some of which drop a further piece, the minister. This one is played
        without ministers.`,
    ),
    section(
      'How it starts',
      paragraph`A lot decides the rank under one condition, the king between the rooks. The bishops may share a colour;
        here that is no harm. Black stands on the same files. There are ${count('ranks')} ranks and
        ${count('starts')} first positions.`,
    ),
    section(
      'What is special',
      paragraph`Rook, bishop and knight have their moves of chess and may also step one square where they otherwise
        cannot: the rook diagonally, the bishop straight, the knight in any direction. With such a step they
        never capture, and so they attack nothing that way. King, queen and pawns are orthodox. Castling is that of
        Chess960.`,
      example({
        title: 'Three quiet steps',
        fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
        moves: ['e2e4', 'e7e5', 'f1c4', 'b8c6', 'c4c3', 'c6b6', 'g2g3', 'd7d6', 'h1g2'],
        marks: ['f1', 'b8', 'h1'],
        notice: say`The bishop steps from c4 to c3 and so changes its colour. The knight steps aside from c6 to b6, the
          rook leaves its corner for g2.`,
      }),
      example({
        title: 'A step does not capture',
        fen: '4k3/8/8/8/3p4/3B4/8/4K3 w - - 0 1',
        moves: ['d3e3'],
        marks: ['d3', 'd4'],
        notice: say`The bishop may step to e3 and attack the pawn from there. It cannot take it by stepping straight
          on.`,
        barred: [{ after: 0, uci: 'd3d4', written: 'Bxd4', why: say`quiet steps never capture` }],
      }),
      paragraph`Because a bishop can change its colour, two bishops are never useless. Dead positions are only king
        against king, alone or with one bishop or one knight.`,
    ),
    section(
      'How it is written',
      paragraph`A quiet step is written as any move of its piece: ${written('Bc3')}, ${written('Nb6')}, ${written('Rg2')}.
        Castling is ${written('O-O')} and ${written('O-O-O')}.`,
    ),
  ],
  sources: [
    'José Carrillo, How to generate random positions over the board, the Chess Variant Pages, 2009',
    'José Carrillo, pages on Ajax Chess, for the pieces',
  ],
}
