/** What is said of Ajax Random Chess, and its rules page. */
export const ajaxRandomTexts = {
  summary:
    'The king stands between the rooks; the bishops may stand anywhere. Rooks may also step one square diagonally, bishops one square straight, knights one square in any direction, never to capture.',
  guide: {
    about: {
      origin:
        'Shuffled chess with more agile pieces, by José Carrillo; the year is not known to us. The Ajax pieces also appear in other games of his, some of which drop a further piece, the minister. This one is played without ministers.',
    },
    start: {
      ranks:
        'The rank is drawn at random under one condition: the king stands between the rooks. The bishops may share a color, which does no harm here. Black stands on the same files. There are {ranks} ranks and {starts} first positions.',
    },
    special: {
      steps:
        'Rook, bishop and knight keep their moves of chess and may also step one square where they otherwise cannot: the rook diagonally, the bishop straight, the knight in any direction. With such a step they never capture, and so they attack nothing that way. King, queen and pawns are orthodox. Castling is that of Chess960.',
      threeSteps: {
        title: 'Three quiet steps',
        notice:
          'The bishop steps from c4 to c3 and changes its color. The knight steps aside from c6 to b6, the rook leaves its corner for g2.',
      },
      noCapture: {
        title: 'A step does not capture',
        notice:
          'The bishop may step to e3 and attack the pawn from there. It cannot take it by stepping straight on.',
        barred: {
          neverCaptures: 'Quiet steps never capture.',
        },
      },
      bishops:
        'Because a bishop can change its color, two bishops are never useless. Dead positions are only king against king, alone or with one bishop or one knight.',
    },
    notation: {
      steps:
        'A quiet step is written like any move of its piece: <notation>Bc3</notation>, <notation>Nb6</notation>, <notation>Rg2</notation>. Castling is <notation>O-O</notation> and <notation>O-O-O</notation>.',
    },
  },
} as const
