import { squareAt } from '@shared/board/square'
import { letterOfPiece } from '@shared/variants/army'
import type { Position } from '../../core/position'

const RANKS = [7, 6, 5, 4, 3, 2, 1, 0]
const FILES = [0, 1, 2, 3, 4, 5, 6, 7]

const RULE = ` +${'---+'.repeat(8)}`

const rankText = (position: Position, rank: number): string => {
  const cells = FILES.map(file => {
    const piece = position.pieceAt(squareAt(file, rank))
    return piece ? letterOfPiece(position.variant.army, piece) : ' '
  })
  return ` | ${cells.join(' | ')} | ${rank + 1}`
}

/** A board for a terminal, White below, with the FEN and the key underneath. */
export const makeDiagram = (position: Position): string =>
  [
    '',
    RULE,
    ...RANKS.flatMap(rank => [rankText(position, rank), RULE]),
    '   a   b   c   d   e   f   g   h',
    '',
    `Variant: ${position.variant.id}`,
    `Fen: ${position.fen()}`,
    `Key: ${position.hash().toString(16).toUpperCase().padStart(16, '0')}`,
  ].join('\n')
