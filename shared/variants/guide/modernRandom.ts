import { count, paragraph, picture, say, section, written, type Guide } from './guide'

/** The page of Modern Random Chess. */
export const modernRandomGuide: Guide = {
  typical: 'RNBMKQBNR',
  sections: [
    section(
      'What it is',
      paragraph`A shuffled form of Modern Chess, the game on nine files that Gabriel Vicente Maura brought out in Puerto
        Rico in 1968. José Carrillo made it random and developed from it the rules of Contemporary Random Chess.
        The year of his game is not known to us.`,
    ),
    section(
      'How it starts',
      paragraph`The ninth piece is the prime minister, who moves like bishop and knight. The king stands between the
        rooks; everything else falls as it may, bishops of one colour included. Black's rank is White's reversed,
        a1 like i9. There are ${count('ranks')} ranks, and as many first positions.
        ${count('oneColorRanks')} of them have bishops of one colour.`,
      picture({
        title: "Maura's own array",
        fen: 'rnbqkmbnr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBMKQBNR w KQkq - 0 1',
        notice: say`The fixed array of Modern Chess is one of the random ones. With nine files both bishops of a side
          stand on dark squares here.`,
      }),
    ),
    section(
      'What is special',
      paragraph`Castling leads to c and d or to g and f. On nine files both are long: the king's target is the third
        file from either edge.`,
      paragraph`Bishops that begin on one colour may be adjusted: once in the game a side may exchange an unmoved bishop
        with an unmoved neighbour on the back rank. There is no bunker leap. Pawns step twice from their first rank
        and promote to queen, rook, bishop, knight or prime minister.`,
      paragraph`Backrank makes, numbers and shows these starts. It does not play the game yet.`,
    ),
    section(
      'How it is written',
      paragraph`The prime minister's letter is ${written('M')}. An adjustment is written with the letters of both pieces,
        as in ${written('Bc<=>M')}.`,
    ),
  ],
  sources: [
    'Gabriel Vicente Maura, Modern Chess, 1968',
    'José Carrillo, The four Modern chess principles, the Chess Variant Pages',
  ],
}
