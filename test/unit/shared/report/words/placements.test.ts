import { describe, expect, test } from 'vitest'
import type { ReportedMove } from '@shared/report/gameReport'
import { placementRemark } from '@shared/report/words/placements'
import { remarkText } from '@shared/report/words/wordsText'
import { unwrap } from '@shared/result'
import { variantById } from '@shared/variants'
import { loadCore } from '../../../../../electron/core/load'
import { lineMoves } from '../../../../../electron/rules/positions/playMove'
import { openPosition } from '../../../../../electron/rules/positions/openPosition'

const core = loadCore()
const variant = variantById('fischer-benko')
/** A system in which kings need not stand between their rooks. */
const FREER = variantById('half-random-transcendental')

/** The throw of the sample: each side has its light and dark bishops and a rook on the board. */
const THROW = '2b2br1/pppppppp/8/8/8/8/PPPPPPPP/1BB1R3[QRNNKqrnnk] w - - 0 1'
/** After 1. R@h1 N@e8 2. N@d1 R@a8 3. N@a1 N@h8: White has queen and king in hand. */
const LAST = 'r1b1nbrn/pppppppp/8/8/8/8/PPPPPPPP/NBBNR2R[QKqk] w - - 0 4'

const saidOf = (fen: string, played: string, better: string, isFaulty = true, rules = variant): string => {
  using position = unwrap(openPosition(core, { variant: rules.id, options: [], fen })).position
  const [node] = lineMoves(position, [played])
  const line = lineMoves(position, [better])
  if (!node || line.length === 0) throw new Error(`${played} or ${better} is not legal`)
  const move: ReportedMove = {
    ply: 1,
    node: { ...node, id: node.uci, nags: [], commentsBefore: [], comments: [], children: [] },
    fenBefore: fen,
    color: 'white',
    phase: 'setup',
    loss: isFaulty ? 12 : 2,
    ...(isFaulty && { judgment: 'mistake' }),
    better: [line],
  }
  const remark = placementRemark(rules, move)
  return remark ? remarkText(remark, rules) : ''
}

describe('the words about a placement', () => {
  test.each([
    ['In the corner the knight has two squares at most; 1. N@d1 gives it more.', THROW, 'N@a1', 'N@d1'],
    ['In the corner the queen has a single diagonal; 1. Q@d1 gives her more.', THROW, 'Q@h1', 'Q@d1'],
  ])('%s', (said, fen, played, better) => {
    expect(saidOf(fen, played, better)).toBe(said)
  })

  // White has two pieces in hand.
  test.each([
    [
      'The king on f1 is stuck between its rooks; 4. Q@f1+K@d1 leaves it air.',
      'r1b1nbrn/pppppppp/8/8/8/8/PPPPPPPP/NBB1R1RN[QKqk] w - - 0 4',
      'Q@d1+K@f1',
      'Q@f1+K@d1',
    ],
    [
      'The diagonal to g2 is weak: nothing guards the pawn there, and an enemy piece looks at it; 4. Q@f1+N@c1 guards it.',
      'brkb1rn1/pppppppp/8/8/8/8/PPPPPPPP/KB1RB1NR[QNqn] w - - 0 4',
      'Q@c1+N@f1',
      'Q@f1+N@c1',
    ],
    // The same with the bishop on another diagonal.
    [
      'Nothing guards the pawn on g2; with 4. Q@f1+N@c1 no pawn is left alone.',
      'rk1bbrn1/pppppppp/8/8/8/8/PPPPPPPP/KB1RB1NR[QNqn] w - - 0 4',
      'Q@c1+N@f1',
      'Q@f1+N@c1',
    ],
  ])('%s', (said, fen, played, better) => {
    expect(saidOf(fen, played, better, true, FREER)).toBe(said)
  })

  test.each([
    ['the better one has the knight in a corner, too', THROW, 'N@a1', 'N@h1', true],
    ['the piece is another', THROW, 'N@a1', 'Q@d1', true],
    ['it is faultless', THROW, 'N@a1', 'N@d1', false],
    ['the rank is not complete', THROW, 'R@g1', 'R@h1', true],
    ['pawns and king are no worse', LAST, 'Q@g1+K@f1', 'Q@f1+K@g1', true],
  ])('are empty if %s', (_, fen, played, better, isFaulty) => {
    expect(saidOf(fen, played, better, isFaulty)).toBe('')
  })
})
