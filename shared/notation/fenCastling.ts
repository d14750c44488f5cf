import type { ByColor, Color } from '../board/color'
import { pocketSize, type Pocket } from '../board/pocket'
import type { Role } from '../board/role'
import type { Board, CastlingRights, CastlingSide } from '../board/setup'
import { fileName, fileOf, parseFile, squareAt } from '../board/square'
import { ok, type Result } from '../result'
import type { CastlingRules, VariantRules } from '../variants/variant'
import type { FenError, FenWarning } from './fenError'
import { fenError, type FenText, type Read } from './fenField'
import { homeRank } from './homeRank'

/** One side's back rank, as castling sees it. */
interface Home {
  readonly rules: CastlingRules
  readonly files: number
  /** File of the king; the a-most, should there be several. */
  readonly king: number | undefined
  /** Files of the rooks, ascending. */
  readonly rooks: readonly number[]
}

const filesOf = (variant: VariantRules, board: Board, color: Color, role: Role): readonly number[] => {
  const first = squareAt(0, homeRank(variant, color), board.size)
  const files: number[] = []
  for (let file = 0; file < board.size.files; file++) {
    const piece = board.pieces[first + file]
    if (piece?.role === role && piece.color === color) files.push(file)
  }
  return files
}

const homeOf = (variant: VariantRules, rules: CastlingRules, board: Board, color: Color): Home => ({
  rules,
  files: board.size.files,
  king: filesOf(variant, board, color, 'king')[0],
  rooks: filesOf(variant, board, color, 'rook'),
})

/** The side toward which a rook castles; undefined for a rook on the king's file. */
const sideOf = ({ rules, files, king }: Home, rook: number): CastlingSide | undefined => {
  if (rules.rookOf === 'half') return rook < files / 2 ? 'aSide' : 'hSide'
  if (king === undefined || rook === king) return undefined
  return rook < king ? 'aSide' : 'hSide'
}

/** The rook that K or Q means: the one on its only home file, else the outermost of its side. */
const outermost = (home: Home, side: CastlingSide): number | undefined => {
  if (home.rules.homes) return home.rules.homes[side]
  const rooks = home.rooks.filter(rook => sideOf(home, rook) === side)
  return side === 'aSide' ? rooks[0] : rooks.at(-1)
}

/** King and rook stand where the system lets them castle. */
const isAtHome = ({ rules: { homes }, king, rooks }: Home, side: CastlingSide, rook: number): boolean =>
  king !== undefined && rooks.includes(rook) && (!homes || (king === homes.king && rook === homes[side]))

/**
 * A castling that changes nothing, or nothing but what an ordinary move of king or rook does, is
 * none. Only where the king need not stand between his rooks can that be.
 */
const isDead = ({ rules, king }: Home, side: CastlingSide, rook: number): boolean => {
  const target = rules.targets[side]
  if (king === target.king) return rook === target.rook || isOutside(king, rook, target.rook)
  return rook === target.rook && Math.abs(king! - target.king) === 1
}

/** The rook's way does not pass the king. */
const isOutside = (king: number, from: number, to: number): boolean =>
  (king < from && king < to) || (king > from && king > to)

interface Right {
  readonly side: CastlingSide
  readonly rook: number
}

const rightOf = (home: Home, letter: string): Right | undefined => {
  const lower = letter.toLowerCase()
  const wing = lower === 'k' ? 'hSide' : lower === 'q' ? 'aSide' : undefined
  const rook = wing ? outermost(home, wing) : parseFile(lower)
  const side = wing ?? (rook === undefined ? undefined : sideOf(home, rook))
  return rook === undefined || side === undefined || !isAtHome(home, side, rook) ? undefined : { side, rook }
}

/** What the castling field is read against. */
interface Ground {
  readonly board: Board
  readonly pockets: ByColor<Pocket>
}

type Rights = ByColor<CastlingRights>

const NO_RIGHTS: Rights = { white: {}, black: {} }

const withRight = (rights: Rights, color: Color, { side, rook }: Right, square: number): Rights => ({
  ...rights,
  [color]: { ...rights[color], [side]: square + rook },
})

const fault = (
  home: Home,
  right: Right | undefined,
  held: CastlingRights,
  square: number,
): FenWarning['reason'] | undefined => {
  if (!right) return 'noKingOrRook'
  if (isDead(home, right.side, right.rook)) return 'deadCastling'
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
    const home = homeOf(variant, rules, board, color)
    const right = pocketSize(pockets[color]) > 0 ? undefined : rightOf(home, letter)
    const square = squareAt(0, homeRank(variant, color), board.size)
    const reason = fault(home, right, value[color], square)
    if (reason) warn(reason, letter)
    else value = withRight(value, color, right!, square)
  }
  return ok({ value, warnings })
}

const makeRight = (home: Home, side: CastlingSide, rook: number): string => {
  if (home.rules.fen === 'outermost' && outermost(home, side) === rook) return side === 'hSide' ? 'K' : 'Q'
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
  const home = homeOf(variant, rules, board, color)
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
