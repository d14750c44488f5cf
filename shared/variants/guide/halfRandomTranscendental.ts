import { count, example, paragraph, say, section, written, type Guide } from './guide'

/** The page of Half-Random Transcendental. */
export const halfRandomTranscendentalGuide: Guide = {
  typical: 'BQNRRBKN / BKNBRNQR',
  sections: [
    section(
      'What it is',
      paragraph`The wilder sister of Fischer-Benko Chess, by Davor Vujacic and Ola Sassersson, 2020. Its other name,
        Benko-Lawrence Chess, honours Pal Benko, who let players place their pieces, and Maxwell Lawrence, who
        did without castling.`,
    ),
    section(
      'How it starts',
      paragraph`As in Fischer-Benko Chess: dice put two bishops of different colour and one rook on each back rank,
        ${count('throws')} throws in all. The players place the other five in turn, three singly and the last
        two together.`,
      paragraph`The king may stand anywhere, outside the rooks as well. So no placement is ever a dead end, and
        every throw has ${count('mostWays')} completions a side. There are ${count('ranks')} ranks and
        ${count('starts')} arrays.`,
      example({
        title: 'Lukic – Vujacic, 11 July 2020',
        fen: 'b2br3/pppppppp/8/8/8/8/PPPPPPPP/B2R1B2[QRNNKqrnnk] w - - 0 1',
        moves: ['R@e1', 'N@f8', 'N@h1', 'N@c8', 'N@c1', 'R@h8', 'Q@b1+K@g1', 'Q@g8+K@b8', 'h1g3', 'e7e5'],
        notice: say`Both kings stand beside both rooks, one to their right and one to their left; no Chess960 start
          looks like this. The whole game is among the samples.`,
      }),
    ),
    section(
      'What is special',
      paragraph`Nobody castles: a king that wants shelter must be placed in it. The exchange on the first move, which
        Transcendental Chess allows, is not part of this game, and one game decides; there is no return game
        with colours reversed.`,
      paragraph`The published rule has the last two pieces placed at the same time. In a score White's pair comes
        first and Black answers it.`,
    ),
    section(
      'How it is written',
      paragraph`Placements as in Fischer-Benko Chess, ${written('N@c1')} and ${written('Q@b1+K@g1')}. A score that
        writes the last two one after the other, ${written('4. Q@b1 Q@g8 5. K@g1 K@b8')}, is read and becomes
        the two pairs.`,
    ),
  ],
  sources: ['Davor Vujacic and Ola Sassersson, notes to Fischer-Benko Chess, the Chess Variant Pages, 2020'],
}
