/** What is said of Contemporary Random Chess, and its rules page. */
export const contemporaryRandomTexts = {
  summary:
    'The king stands between the rooks; the bishops may stand anywhere. Castling is short to either side, an unmoved king may leap into its bunker, and if both bishops began on the same color, one may swap with a neighbor, once.',
  guide: {
    about: {
      origin:
        'Chess960’s livelier cousin, by José Carrillo of Puerto Rico, 2008; first called Modern Random Chess 64. Its ideas come from Modern Chess, a game on nine files by Gabriel Vicente Maura. The bunker leap was added after a proposal by Charles Daniel of 2009.',
    },
    start: {
      ranks:
        'The king stands between the rooks, and that is the only condition: the bishops may share a color. There are {ranks} ranks, {oneColorRanks} of them with bishops of one color. Black’s rank is White’s reversed, a1 like h8, so each player sees the same array.',
    },
    special: {
      castling:
        'Castling is short to both sides: king to b and rook to c, or king to g and rook to f. There is no long castling.',
      shortLeft: {
        title: 'Short to the left',
        notice: 'King and rook nearly change places: b1 and c1. Black castles short as well.',
      },
      leap: 'The bunker leap: once in the game an unmoved king may go to b or g of its back rank, over any pieces of its own. The target must be empty, no square from start to target may be attacked, and no enemy piece may be in the way. After the leap the king may no longer castle.',
      overThree: {
        title: 'Over three pieces into the bunker',
        notice:
          'As soon as the knight has left g1 the king may jump there from c1, over bishop, queen and bishop. Black’s king does the same toward b8.',
        barred: {
          occupied: 'The knight still stands on g1.',
          kingMoved: 'The king has moved.',
        },
      },
      adjustment:
        'The bishop adjustment: if a side’s bishops began on one color, it may once exchange an unmoved bishop with an unmoved neighbor on the back rank, but not in check. A rook moved in this way no longer castles; a king moved in this way neither castles nor leaps.',
      twoAdjustments: {
        title: 'Two adjustments',
        notice:
          'Cetina and Carrillo opened a game of 2008 with these moves, from a start that fits them. Each now has bishops of both colors, and Black has given up castling with the rook that moved to e8.',
        barred: {
          onlyOne: 'Each side has only one adjustment.',
        },
      },
    },
    notation: {
      moves:
        '<notation>O-Ob</notation> and <notation>O-Og</notation>; <notation>Kc>>g1</notation> for the leap; <notation>Bf<=>N</notation> for the adjustment, with the partner’s file where two would fit: <notation>Bd<=>Ne</notation>. The FEN’s seventh field keeps the kings that may leap and the files that may adjust.',
    },
  },
} as const
