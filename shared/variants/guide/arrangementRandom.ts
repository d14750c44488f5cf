import { count, example, paragraph, say, section, written, type Guide } from './guide'

/** The page of Arrangement Random Chess. */
export const arrangementRandomGuide: Guide = {
  typical: 'RKBQNBNR / RKBBNQNR',
  sections: [
    section(
      'What it is',
      paragraph`Arrangement Chess with the decisions left to chance, by Mats Winther, 2009. He also called it Chess100,
        after his count of the positions; the rules of Arrangement Chess give ${count('starts')}, and its page
        here says why.`,
    ),
    section(
      'How it starts',
      paragraph`One of the ${count('starts')} arrays that relocation can make is drawn by lot. The kings face each
        other on b, c, d, e or g; there are ${count('kingPlaces')} such files. Each queen stands on one of
        ${count('queenPlaces')} squares, whatever the other does. Rooks stand in the corners, bishops on different
        colours. A side has ${count('ranks')} different ranks, all of them Chess960 ranks.`,
    ),
    section(
      'What is special',
      paragraph`The game is Chess960, castling included: king and rook end on c and d, or on g and f. The starts are
        close to chess, with pieces that can still develop to either wing.`,
      paragraph`Curtailed castling is an option for players who want to know where the king will live: on the b-file
        he castles only toward the a-file, on the g-file only toward the h-file.`,
      example({
        title: 'Curtailed castling on the b-file',
        fen: 'rk5r/pppqbppp/2npbn2/4p3/4P3/2NPBN2/PPPQBPPP/RK5R w Qq - 0 1',
        options: ['curtailed'],
        moves: ['b1a1', 'b8a8'],
        marks: ['a1', 'b1', 'c1', 'd1'],
        notice: say`Toward the a-file all is free. The way to g1 is free as well, but the option has taken that right
          away from the start.`,
        barred: [
          { after: 0, uci: 'b1h1', written: 'O-O', why: say`a king from the b-file castles only a-side` },
        ],
      }),
    ),
    section(
      'How it is written',
      paragraph`As Chess960. With the option the FEN lacks the letter, as in ${written('Qq')}, and the PGN says
        ${written('[Castling "curtailed"]')}. A start is numbered by the order of White's, then Black's Chess960
        number.`,
    ),
  ],
  sources: ['Mats Winther, Arrangement Chess and Chess100, 2009'],
}
