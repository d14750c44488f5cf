import { Chess } from 'chessops/chess'
import { parseFen } from 'chessops/fen'
import { expect, test } from 'vitest'
import { loadCore } from '../../../electron/core/load'
import type { BoardMove, Move } from '@shared/board/move'
import { squareName } from '@shared/board/square'
import { makeFen } from '@shared/notation/fen/fen'
import { variantById, type VariantId } from '@shared/variants'
import { expectSame } from '../../support/expectSame'
import { gameSetup, randomPositions, thinned } from '../../support/randomPositions'

const POSITIONS = 2500

const core = loadCore()

const written = (from: number, to: number, promotion = '') =>
  `${squareName(from)}${squareName(to)}${promotion}`

const ownText = (move: Move): string => {
  const { from, to, promotion } = move as BoardMove
  return written(from, to, promotion)
}

const PROMOTIONS = ['queen', 'rook', 'bishop', 'knight']

/** The legal moves according to chessops, as squares; castling is the king that takes its rook. */
const chessopsMoves = (position: Chess): string[] =>
  [...position.allDests()].flatMap(([from, dests]) => {
    const isPawn = position.board.get(from)?.role === 'pawn'
    return [...dests].flatMap(to =>
      isPawn && (to < 8 || to >= 56) ? PROMOTIONS.map(role => written(from, to, role)) : [written(from, to)],
    )
  })

test.each<VariantId>(['chess', 'chess960', 'double-chess960', 'arrangement-random'])(
  '%s has the moves, checks and ends that chessops finds',
  id => {
    const variant = variantById(id)
    const found = randomPositions(core, variant, 'chessops', POSITIONS, (rules, random) =>
      thinned(gameSetup(rules, random), random),
    )
    for (const position of found) {
      const fen = makeFen(variant, position.setup())
      const other = Chess.fromSetup(parseFen(fen).unwrap()).unwrap()
      expectSame(position.legalMoves().map(ownText).sort(), chessopsMoves(other).sort(), fen)
      expect(position.inCheck(), fen).toBe(other.isCheck())
      expect(position.outcome()?.kind === 'checkmate', fen).toBe(other.isCheckmate())
      expect(position.outcome()?.kind === 'stalemate', fen).toBe(other.isStalemate())
      if (!other.isCheckmate() && !other.isStalemate())
        expect(position.outcome()?.kind === 'insufficientMaterial', fen).toBe(other.isInsufficientMaterial())
    }
  },
)
