/** What is said of Modern Random Chess, and its rules page. */
export const modernRandomTexts = {
  summary:
    'A ninth file makes room for a prime minister, who moves like bishop and knight. The king stands between the rooks; the bishops may stand anywhere and may be adjusted once.',
  guide: {
    about: {
      origin:
        'A shuffled form of Modern Chess, the game on nine files that Gabriel Vicente Maura brought out in Puerto Rico in 1968. José Carrillo made it random and developed from it the rules of Contemporary Random Chess. The year of the game is not known to us.',
    },
    start: {
      ranks:
        'The ninth piece is the prime minister, who moves like bishop and knight. The king stands between the rooks; everything else falls as it may, bishops of one color included. Black’s rank is White’s reversed, a1 like i9. There are {ranks} ranks, and as many first positions. {oneColorRanks} of them have bishops of one color.',
      mauraArray: {
        title: 'Maura’s own array',
        notice:
          'The fixed array of Modern Chess is one of the random ones. With nine files both bishops of a side stand on dark squares here.',
      },
    },
    special: {
      castling:
        'Castling leads to c and d or to g and f. On nine files both are long: the king’s target is the third file from either edge.',
      adjustment:
        'Bishops that begin on one color may be adjusted: once in the game a side may exchange an unmoved bishop with an unmoved neighbor on the back rank. There is no bunker leap. Pawns step twice from their first rank and promote to queen, rook, bishop, knight or prime minister.',
      bothLong: {
        title: 'To the third file from either edge',
        notice: 'White castles to g and f, Black to c and d.',
      },
      withTheKing: {
        title: 'An adjustment with the king',
        notice:
          'Both of White’s bishops stand on one color. The one on d1 changes places with the king, which may no longer castle.',
        barred: {
          kingMoved: 'The king has moved.',
        },
      },
    },
    notation: {
      letters:
        'The prime minister’s letter is <notation>M</notation>. An adjustment is written with the letters of both pieces, as in <notation>Bc<=>M</notation>.',
    },
  },
} as const
