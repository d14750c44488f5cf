import type { MoveKind } from '../board/move'
import { fileName } from '../board/square'
import { namedSquares, squaresOf } from '../notation/uciSquares'
import type { CastlingSide } from '../board/setup'
import type { VariantRules } from '../variants/variant'

const CASTLING_SIDES: Readonly<Partial<Record<MoveKind | 'null' | 'root', CastlingSide>>> = {
  castlingA: 'aSide',
  castlingH: 'hSide',
}

/** A move, with its kind or, where that is not known, as it is written: either tells castling from others. */
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
 * Names of the squares lit after a move: from and to, or where pieces were placed. After castling these are the
 * king's, wherever his rook came from.
 */
export const litSquares = ({ castling }: VariantRules, move: LitMove): readonly string[] => {
  const squares = squaresOf(move.uci)
  const side = castling && sideOf(castling.targets, move)
  if (!squares || !castling || !side) return namedSquares(move.uci)
  return [squares.from, fileName(castling.targets[side].king) + squares.from.slice(1)]
}
