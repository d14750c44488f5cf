import { expect, test } from 'vitest'
import { opposite } from '@shared/board/color'
import { NO_MEMORY, type Setup } from '@shared/board/setup'
import type { Piece } from '@shared/board/piece'
import { rankOf, type Square } from '@shared/board/square'
import { makeFen } from '@shared/notation/fen/fen'
import { VARIANTS } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'
import { Position } from '../../electron/core/position'
import { pieceReach } from '../../electron/rules/refusals/pieceReach'
import { theCore } from '../support/aPosition'
import { gameSetup, randomPositions } from '../support/randomPositions'

const POSITIONS = Number(process.env['REACH_POSITIONS'] ?? 60)

const arrived = ({ board: { pieces, size } }: Setup, from: Square, to: Square): Piece => {
  const piece = pieces[from]!
  const isLast = [0, size.ranks - 1].includes(rankOf(to, size))
  return piece.role === 'pawn' && isLast ? { ...piece, role: 'rook' } : piece
}

/** The position after a step, with the other side to move; a pawn on the last rank becomes a rook. */
const moved = (setup: Setup, from: Square, to: Square): Setup => ({
  board: {
    ...setup.board,
    pieces: setup.board.pieces.with(to, arrived(setup, from, to)).with(from, undefined),
  },
  pockets: setup.pockets,
  turn: opposite(setup.turn),
  castling: { white: {}, black: {} },
  halfmoves: 0,
  fullmoves: 1,
  memory: NO_MEMORY,
})

/** Whether a step is illegal only because it would leave its own king attacked. */
const isExposing = (variant: VariantDefinition, setup: Setup, from: Square, to: Square): boolean => {
  const made = Position.from(theCore(), variant, moved(setup, from, to))
  if (!made.ok) return made.error.fault === 'oppositeCheck'
  made.value[Symbol.dispose]()
  return false
}

const STEPS: readonly string[] = ['normal', 'doubleStep', 'enPassant', 'leap']

const squaresOf = ({ board }: VariantDefinition): readonly Square[] =>
  Array.from({ length: board.files * board.ranks }, (_, square) => square)

test.each(VARIANTS as readonly VariantDefinition[])(
  '$id: a piece reaches the squares it can legally go to, and others only if its king would be attacked',
  variant => {
    for (const position of randomPositions(theCore(), variant, 'reach', POSITIONS, gameSetup)) {
      const setup = position.setup()
      const legal = new Set(
        position
          .legalMoves()
          .flatMap(move => (STEPS.includes(move.kind) && 'from' in move ? [`${move.from} ${move.to}`] : [])),
      )
      for (const from of squaresOf(variant))
        for (const to of squaresOf(variant)) {
          const piece = setup.board.pieces[from]
          if (piece?.color !== setup.turn || setup.board.pieces[to]?.color === setup.turn) continue
          const isReached = pieceReach(setup, variant, from, to) === 'reached'
          if (isReached === legal.has(`${from} ${to}`)) continue
          expect(isReached, `${makeFen(variant, setup)}: ${from} to ${to}`).toBe(true)
          const isSpecial = to === setup.epSquare || (piece.role === 'king' && variant.leap.length > 0)
          if (!isSpecial) expect(isExposing(variant, setup, from, to), makeFen(variant, setup)).toBe(true)
        }
    }
  },
)
