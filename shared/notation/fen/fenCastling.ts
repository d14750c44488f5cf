import type { ByColor, Color } from '../../board/color'
import { pocketSize } from '../../board/pocket'
import type { Board, CastlingRights, CastlingSide, Setup } from '../../board/setup'
import { fileName, fileOf, parseFile, squareAt } from '../../board/square'
import { ok, type Result } from '../../result'
import {
  castlingHome,
  isAtHome,
  isDeadCastling,
  outermostRook,
  wingOfRook,
  type CastlingHome,
} from '../../setup/rights/castlingHome'
import { homeRank } from '../../setup/ranks/frame'
import type { CastlingRules, VariantRules } from '../../variants/variant'
import type { FenError, FenWarning } from './fenError'
import { fenError, type FenText, type Read } from './fenField'

interface Right {
  readonly side: CastlingSide
  readonly rook: number
}

const rightOf = (home: CastlingHome, letter: string): Right | undefined => {
  const lower = letter.toLowerCase()
  const wing = lower === 'k' ? 'hSide' : lower === 'q' ? 'aSide' : undefined
  const rook = wing ? outermostRook(home, wing) : parseFile(lower)
  const side = wing ?? (rook === undefined ? undefined : wingOfRook(home, rook))
  return rook === undefined || side === undefined || !isAtHome(home, side, rook) ? undefined : { side, rook }
}

/** The parts of a position that the castling field depends on. */
type Ground = Pick<Setup, 'board' | 'pockets'>

type Rights = ByColor<CastlingRights>

const NO_RIGHTS: Rights = { white: {}, black: {} }

const withRight = (rights: Rights, color: Color, { side, rook }: Right, square: number): Rights => ({
  ...rights,
  [color]: { ...rights[color], [side]: square + rook },
})

const fault = (
  home: CastlingHome,
  right: Right | undefined,
  held: CastlingRights,
  square: number,
): FenWarning['reason'] | undefined => {
  if (!right) return 'noKingOrRook'
  if (isDeadCastling(home, right.side, right.rook)) return 'deadCastling'
  const other = held[right.side]
  return other === undefined || other === square + right.rook ? undefined : 'noKingOrRook'
}

/** A castling letter of any of the three ways of writing: K and Q, or a file. */
const isLetter = (letter: string, files: number): boolean => {
  const lower = letter.toLowerCase()
  return lower === 'k' || lower === 'q' || (parseFile(lower) ?? files) < files
}

/**
 * Reads castling rights as KQkq, X-FEN or Shredder-FEN, in any order. A right that the board cannot
 * bear is dropped with a warning: no king or rook at home, a rank still being placed, a system
 * without castling, or a castling that would do nothing.
 */
export const parseCastling = (
  variant: VariantRules,
  field: FenText,
  { board, pockets }: Ground,
): Result<Read<Rights>, FenError> => {
  const { castling: rules } = variant
  let value = NO_RIGHTS
  const warnings: FenWarning[] = []
  const warn = (reason: FenWarning['reason'], found: string) =>
    warnings.push({ field: field.field, reason, found })
  const text = field.text === '-' ? '' : field.text
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!
    if (!isLetter(letter, board.size.files)) return fenError(field, 'notARight', at, letter)
    const color = letter < 'a' ? 'white' : 'black'
    if (!rules) {
      warn('noCastlingHere', letter)
      continue
    }
    const home = castlingHome(variant, rules, board, color)
    const right = pocketSize(pockets[color]) > 0 ? undefined : rightOf(home, letter)
    const square = squareAt(0, homeRank(variant, color), board.size)
    const reason = fault(home, right, value[color], square)
    if (reason) warn(reason, letter)
    else value = withRight(value, color, right!, square)
  }
  return ok({ value, warnings })
}

const makeRight = (home: CastlingHome, side: CastlingSide, rook: number): string => {
  if (home.rules.fen === 'outermost' && outermostRook(home, side) === rook)
    return side === 'hSide' ? 'K' : 'Q'
  return fileName(rook).toUpperCase()
}

const makeRights = (
  variant: VariantRules,
  rules: CastlingRules,
  board: Board,
  color: Color,
  rights: CastlingRights,
): string => {
  const { aSide, hSide } = rights
  if (aSide === undefined && hSide === undefined) return ''
  const home = castlingHome(variant, rules, board, color)
  const letter = (side: CastlingSide, rook: number | undefined): string =>
    rook === undefined ? '' : makeRight(home, side, fileOf(rook, board.size))
  return letter('hSide', hSide) + letter('aSide', aSide)
}

/** Writes castling rights, White first and the h-side before the a-side; `-` if there are none. */
export const makeCastling = (variant: VariantRules, board: Board, rights: Rights): string => {
  const { castling: rules } = variant
  if (!rules) return '-'
  const white = makeRights(variant, rules, board, 'white', rights.white)
  const black = makeRights(variant, rules, board, 'black', rights.black)
  return white + black.toLowerCase() || '-'
}
