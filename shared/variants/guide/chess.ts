import { count, example, paragraph, say, section, written, type Guide } from './guide'

/** The page of orthodox chess. */
export const chessGuide: Guide = {
  typical: 'RNBQKBNR',
  sections: [
    section(
      'What it is',
      paragraph`The game everybody knows, and the measure of all others here: what another page does not
        mention is as in chess.`,
      paragraph`Nobody invented it. It came from India by way of Persia, and toward the end of the fifteenth
        century players in Spain and Italy gave queen and bishop the long
        moves they have today. The laws are kept by FIDE, the World Chess Federation.`,
    ),
    section(
      'How it starts',
      paragraph`From one fixed array: ${count('starts')} back rank, ${count('starts')} first position, nothing
        to throw and nothing to place. Any other legal position can be set up by its FEN.`,
    ),
    section(
      'What is special',
      paragraph`Castling belongs to a king on the e-file and a rook in the corner, neither of which has moved.
        The king goes two squares, the rook lands beside him on the inner side. Nothing may stand between
        them, and the king may not leave, cross or reach an attacked square. The rook may do all three.`,
      example({
        title: 'One castles short, the other long',
        fen: 'r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 1',
        moves: ['e1g1', 'e8c8'],
        marks: ['e1', 'g1', 'h1'],
        notice: say`White ends on g1 and f1, Black on c8 and d8. Keep these four squares in mind: nearly every
          other system castles to them, wherever king and rook come from.`,
      }),
      example({
        title: 'En passant',
        fen: '4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1',
        moves: ['d7d5', 'e5d6'],
        marks: ['d7', 'd5', 'd6'],
        notice: say`A pawn that jumps two squares can be taken on the square it jumped over, on the very next
          move only. The FEN names that square only if such a capture is legal.`,
      }),
    ),
    section(
      'How it is written',
      paragraph`Castling is ${written('O-O')} toward the h-file and ${written('O-O-O')} toward the a-file. Engines
        say ${written('e1g1')} here; in every other system the king takes his own rook, ${written('e1h1')}. Both
        are read.`,
    ),
  ],
  sources: ['FIDE, Laws of Chess'],
}
