import { COLORS, type ByColor } from '@shared/board/color'
import type { Piece } from '@shared/board/piece'
import type { Pocket } from '@shared/board/pocket'
import type { Role } from '@shared/board/role'
import type { CastlingRights, Memory, Setup } from '@shared/board/setup'
import type { BoardSize } from '@shared/board/square'
import { boardSquare, coreSquare, type BoardLayout } from './boardLayout'
import { KING_RELOCATION, QUEEN_RELOCATION } from './layout/position'
import type { Core } from './load'
import type { PieceCodes } from './pieceCode'

/* Writes setups in the form that the core reads, and reads positions in the form that the core keeps. */

const RELOCATION_CODES = { king: KING_RELOCATION, queen: QUEEN_RELOCATION } as const

const relocationOf = (code: number): Memory['relocation'] =>
  code === KING_RELOCATION ? 'king' : code === QUEEN_RELOCATION ? 'queen' : undefined

const flags = ({ white, black }: ByColor<boolean>): number => (white ? 1 : 0) | (black ? 2 : 0)

const fileMask = (files: readonly number[]): number => files.reduce((mask, file) => mask | (1 << file), 0)

const writePocket = (bytes: Uint8Array, at: number, pocket: Pocket, { roles }: PieceCodes): void => {
  for (let role = 0; role < roles.length; role++) bytes[at + role] = pocket[roles[role]!] ?? 0
}

/** Writes a set of files where the core reads it, lowest byte first. */
const writeFiles = (bytes: Uint8Array, at: number, files: number, { fileBytes }: BoardLayout): void => {
  bytes[at] = files & 0xff
  if (fileBytes === 2) bytes[at + 1] = files >> 8
}

/** Writes a setup to where the core of its board reads it. */
export const writeSetup = ({ bytes, view, exports, layout }: Core, setup: Setup): void => {
  const { setup: offset, position, pieces, fileBytes } = layout
  const { size } = setup.board
  const at = exports.inputAddress()
  const numberOf = (square: number | undefined): number =>
    square === undefined ? position.NO_SQUARE : coreSquare(layout, size, square)
  bytes.fill(0, at, at + offset.INPUT_BYTES)
  for (let square = 0; square < setup.board.pieces.length; square++)
    bytes[at + offset.IN_BOARD + numberOf(square)] = pieces.codeOf(setup.board.pieces[square])
  bytes[at + offset.IN_TURN] = COLORS.indexOf(setup.turn)
  for (const [i, color] of COLORS.entries()) {
    const { aSide, hSide } = setup.castling[color]
    bytes[at + offset.IN_CASTLING + 2 * i] = numberOf(aSide)
    bytes[at + offset.IN_CASTLING + 2 * i + 1] = numberOf(hSide)
    const adjustable = at + offset.IN_ADJUSTABLE + fileBytes * i
    writeFiles(bytes, adjustable, fileMask(setup.memory.adjustable[color]), layout)
    writePocket(bytes, at + offset.IN_POCKETS + pieces.roles.length * i, setup.pockets[color], pieces)
  }
  bytes[at + offset.IN_EP] = numberOf(setup.epSquare)
  bytes[at + offset.IN_RELOCATION] = setup.memory.relocation ? RELOCATION_CODES[setup.memory.relocation] : 0
  bytes[at + offset.IN_LEAP] = flags(setup.memory.leap)
  bytes[at + offset.IN_TRANSPOSITION] = flags(setup.memory.transposition)
  view.setUint16(at + offset.IN_HALFMOVES, setup.halfmoves, true)
  view.setUint32(at + offset.IN_FULLMOVES, setup.fullmoves, true)
}

const both = <T>(read: (index: number) => T): ByColor<T> => ({ white: read(0), black: read(1) })

const readPocket = (bytes: Uint8Array, at: number, { roles }: PieceCodes): Pocket => {
  const pocket: Partial<Record<Role, number>> = {}
  for (const [i, role] of roles.entries()) if (bytes[at + i] !== 0) pocket[role] = bytes[at + i]!
  return pocket
}

/** A position of the core, and the board it is on. */
interface Place {
  readonly core: Core
  readonly at: number
  readonly size: BoardSize
}

/** The square in a byte; undefined if it says that there is none. */
const readSquare = ({ core: { bytes, layout }, at, size }: Place, offset: number): number | undefined => {
  const square = bytes[at + offset]!
  return square === layout.position.NO_SQUARE ? undefined : boardSquare(layout, size, square)
}

const readCastling = (place: Place, offset: number): CastlingRights => {
  const aSide = readSquare(place, offset)
  const hSide = readSquare(place, offset + 1)
  return { ...(aSide !== undefined && { aSide }), ...(hSide !== undefined && { hSide }) }
}

/** The files of a side's unmoved pieces, which are all on its back rank. */
const unmovedFiles = ({ core: { bytes, layout }, at, size }: Place, color: number): readonly number[] => {
  const { ADJUSTMENT, UNMOVED } = layout.position
  const files: number[] = []
  if (((bytes[at + ADJUSTMENT]! >> color) & 1) === 0) return files
  const half = Math.floor(size.ranks / 2)
  const [from, to] = color === 0 ? [0, half] : [half, size.ranks]
  for (let rank = from; rank < to; rank++)
    for (let file = 0; file < size.files; file++) {
      const square = rank * layout.files + file
      if (((bytes[at + UNMOVED + (square >> 3)]! >> (square & 7)) & 1) === 1) files.push(file)
    }
  return files
}

const readMemory = (place: Place): Memory => {
  const { bytes, layout } = place.core
  const has = (offset: number) => both(i => ((bytes[place.at + offset]! >> i) & 1) === 1)
  const relocation = relocationOf(bytes[place.at + layout.position.RELOCATION]!)
  return {
    leap: has(layout.position.LEAP),
    adjustable: both(i => unmovedFiles(place, i)),
    transposition: has(layout.position.TRANSPOSITION),
    ...(relocation && { relocation }),
  }
}

const readPieces = ({ core, at, size }: Place): readonly (Piece | undefined)[] => {
  const pieces: (Piece | undefined)[] = []
  for (let square = 0; square < size.files * size.ranks; square++)
    pieces.push(pieceAt(core, at, size, square))
  return pieces
}

/** The en-passant square, if a pawn can be captured there; the core keeps no other. */
const readEp = (place: Place): Pick<Setup, 'epSquare'> => {
  const epSquare = readSquare(place, place.core.layout.position.EP)
  return epSquare === undefined ? {} : { epSquare }
}

/** Reads a position of the core as a setup on a board of this size. */
export const readPosition = (core: Core, at: number, size: BoardSize): Setup => {
  const { bytes, view, layout } = core
  const { position, pieces } = layout
  const place = { core, at, size }
  return {
    board: { size, pieces: readPieces(place) },
    pockets: both(i => readPocket(bytes, at + position.POCKETS + pieces.roles.length * i, pieces)),
    turn: turnAt(core, at),
    castling: both(i => readCastling(place, position.CASTLING_ROOKS + 2 * i)),
    ...readEp(place),
    halfmoves: halfmovesAt(core, at),
    fullmoves: view.getUint32(at + position.FULLMOVES, true),
    memory: readMemory(place),
  }
}

/** The side to move. */
export const turnAt = ({ bytes, layout }: Core, at: number) => COLORS[bytes[at + layout.position.TURN]!]!

export const halfmovesAt = ({ view, layout }: Core, at: number): number =>
  view.getUint16(at + layout.position.HALFMOVES, true)

/** The piece on a square; undefined if it is empty. */
export const pieceAt = (
  { bytes, layout }: Core,
  at: number,
  size: BoardSize,
  square: number,
): Piece | undefined => {
  const { position, pieces } = layout
  return pieces.pieces[bytes[at + position.BOARD + coreSquare(layout, size, square)]!]
}

/** Whether pieces are still to be placed, or king and queen to be relocated. */
export const isInSetupAt = ({ bytes, layout }: Core, at: number): boolean => {
  const { RELOCATION, POCKETS, POCKET_SIZES } = layout.position
  if (bytes[at + RELOCATION] !== 0) return true
  for (let i = POCKETS; i < POCKET_SIZES; i++) if (bytes[at + i] !== 0) return true
  return false
}
