import { COLORS, type ByColor } from '@shared/board/color'
import type { Piece } from '@shared/board/piece'
import type { Pocket } from '@shared/board/pocket'
import { ROLES, type Role } from '@shared/board/role'
import type { CastlingRights, Memory, Setup } from '@shared/board/setup'
import { EIGHT } from '@shared/board/square'
import type { Core } from './load'

/*
 * A setup as the core reads it (src/setup.ts) and a position as the core holds it (src/layout.ts):
 * the only place beside them that knows these offsets.
 */

const NO_SQUARE = 64
const ORTHODOX = ROLES.slice(0, 6)

const INPUT = {
  bytes: 128,
  turn: 64,
  castling: 65,
  ep: 69,
  relocation: 70,
  leap: 71,
  transposition: 72,
  adjustable: 73,
  pockets: 75,
  halfmoves: 88,
  fullmoves: 92,
} as const

const POSITION = {
  board: 64,
  unmoved: 136,
  castling: 152,
  ep: 156,
  turn: 157,
  halfmoves: 158,
  fullmoves: 160,
  leap: 164,
  adjustment: 165,
  transposition: 166,
  relocation: 167,
  pockets: 168,
} as const

const RELOCATIONS = [undefined, 'king', 'queen'] as const

/** Role and one, as piece codes have them; 0 for roles that the core does not know. */
const ROLE_CODES = Object.fromEntries(ROLES.map(role => [role, ORTHODOX.indexOf(role) + 1])) as Readonly<
  Record<Role, number>
>

const codeOf = (piece: Piece | undefined): number =>
  piece ? ROLE_CODES[piece.role] | (piece.color === 'white' ? 0 : 8) : 0

/** Every piece by its code; pieces are shared, never made anew. */
const PIECES: readonly (Piece | undefined)[] = Array.from({ length: 16 }, (_, code) => {
  const role = ORTHODOX[(code & 7) - 1]
  return role && { color: COLORS[code >> 3]!, role }
})

const flags = ({ white, black }: ByColor<boolean>): number => (white ? 1 : 0) | (black ? 2 : 0)

const fileMask = (files: readonly number[]): number => files.reduce((mask, file) => mask | (1 << file), 0)

const writePocket = (bytes: Uint8Array, at: number, pocket: Pocket): void => {
  for (let role = 0; role < ORTHODOX.length; role++) bytes[at + role] = pocket[ORTHODOX[role]!] ?? 0
}

/** Writes a setup of an 8x8 board where the core reads it. */
export const writeSetup = (core: Core, setup: Setup): void => {
  const { bytes, view, exports } = core
  const at = exports.inputAddress()
  bytes.fill(0, at + INPUT.turn, at + INPUT.bytes)
  for (let square = 0; square < INPUT.turn; square++) bytes[at + square] = codeOf(setup.board.pieces[square])
  bytes[at + INPUT.turn] = COLORS.indexOf(setup.turn)
  for (const [i, color] of COLORS.entries()) {
    const { aSide = NO_SQUARE, hSide = NO_SQUARE } = setup.castling[color]
    bytes[at + INPUT.castling + 2 * i] = aSide
    bytes[at + INPUT.castling + 2 * i + 1] = hSide
    bytes[at + INPUT.adjustable + i] = fileMask(setup.memory.adjustable[color])
    writePocket(bytes, at + INPUT.pockets + 6 * i, setup.pockets[color])
  }
  bytes[at + INPUT.ep] = setup.epSquare ?? NO_SQUARE
  bytes[at + INPUT.relocation] = RELOCATIONS.indexOf(setup.memory.relocation)
  bytes[at + INPUT.leap] = flags(setup.memory.leap)
  bytes[at + INPUT.transposition] = flags(setup.memory.transposition)
  view.setUint16(at + INPUT.halfmoves, setup.halfmoves, true)
  view.setUint32(at + INPUT.fullmoves, setup.fullmoves, true)
}

const both = <T>(read: (index: number) => T): ByColor<T> => ({ white: read(0), black: read(1) })

const readPocket = (bytes: Uint8Array, at: number): Pocket => {
  const pocket: Partial<Record<Role, number>> = {}
  for (const [i, role] of ORTHODOX.entries()) if (bytes[at + i] !== 0) pocket[role] = bytes[at + i]!
  return pocket
}

const readCastling = (bytes: Uint8Array, at: number): CastlingRights => {
  const [aSide, hSide] = [bytes[at]!, bytes[at + 1]!]
  return { ...(aSide !== NO_SQUARE && { aSide }), ...(hSide !== NO_SQUARE && { hSide }) }
}

const FILES = [0, 1, 2, 3, 4, 5, 6, 7]

const readMemory = (bytes: Uint8Array, at: number): Memory => {
  const has = (offset: number) => both(i => ((bytes[at + offset]! >> i) & 1) === 1)
  const unmoved = both(i => bytes[at + POSITION.unmoved + 7 * i]!)
  const relocation = RELOCATIONS[bytes[at + POSITION.relocation]!]
  return {
    leap: has(POSITION.leap),
    adjustable: both(i => FILES.filter(file => ((unmoved[COLORS[i]!] >> file) & 1) === 1)),
    transposition: has(POSITION.transposition),
    ...(relocation && { relocation }),
  }
}

const readPieces = (bytes: Uint8Array, at: number): readonly (Piece | undefined)[] => {
  const pieces: (Piece | undefined)[] = []
  for (let i = 0; i < 64; i++) pieces.push(PIECES[bytes[at + i]!])
  return pieces
}

/** The square on which a pawn may be captured that has just skipped it; the core keeps no other. */
const readEp = (bytes: Uint8Array, at: number): Pick<Setup, 'epSquare'> => {
  const ep = bytes[at + POSITION.ep]!
  return ep === NO_SQUARE ? {} : { epSquare: ep }
}

/** A position of the core as a setup. */
export const readPosition = ({ bytes, view }: Core, at: number): Setup => ({
  board: {
    size: EIGHT,
    pieces: readPieces(bytes, at + POSITION.board),
  },
  pockets: both(i => readPocket(bytes, at + POSITION.pockets + 6 * i)),
  turn: COLORS[bytes[at + POSITION.turn]!]!,
  castling: both(i => readCastling(bytes, at + POSITION.castling + 2 * i)),
  ...readEp(bytes, at),
  halfmoves: view.getUint16(at + POSITION.halfmoves, true),
  fullmoves: view.getUint32(at + POSITION.fullmoves, true),
  memory: readMemory(bytes, at),
})

/** The side to move, and the counters that say how a game stands. */
export const turnAt = ({ bytes }: Core, at: number) => COLORS[bytes[at + POSITION.turn]!]!

export const halfmovesAt = ({ view }: Core, at: number): number =>
  view.getUint16(at + POSITION.halfmoves, true)

/** The piece on a square, undefined if it is empty. */
export const pieceAt = ({ bytes }: Core, at: number, square: number): Piece | undefined =>
  PIECES[bytes[at + POSITION.board + square]!]

/** Pieces are still to be placed, or king and queen to be relocated. */
export const isInSetup = ({ bytes }: Core, at: number): boolean => {
  if (bytes[at + POSITION.relocation] !== 0) return true
  for (let i = 0; i < 12; i++) if (bytes[at + POSITION.pockets + i] !== 0) return true
  return false
}
