import type { Color } from '@shared/board/color'
import { CASTLING_SIDES, type CastlingSide, type Setup } from '@shared/board/setup'
import { fileName, fileOf, rankOf, squareAt, squareName, type Square } from '@shared/board/square'
import { t } from '@shared/i18n/t'
import { isNoCastling } from '@shared/setup/rights/castlingHome'
import { castlesOrdinarily } from '@shared/variants/ordinary'
import type { CastlingRules } from '@shared/variants/variant'
import { hintOf, idle, type RightChip, type RightsQuery } from './rightChip'

/** The square of a side's king; -1 without one. */
export const kingOf = (setup: Setup, color: Color): Square =>
  setup.board.pieces.findIndex(piece => piece?.role === 'king' && piece.color === color)

const span = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => Math.min(from, to) + i)

const CASTLING_KIND = { aSide: 'castlingA', hSide: 'castlingH' } as const

const castlingPath = (
  color: Color,
  side: CastlingSide,
  { setup, variant }: RightsQuery,
): readonly Square[] => {
  const rook = setup.castling[color][side]
  const target = variant.castling?.targets[side]
  const king = kingOf(setup, color)
  if (rook === undefined || !target || king < 0) return []
  const { size } = setup.board
  const files = new Set([
    ...span(fileOf(king, size), target.king),
    ...span(fileOf(rook, size), target.rook),
    fileOf(rook, size),
  ])
  return [...files].map(file => squareAt(file, rankOf(king, size), size))
}

const castlingHindrance = (
  color: Color,
  path: readonly Square[],
  side: CastlingSide,
  query: RightsQuery,
): string => {
  const { setup } = query
  const own = [kingOf(setup, color), setup.castling[color][side]]
  const blocker = path.find(square => setup.board.pieces[square] && !own.includes(square))
  if (blocker !== undefined)
    return t('stage.rights.reason.occupied', { square: squareName(blocker, setup.board.size) })
  return idle(color, query) ?? t('stage.rights.reason.attackedPath')
}

/**
 * Why a castling cannot be made: some are not moves of their own from the squares of the start; the right to others
 * was lost, or never existed.
 */
const missingHint = (
  color: Color,
  side: CastlingSide,
  castling: string,
  { variant, setup }: RightsQuery,
): string =>
  isNoCastling(variant, setup.board, color, side)
    ? t('stage.rights.castlingNone', { castling })
    : t('stage.rights.noRight', { castling })

const castlingChip = (
  color: Color,
  side: CastlingSide,
  rules: CastlingRules,
  query: RightsQuery,
): RightChip => {
  const { setup, moves } = query
  const target = rules.targets[side]
  const places = `${fileName(target.king)}/${fileName(target.rook)}`
  const held = setup.castling[color][side] !== undefined
  const legal = setup.turn === color ? moves.filter(move => move.kind === CASTLING_KIND[side]) : []
  const path = castlingPath(color, side, query)
  const hindrance = legal.length > 0 ? undefined : castlingHindrance(color, path, side, query)
  const right = t('stage.rights.castling', {
    kingFile: fileName(target.king),
    rookFile: fileName(target.rook),
  })
  return {
    id: side,
    // The squares of king and rook are not mentioned if they are those of orthodox chess.
    label: castlesOrdinarily(rules) ? target.san : `${target.san} ${places}`,
    state: held ? 'held' : 'gone',
    moves: legal,
    squares: path.map(square => squareName(square, setup.board.size)),
    hint: held ? hintOf(right, hindrance) : missingHint(color, side, target.san, query),
  }
}

/** Both castlings of a side, lost ones struck out; none once neither side can castle any more. */
export const castlingChips = (color: Color, query: RightsQuery): readonly RightChip[] => {
  const rules = query.variant.castling
  const { castling } = query.setup
  const anyLeft = CASTLING_SIDES.some(
    side => castling.white[side] !== undefined || castling.black[side] !== undefined,
  )
  return rules && anyLeft ? CASTLING_SIDES.map(side => castlingChip(color, side, rules, query)) : []
}
