import { pageOf } from './guide'

const page = pageOf('beautiful')

export const beautifulGuide = page.guide({
  typical: 'NBKRRQBN / KNBRRBNQ',
  blocks: [
    page.paragraph('about.origin'),
    page.paragraph('start.symmetry', 'ranks', 'starts'),
    page.paragraph('start.luck'),
    page.paragraph('special.castling'),
    page.example('special.sameSide', {
      fen: 'k2rrb2/pppqpppp/8/8/8/2NB4/PPPQPPPP/K2RR3 w EDed - 0 1',
      moves: ['a1d1', 'a8d8'],
      marks: ['a1', 'c1', 'd1'],
      barred: [{ after: 0, uci: 'a1e1', written: 'O-O', why: 'blocked' }],
    }),
    page.example('special.wholeBoard', {
      fen: 'k2rr3/pp3ppp/8/8/8/3R4/PPP1PPPP/K3R2Q w E - 0 1',
      moves: ['a1e1'],
      marks: ['a1', 'e1', 'g1'],
    }),
    page.paragraph('special.missing', 'nullCastlings', 'missingCastlings'),
    page.example('special.missingBoth', {
      fen: 'nqrbbrkn/pppppppp/8/8/8/8/PPPPPPPP/NBKRRQBN w Ec - 0 1',
      moves: ['e2e4'],
      marks: ['c1', 'd1', 'g8', 'f8'],
      barred: [
        { after: 0, uci: 'c1d1', written: 'O-O-O', why: 'onTargets' },
        { after: 1, uci: 'g8f8', written: 'O-O', why: 'onTargets' },
      ],
    }),
    page.example('special.kingStep', {
      fen: '7k/8/8/8/8/8/8/1K1RR3 w E - 0 1',
      moves: ['b1c1'],
      marks: ['b1', 'c1', 'd1'],
      barred: [{ after: 0, uci: 'b1d1', written: 'O-O-O', why: 'sameAsStep' }],
    }),
    page.paragraph('notation.castling'),
  ],
  sources: ['Beautiful chess, article by its Czech authors, WikiBin, 2013'],
})
