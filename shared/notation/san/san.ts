import type { PlacementMove } from '../../board/move'
import type { Role } from '../../board/role'
import { parseFile, parseSquare, type BoardSize, type Square } from '../../board/square'
import { err, ok, type Result } from '../../result'
import type { Army, VariantRules } from '../../variants/variant'
import { roleOfCapital } from '../../variants/army'
import { plainSan } from './sanText'
import { parsePlacements } from '../uci'

/** What a text says about the square of the moving piece: its file, its rank, both or neither. */
export interface SanOrigin {
  /** 0 = a. */
  readonly file?: number
  /** 0 = first rank. */
  readonly rank?: number
}

/** A piece in an exchange, with what is written about its square. */
export interface SanPiece extends SanOrigin {
  readonly role: Role
}

/** The parts of a move in SAN. It need not be legal; check marks are dropped. */
export type SanMove =
  /** `Nf3`, `exd5`, `R1e2`, `e8=Q`. */
  | {
      readonly kind: 'board'
      readonly role: Role
      readonly origin: SanOrigin
      readonly to: Square
      /** Whether a capture sign is written; readers must not rely on it. */
      readonly capture: boolean
      readonly promotion?: Role
    }
  /** `O-O`, `O-O-O`, `O-Ob`: always with capital letters. */
  | { readonly kind: 'castling'; readonly san: string }
  /** `N@c1`, `Q@g1+K@f1`; two placements are in the order in which they are written. */
  | PlacementMove
  /** `Kc>>g1`. */
  | { readonly kind: 'leap'; readonly origin: SanOrigin; readonly to: Square }
  /** Two own pieces that change places: `Bf<=>N`, `Bd<=>Ne` (an adjustment), `Nb1<=>Qg1` (a transposition). */
  | { readonly kind: 'exchange'; readonly first: SanPiece; readonly second: SanPiece }
  /** `K<=>g8`; `Q=`, for a piece that stays, has no square. */
  | { readonly kind: 'relocation'; readonly role: 'king' | 'queen'; readonly to?: Square }
  /** `--`, `Z0`, `@@@@`, `0000`. */
  | { readonly kind: 'null' }

/** A text that is not a move in SAN. */
export interface SanSyntaxError {
  readonly kind: 'sanSyntax'
  /** The text, at most 80 characters. */
  readonly found: string
}

type SanRules = Pick<VariantRules, 'board' | 'army'>

/** Reads one kind of move; undefined if the text is of another kind. */
type Reader = (text: string, rules: SanRules) => SanMove | undefined

const NULL_MOVES: readonly string[] = ['--', 'Z0', '@@@@', '0000']

const nullMove: Reader = text => (NULL_MOVES.includes(text) ? { kind: 'null' } : undefined)

/** O's or zeros; a letter after them names the file of the king's target. */
const CASTLING = /^[O0o]-[O0o](-[O0o])?([a-l]?)$/

const castling: Reader = text => {
  const [found, long = '', file = ''] = CASTLING.exec(text) ?? []
  if (found === undefined) return undefined
  return { kind: 'castling', san: `${long ? 'O-O-O' : 'O-O'}${file}` }
}

const placement: Reader = (text, rules) => {
  const placements = parsePlacements(text, rules)
  return placements && { kind: 'placement', placements }
}

/** Reads the origin written before the target, e.g. `b`, `1`, `b1` or nothing. */
const parseOrigin = (text: string, { ranks }: BoardSize): SanOrigin | undefined => {
  const [found, letter = '', digits = ''] = /^([a-l]?)([1-9][0-9]?)?$/.exec(text) ?? []
  const file = parseFile(letter)
  const rank = digits === '' ? undefined : Number(digits) - 1
  if (found === undefined || (rank !== undefined && rank >= ranks)) return undefined
  return { ...(file !== undefined && { file }), ...(rank !== undefined && { rank }) }
}

const parsePiece = (text: string, { army, board }: SanRules): SanPiece | undefined => {
  const role = roleOfCapital(army, text.slice(0, 1))
  const origin = parseOrigin(text.slice(1), board)
  return role && origin && { role, ...origin }
}

const leap: Reader = (text, rules) => {
  const [from = '', target = '', ...more] = text.split('>>', 3)
  const origin = parseOrigin(from.slice(1), rules.board)
  const to = parseSquare(target, rules.board)
  const isKing = roleOfCapital(rules.army, from.slice(0, 1)) === 'king'
  return isKing && origin && to !== undefined && more.length === 0 ? { kind: 'leap', origin, to } : undefined
}

const isRelocated = (role: Role | undefined): role is 'king' | 'queen' => role === 'king' || role === 'queen'

const relocationStays: Reader = (text, { army }) => {
  const role = roleOfCapital(army, text.slice(0, 1))
  return isRelocated(role) && text.slice(1) === '=' ? { kind: 'relocation', role } : undefined
}

const swap: Reader = (text, rules) => {
  const [left = '', right = '', ...more] = text.split('<=>', 3)
  const first = parsePiece(left, rules)
  if (!first || more.length > 0) return undefined
  const to = parseSquare(right, rules.board)
  if (to !== undefined && isRelocated(first.role)) return { kind: 'relocation', role: first.role, to }
  const second = parsePiece(right, rules)
  return second && { kind: 'exchange', first, second }
}

/** The part before the target square: piece letter, origin, capture sign. */
const BEFORE_TARGET = /^([A-Z]?)([a-l]?[1-9]?[0-9]?)[-x:]?$/

/** A target square, optionally followed by a promotion: `=Q`, `Q`, `(Q)`, `/Q`. */
const TARGET = /([a-l][1-9][0-9]?)(?:[=(/]?([A-Za-z])\)?)?$/

const parsePromotion = (letter: string | undefined, army: Army): Role | undefined =>
  letter === undefined ? undefined : roleOfCapital(army, letter.toUpperCase())

const boardMove: Reader = (text, { army, board }) => {
  const target = TARGET.exec(text)
  const before = BEFORE_TARGET.exec(text.slice(0, target?.index))
  if (!target || !before) return undefined
  const [, square = '', promotionLetter] = target
  const [, letter = '', originText = ''] = before
  const role = letter === '' ? 'pawn' : roleOfCapital(army, letter)
  const origin = parseOrigin(originText, board)
  const to = parseSquare(square, board)
  const promotion = parsePromotion(promotionLetter, army)
  if (!role || !origin || to === undefined) return undefined
  if (promotionLetter !== undefined && (!promotion || role !== 'pawn')) return undefined
  return {
    kind: 'board',
    role,
    origin,
    to,
    capture: /[x:]$/.test(before[0]),
    ...(promotion && { promotion }),
  }
}

/** Readers of moves without a special sign, and of those with one of `@ < >`. */
const PLAIN_READERS: readonly Reader[] = [boardMove, castling, nullMove, relocationStays]
const SIGNED_READERS: readonly Reader[] = [placement, leap, swap, nullMove]

const SIGN = /[@<>]/

/** Longer than any move, even annotated and over-disambiguated. */
const MAX_LENGTH = 40

/**
 * Splits a move in SAN into its parts. Also accepts zeros for O's, missing or superfluous `+ # x =`, `e.p.`, annotation glyphs, figurines,
 * hyphens and over-disambiguation (`Ng1-f3`, `e2e4`).
 */
export const parseSan = (rules: SanRules, text: string): Result<SanMove, SanSyntaxError> => {
  const error = err<SanSyntaxError>({ kind: 'sanSyntax', found: text.slice(0, 80) })
  if (text.length > MAX_LENGTH) return error
  const plain = plainSan(text)
  for (const reader of SIGN.test(plain) ? SIGNED_READERS : PLAIN_READERS) {
    const move = reader(plain, rules)
    if (move) return ok(move)
  }
  return error
}
