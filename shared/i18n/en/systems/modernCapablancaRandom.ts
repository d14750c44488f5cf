/** What is said of Modern Capablanca Random Chess, and its rules page. */
export const modernCapablancaRandomTexts = {
  summary:
    'The army of Capablanca Random with one condition only, the king between the rooks. Castling is short to both sides, and bishops that began on the same color may be adjusted once.',
  guide: {
    about: {
      origin:
        'The army of Capablanca Random Chess under the rules that José Carrillo calls the Modern principles: bishops may share a color, Black’s rank is White’s reversed, castling is equal to both sides, and bishops may be adjusted. The year is not known to us.',
    },
    start: {
      ranks:
        'Ten files, with archbishop (bishop and knight) and chancellor (rook and knight). Only one condition is left of the six: the king stands between the rooks. That makes {ranks} ranks and as many first positions, {oneColorRanks} of them with bishops of one color. The same kind of piece stands on a1 and j8.',
      aStart: {
        title: 'A start',
        notice:
          'Turn the board and you see the same array: queen to the left of the king for both players. Both of White’s bishops stand on the same color, so White may adjust one of them.',
      },
    },
    special: {
      castling:
        'Castling is short to both sides: king to b and rook to c, or king to i and rook to h. A side whose bishops began on one color may once exchange an unmoved bishop with an unmoved neighbor on the back rank. There is no bunker leap.',
      sources:
        'No page with the full rules has been found. This page follows the author’s general principles and instructions for throwing the start.',
      shortTwice: {
        title: 'Short to both sides',
        notice: 'White castles to i and h, Black to b and c: each king ends one square from the edge.',
      },
      twoAdjustments: {
        title: 'Two adjustments',
        notice:
          'Each side’s bishops begin on one color. White’s on b1 changes places with the knight on c1, Black’s on i8 with the knight on h8.',
        barred: {
          onlyOne: 'Each side has only one adjustment.',
        },
      },
    },
    notation: {
      moves:
        '<notation>O-Ob</notation> and <notation>O-Oi</notation> for castling, <notation>Bc<=>A</notation> for an adjustment. <notation>A</notation> is the archbishop, <notation>C</notation> the chancellor.',
    },
  },
} as const
