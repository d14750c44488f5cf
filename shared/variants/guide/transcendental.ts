import { pageOf } from './guide'

const page = pageOf('transcendental')

export const transcendentalGuide = page.guide({
  typical: 'RNBBKRQN / BNRQKBNR',
  blocks: [
    page.paragraph('about.origin'),
    page.paragraph('start.ranks', 'ranks', 'starts'),
    page.paragraph('special.transposition'),
    page.example('special.bothTranspose', {
      fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBBKRQN w - - 0 1 Tt',
      moves: ['b1g1', 'd8g8', 'e2e4', 'e7e5'],
      marks: ['b1', 'g1'],
      barred: [
        { after: 0, uci: 'b1c1', written: 'Nb1<=>Bc1', why: 'bothOnLight' },
        { after: 0, uci: 'a1f1', written: 'Ra1<=>Rf1', why: 'twoRooks' },
        { after: 2, uci: 'a1b1', written: 'Ra1<=>Qb1', why: 'firstMoveOnly' },
      ],
    }),
    page.paragraph('special.couplet'),
    page.paragraph('notation.transpositions'),
  ],
  sources: ['Maxwell Lawrence, 1978; Transcendental Chess, the Chess Variant Pages'],
})
