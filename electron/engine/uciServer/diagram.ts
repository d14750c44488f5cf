import { fileName, squareAt } from '@shared/board/square'
import { letterOfPiece } from '@shared/variants/army'
import type { Position } from '../../core/position'

const rankText = ({ variant, pieceAt }: Pick<Position, 'variant' | 'pieceAt'>, rank: number): string => {
  const { army, board } = variant
  const cells = Array.from({ length: board.files }, (_, file) => {
    const piece = pieceAt(squareAt(file, rank, board))
    return piece ? letterOfPiece(army, piece) : ' '
  })
  return ` | ${cells.join(' | ')} | ${rank + 1}`
}

/** A board for a terminal, with White at the bottom and the FEN and the key below it. */
export const makeDiagram = (position: Position): string => {
  const { variant } = position
  const { files, ranks } = variant.board
  const rule = ` +${'---+'.repeat(files)}`
  const board = { variant, pieceAt: position.pieceAt.bind(position) }
  const rows = Array.from({ length: ranks }, (_, row) => rankText(board, ranks - 1 - row))
  const names = Array.from({ length: files }, (_, file) => fileName(file))
  return [
    '',
    rule,
    ...rows.flatMap(row => [row, rule]),
    `   ${names.join('   ')}`,
    '',
    `Variant: ${variant.id}`,
    `Fen: ${position.fen()}`,
    `Key: ${position.hash().toString(16).toUpperCase().padStart(16, '0')}`,
  ].join('\n')
}
