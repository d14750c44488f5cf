import type { MoveKind } from '../board/move'
import type { CastlingSide } from '../board/setup'
import { fileName } from '../board/square'
import type { VariantRules } from '../variants/variant'

const BOARD_MOVE = /^([a-l]\d{1,2})([a-l]\d{1,2})([a-z]?)$/

/** The squares of a board move in UCI, and the promotion letter or an empty text. */
export const squaresOf = (uci: string): { from: string; to: string; promotion: string } | undefined => {
  const match = BOARD_MOVE.exec(uci)
  return match ? { from: match[1]!, to: match[2]!, promotion: match[3]! } : undefined
}

/** All squares named in a UCI move, in order: from and to, or the squares of placements. */
export const namedSquares = (uci: string): readonly string[] => uci.match(/[a-l]\d{1,2}/g) ?? []

const CASTLING_SIDES: Readonly<Partial<Record<MoveKind | 'null' | 'root', CastlingSide>>> = {
  castlingA: 'aSide',
  castlingH: 'hSide',
}

/** A move with its kind, or with its SAN if the kind is not known; either shows whether it is castling. */
export type LitMove = { readonly uci: string } & (
  { readonly kind: MoveKind | 'null' | 'root' } | { readonly san: string }
)

type Targets = NonNullable<VariantRules['castling']>['targets']

const sideOf = (targets: Targets, move: LitMove): CastlingSide | undefined => {
  if ('kind' in move) return CASTLING_SIDES[move.kind]
  const written = move.san.replace(/[+#]$/, '')
  return (['aSide', 'hSide'] as const).find(side => targets[side].san === written)
}

/**
 * The names of the squares highlighted after a move: from and to, or the squares of placements. After castling they are the king's from and
 * to squares, wherever the rook came from.
 */
export const litSquares = ({ castling }: VariantRules, move: LitMove): readonly string[] => {
  const squares = squaresOf(move.uci)
  const side = castling && sideOf(castling.targets, move)
  if (!squares || !castling || !side) return namedSquares(move.uci)
  return [squares.from, fileName(castling.targets[side].king) + squares.from.slice(1)]
}
