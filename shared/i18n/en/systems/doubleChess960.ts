/** What is said of Double Chess960, and its rules page. */
export const doubleChess960Texts = {
  summary:
    'Chess960 with two draws: White and Black each have one of the 960 ranks, so the armies rarely mirror each other.',
  guide: {
    about: {
      origin:
        'Chess960 with two draws instead of one: each side gets a rank of its own. No single inventor is known. Engine events made it popular as DFRC, Double Fischer Random Chess, above all the TCEC tournament of 2022.',
    },
    start: {
      ranks:
        'Both ranks obey Chess960: bishops on different colors, king between the rooks. Each side has one of {ranks} ranks, independently of the other, so there are {starts} first positions. In {mirroredStarts} of them both sides happen to have the same rank; these are the starts of Chess960.',
      numbers:
        'A start is named by two Chess960 numbers, White’s first, or by one number: White’s times {ranks}, plus Black’s.',
    },
    special: {
      balance:
        'Few starts are exactly balanced. Serious events play each start twice, with colors reversed. The rules of the game proper are those of Chess960, and so is castling: to c and d, or to g and f, from wherever king and rook began.',
      twoRoads: {
        title: 'Two kings, two roads',
        notice:
          'White’s king began on e1, Black’s on b8. Each castles from its own file and ends on the usual squares.',
      },
    },
    notation: {
      castlingField:
        'As in Chess960. Upper and lower case letters in a FEN’s castling field may name different files, as in <notation>HFca</notation>; where the rooks are the outermost ones <notation>KQkq</notation> is enough.',
    },
  },
} as const
