/** What is said of Half-Random Transcendental, and its rules page. */
export const halfRandomTranscendentalTexts = {
  summary:
    'Bishops and one rook of each side are thrown, the rest is placed by the players, the king wherever they like. There is no castling and no exchange on the first move.',
  guide: {
    about: {
      origin:
        'The wilder sister of Fischer-Benko Chess, by Davor Vujacic and Ola Sassersson, 2020. Its other name, Benko-Lawrence Chess, honors Pal Benko, who let players place their pieces, and Maxwell Lawrence, who did without castling.',
    },
    start: {
      dice: 'As in Fischer-Benko Chess: dice put two bishops of different color and one rook on each back rank, {throws} throws in all. The players place the other five in turn, three singly and the last two together.',
      noDeadEnds:
        'The king may stand anywhere, outside the rooks as well. So no placement is ever a dead end, and every throw has {mostWays} completions a side. There are {ranks} ranks and {starts} arrays.',
      publishedGame: {
        title: 'Lukic – Vujacic, 11 July 2020',
        notice:
          'Both kings stand beside both rooks, one to their right and one to their left; no Chess960 start looks like this. The whole game is among the samples.',
      },
    },
    special: {
      noCastling:
        'There is no castling: a king that wants shelter must be placed in it. The exchange on the first move, which Transcendental Chess allows, is not part of this game. A single game decides, without a return game with colors reversed.',
      lastTwo:
        'The published rule has the last two pieces placed at the same time. In a score White’s pair comes first and Black answers it.',
    },
    notation: {
      placements:
        'Placements as in Fischer-Benko Chess, <notation>N@c1</notation> and <notation>Q@b1+K@g1</notation>. A score that writes the last two one after the other, <notation>4. Q@b1 Q@g8 5. K@g1 K@b8</notation>, is read and becomes the two pairs.',
    },
  },
} as const
