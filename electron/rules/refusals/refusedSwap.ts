import { firstFound } from '@shared/firstFound'
import type { Role } from '@shared/board/role'
import type { Setup } from '@shared/board/setup'
import { fileOf, isDark, rankOf, squareAt, type Square } from '@shared/board/square'
import type { MoveRefusal } from '@shared/ipc/contract'
import { homeRank } from '@shared/setup/ranks/frame'
import type { VariantRules } from '@shared/variants/variant'
import type { Position } from '../../core/position'
import { writtenMoves } from '../san/san'

/** Two squares of a swap that was tried. */
export interface Tried {
  readonly position: Position
  readonly setup: Setup
  readonly rules: VariantRules
  readonly from: Square
  readonly to: Square
}

const roleOn = ({ board }: Setup, square: Square): Role | undefined => board.pieces[square]?.role

const isOwnHomePiece = ({ setup: { board, turn }, rules }: Tried, square: Square): boolean =>
  board.pieces[square]?.color === turn && rankOf(square, board.size) === homeRank(rules, turn)

const isSwapAtHome = (tried: Tried): boolean =>
  tried.from !== tried.to && [tried.from, tried.to].every(square => isOwnHomePiece(tried, square))

/** Whether the mover has two or more bishops and the swap would leave them all on squares of one color. */
const pairsBishops = ({ setup: { board, turn }, from, to }: Tried): boolean => {
  const pieces = board.pieces.with(from, board.pieces[to]).with(to, board.pieces[from])
  const squares = pieces.flatMap((piece, square) =>
    piece?.role === 'bishop' && piece.color === turn ? [square] : [],
  )
  const shades = new Set(squares.map(square => isDark(square, board.size)))
  return squares.length > 1 && shades.size === 1
}

/** Why king or queen cannot be relocated in this way; undefined if the gesture is not a relocation. */
export const refusedRelocation = (tried: Tried): MoveRefusal | undefined => {
  const { position, setup, from, to } = tried
  const role = setup.memory.relocation
  if (!role || ![from, to].some(square => isOwnHomePiece(tried, square) && roleOn(setup, square) === role))
    return undefined
  const [only, ...others] = writtenMoves(position)
  if (only && others.length === 0) return { kind: 'mirror', color: setup.turn, role, move: only.san }
  const partner = roleOn(setup, roleOn(setup, from) === role ? to : from)
  if (!isSwapAtHome(tried) || !partner) return { kind: 'relocation', role, because: 'noPartner' }
  const isNever = partner === 'rook' || partner === 'king'
  return isNever
    ? { kind: 'relocation', role, because: 'never', partner }
    : { kind: 'relocation', role, because: pairsBishops(tried) ? 'bishops' : 'noPartner' }
}

/** Why two own pieces cannot be exchanged on the first move; undefined if the system has no such exchange. */
export const refusedTransposition = (tried: Tried): MoveRefusal | undefined => {
  const { setup, rules, from, to } = tried
  if (!rules.transposition || !isSwapAtHome(tried)) return undefined
  if (!setup.memory.transposition[setup.turn]) return { kind: 'transposition', because: 'over' }
  if (roleOn(setup, from) === roleOn(setup, to)) return { kind: 'transposition', because: 'sameKind' }
  return { kind: 'transposition', because: pairsBishops(tried) ? 'bishops' : 'attacked' }
}

type AdjustmentReason = Extract<MoveRefusal, { kind: 'adjustment' }>['because']

const whyNotAdjusted = ({ position, setup, from, to }: Tried): AdjustmentReason => {
  const files = setup.memory.adjustable[setup.turn]
  const [one, other] = [from, to].map(square => fileOf(square, setup.board.size))
  if (files.length === 0) return 'none'
  if (Math.abs(one! - other!) !== 1) return 'apart'
  if (!files.includes(one!) || !files.includes(other!)) return 'moved'
  return position.inCheck() ? 'check' : 'attacked'
}

/** Why a bishop cannot be adjusted in this way; undefined if the gesture does not mean a bishop. */
export const refusedAdjustment = (tried: Tried): MoveRefusal | undefined => {
  const { setup, rules, from, to } = tried
  const isMeant = isSwapAtHome(tried) && [from, to].some(square => roleOn(setup, square) === 'bishop')
  return rules.adjustment && isMeant ? { kind: 'adjustment', because: whyNotAdjusted(tried) } : undefined
}

/** Why the king cannot leap to a bunker square; undefined if the gesture is not such a leap. */
export const refusedLeap = ({ position, setup, rules, from, to }: Tried): MoveRefusal | undefined => {
  const { board, turn, memory } = setup
  const files = fileOf(to, board.size) - fileOf(from, board.size)
  const isMeant =
    roleOn(setup, from) === 'king' &&
    !Object.values(setup.castling[turn]).includes(to) &&
    Math.abs(files) > 1 &&
    rankOf(from, board.size) === homeRank(rules, turn) &&
    rankOf(to, board.size) === homeRank(rules, turn) &&
    rules.leap.includes(fileOf(to, board.size))
  if (!isMeant) return undefined
  if (!memory.leap[turn]) return { kind: 'leap', because: 'gone' }
  if (board.pieces[to]) return { kind: 'leap', because: 'occupied' }
  if (position.inCheck()) return { kind: 'leap', because: 'check' }
  const way = Array.from({ length: Math.abs(files) - 1 }, (_, i) =>
    squareAt(fileOf(from, board.size) + Math.sign(files) * (i + 1), homeRank(rules, turn), board.size),
  )
  const isBarred = way.some(square => ![undefined, turn].includes(board.pieces[square]?.color))
  return { kind: 'leap', because: isBarred ? 'barred' : 'attacked' }
}

const REFUSALS = [refusedLeap, refusedAdjustment, refusedTransposition] as const

/** Why a special move of two squares of the back rank is not possible; undefined if the gesture does not mean one. */
export const refusedSpecialMove = (tried: Tried): MoveRefusal | undefined =>
  firstFound<(typeof REFUSALS)[number], MoveRefusal>(REFUSALS, refusal => refusal(tried))
