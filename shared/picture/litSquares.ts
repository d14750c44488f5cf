import type { MoveKind } from '../board/move'
import { fileName } from '../board/square'
import type { VariantRules } from '../variants/variant'
import { squaresOf } from '../notation/uciSquares'

const CASTLING_SIDE = { castlingA: 'aSide', castlingH: 'hSide' } as const

/**
 * Names of the squares lit after a move: from and to, or where pieces were placed. After castling these are the
 * king's, wherever his rook came from.
 */
export const litSquares = (
  rules: VariantRules,
  { uci, kind }: { readonly uci: string; readonly kind: MoveKind | 'null' | 'root' },
): readonly string[] => {
  const squares = squaresOf(uci)
  if (!squares || !rules.castling || (kind !== 'castlingA' && kind !== 'castlingH'))
    return uci.match(/[a-l]\d{1,2}/g) ?? []
  const target = fileName(rules.castling.targets[CASTLING_SIDE[kind]].king) + squares.from.slice(1)
  return [squares.from, target]
}
