import { COLORS, type ByColor } from '@shared/board/color'
import type { Piece } from '@shared/board/piece'
import type { Pocket } from '@shared/board/pocket'
import type { Role } from '@shared/board/role'
import type { CastlingRights, Memory, Setup } from '@shared/board/setup'
import { EIGHT } from '@shared/board/square'
import {
  BOARD,
  CASTLING_ROOKS,
  EP,
  FULLMOVES,
  HALFMOVES,
  KING_RELOCATION,
  LEAP,
  NO_SQUARE,
  POCKETS,
  QUEEN_RELOCATION,
  RELOCATION,
  TRANSPOSITION,
  TURN,
  UNMOVED,
} from './layout/position'
import {
  IN_ADJUSTABLE,
  IN_BOARD,
  IN_CASTLING,
  IN_EP,
  IN_FULLMOVES,
  IN_HALFMOVES,
  IN_LEAP,
  IN_POCKETS,
  IN_RELOCATION,
  IN_TRANSPOSITION,
  IN_TURN,
  INPUT_BYTES,
} from './layout/setup'
import type { Core } from './load'
import { codeOf, CORE_ROLES, PIECES } from './pieceCode'

/* A setup as the core reads it, and a position as the core holds it. */

const RELOCATION_CODES = { king: KING_RELOCATION, queen: QUEEN_RELOCATION } as const

const relocationOf = (code: number): Memory['relocation'] =>
  code === KING_RELOCATION ? 'king' : code === QUEEN_RELOCATION ? 'queen' : undefined

const flags = ({ white, black }: ByColor<boolean>): number => (white ? 1 : 0) | (black ? 2 : 0)

const fileMask = (files: readonly number[]): number => files.reduce((mask, file) => mask | (1 << file), 0)

const writePocket = (bytes: Uint8Array, at: number, pocket: Pocket): void => {
  for (let role = 0; role < CORE_ROLES.length; role++) bytes[at + role] = pocket[CORE_ROLES[role]!] ?? 0
}

/** Writes a setup of an 8x8 board where the core reads it. */
export const writeSetup = (core: Core, setup: Setup): void => {
  const { bytes, view, exports } = core
  const at = exports.inputAddress()
  bytes.fill(0, at, at + INPUT_BYTES)
  for (let square = 0; square < 64; square++)
    bytes[at + IN_BOARD + square] = codeOf(setup.board.pieces[square])
  bytes[at + IN_TURN] = COLORS.indexOf(setup.turn)
  for (const [i, color] of COLORS.entries()) {
    const { aSide = NO_SQUARE, hSide = NO_SQUARE } = setup.castling[color]
    bytes[at + IN_CASTLING + 2 * i] = aSide
    bytes[at + IN_CASTLING + 2 * i + 1] = hSide
    bytes[at + IN_ADJUSTABLE + i] = fileMask(setup.memory.adjustable[color])
    writePocket(bytes, at + IN_POCKETS + 6 * i, setup.pockets[color])
  }
  bytes[at + IN_EP] = setup.epSquare ?? NO_SQUARE
  bytes[at + IN_RELOCATION] = setup.memory.relocation ? RELOCATION_CODES[setup.memory.relocation] : 0
  bytes[at + IN_LEAP] = flags(setup.memory.leap)
  bytes[at + IN_TRANSPOSITION] = flags(setup.memory.transposition)
  view.setUint16(at + IN_HALFMOVES, setup.halfmoves, true)
  view.setUint32(at + IN_FULLMOVES, setup.fullmoves, true)
}

const both = <T>(read: (index: number) => T): ByColor<T> => ({ white: read(0), black: read(1) })

const readPocket = (bytes: Uint8Array, at: number): Pocket => {
  const pocket: Partial<Record<Role, number>> = {}
  for (const [i, role] of CORE_ROLES.entries()) if (bytes[at + i] !== 0) pocket[role] = bytes[at + i]!
  return pocket
}

const readCastling = (bytes: Uint8Array, at: number): CastlingRights => {
  const [aSide, hSide] = [bytes[at]!, bytes[at + 1]!]
  return { ...(aSide !== NO_SQUARE && { aSide }), ...(hSide !== NO_SQUARE && { hSide }) }
}

const FILES = [0, 1, 2, 3, 4, 5, 6, 7]

const readMemory = (bytes: Uint8Array, at: number): Memory => {
  const has = (offset: number) => both(i => ((bytes[at + offset]! >> i) & 1) === 1)
  const unmoved = both(i => bytes[at + UNMOVED + 7 * i]!)
  const relocation = relocationOf(bytes[at + RELOCATION]!)
  return {
    leap: has(LEAP),
    adjustable: both(i => FILES.filter(file => ((unmoved[COLORS[i]!] >> file) & 1) === 1)),
    transposition: has(TRANSPOSITION),
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
  const ep = bytes[at + EP]!
  return ep === NO_SQUARE ? {} : { epSquare: ep }
}

/** A position of the core as a setup. */
export const readPosition = ({ bytes, view }: Core, at: number): Setup => ({
  board: {
    size: EIGHT,
    pieces: readPieces(bytes, at + BOARD),
  },
  pockets: both(i => readPocket(bytes, at + POCKETS + 6 * i)),
  turn: COLORS[bytes[at + TURN]!]!,
  castling: both(i => readCastling(bytes, at + CASTLING_ROOKS + 2 * i)),
  ...readEp(bytes, at),
  halfmoves: view.getUint16(at + HALFMOVES, true),
  fullmoves: view.getUint32(at + FULLMOVES, true),
  memory: readMemory(bytes, at),
})

/** The side to move, and the counters that say how a game stands. */
export const turnAt = ({ bytes }: Core, at: number) => COLORS[bytes[at + TURN]!]!

export const halfmovesAt = ({ view }: Core, at: number): number => view.getUint16(at + HALFMOVES, true)

/** The piece on a square, undefined if it is empty. */
export const pieceAt = ({ bytes }: Core, at: number, square: number): Piece | undefined =>
  PIECES[bytes[at + BOARD + square]!]

/** Pieces are still to be placed, or king and queen to be relocated. */
export const isInSetupAt = ({ bytes }: Core, at: number): boolean => {
  if (bytes[at + RELOCATION] !== 0) return true
  for (let i = 0; i < 12; i++) if (bytes[at + POCKETS + i] !== 0) return true
  return false
}
