import { count, example, paragraph, say, section, written, type Guide } from './guide'

/** The page of Arrangement Chess. */
export const arrangementGuide: Guide = {
  typical: 'RQBNNBKR / RNBNQBKR',
  sections: [
    section(
      'What it is',
      paragraph`Chess in which the players move their kings and queens elsewhere before the game begins. Mats Winther
        invented it in April 2009 to get away from opening theory without leaving sound positions.`,
    ),
    section(
      'How it starts',
      paragraph`From the array of chess. First Black exchanges his king with another piece of his back rank, or keeps
        him. White must do the same on the same file. Then Black exchanges his queen, wherever she now stands, or
        keeps her; White does so as he likes, and makes his first move in the same turn.`,
      paragraph`Rooks never move, the queen never exchanges with the king, and after each exchange a side's bishops
        must stand on different colours.`,
      example({
        title: 'Kings to the g-file, queens apart',
        fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1 king',
        moves: ['e8g8', 'e1g1', 'd8e8', 'd1b1', 'e2e4', 'e7e5'],
        marks: ['e8', 'b8', 'c8', 'd8', 'g8'],
        notice: say`Black's queen takes the place that his king has left to a knight. White decides for himself and
          goes to b1, then plays on at once.`,
        barred: [
          { after: 0, uci: 'e8f8', written: 'K<=>f8', why: say`both bishops would stand on one colour` },
          { after: 0, uci: 'e8h8', written: 'K<=>h8', why: say`rooks stay in their corners` },
          { after: 1, uci: 'e1e1', written: 'K=', why: say`White must mirror Black's king` },
        ],
      }),
    ),
    section(
      'Why 80 and not 100',
      paragraph`The author counts 100 positions. His rules give ${count('starts')}: the king has
        ${count('kingPlaces')} choices, his own square among them; each leaves either queen
        ${count('queenPlaces')}; and ${count('kingPlaces')} × ${count('queenPlaces')} × ${count('queenPlaces')} is
        ${count('starts')}. A side has ${count('ranks')} different ranks.`,
      paragraph`If the bishops were looked at only after the queen has moved, the king could also go to the f-file
        and the queen repair the damage. That would make ${count('lenientStarts')}. No reading that agrees with
        the text makes 100.`,
    ),
    section(
      'What is special',
      paragraph`A relocated king keeps his castling, and it is that of Chess960: to c and d, or to g and f. With
        curtailed castling, an option, a king on the b-file castles only toward the a-file, one on the g-file only
        toward the h-file.`,
      example({
        title: 'Castling by the rook alone',
        fen: 'rnbnq1kr/ppppppbp/6p1/8/8/6P1/PPPPPPBP/RQBNN1KR w KQkq - 2 5',
        moves: ['g1h1', 'g8h8'],
        marks: ['g1', 'h1', 'f1'],
        notice: say`The king stands on g1 already. The rook goes to f1, and that is all.`,
      }),
    ),
    section(
      'How it is written',
      paragraph`${written('K<=>g8')} and ${written('Q<=>b1')} for an exchange, ${written('K=')} and ${written('Q=')} for
        staying. Relocations are plies of the score. White's queen and his first move bear the same number.`,
    ),
  ],
  sources: [
    'Mats Winther, Arrangement Chess, 2009',
    'Mats Winther, pages on relocation variants, for curtailed castling',
  ],
}
