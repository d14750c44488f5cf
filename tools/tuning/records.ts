import { COLORS, type ByColor, type Color } from '@shared/board/color'
import { EMPTY_POCKET } from '@shared/board/pocket'
import type { Piece } from '@shared/board/piece'
import { ROLES } from '@shared/board/role'
import {
  CASTLING_SIDES,
  type CastlingRights,
  type CastlingSide,
  type Memory,
  type Setup,
} from '@shared/board/setup'
import { EIGHT, type Square } from '@shared/board/square'
import { VARIANTS } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'

/** How a game ended, as records have it; unknown for positions beside a game. */
export const RESULT = { blackWins: 0, draw: 1, whiteWins: 2, unknown: 3 } as const
export type GameResult = (typeof RESULT)[keyof typeof RESULT]

/** A position of the game proper with what is known about it; `dataFormat.md` describes a record. */
export interface Sample {
  readonly variant: VariantDefinition
  readonly setup: Setup
  /** Centipawns, White's view. */
  readonly score: number
  readonly result: GameResult
  /** Plies since the game's first position. */
  readonly ply: number
}

export const RECORD_BYTES = 32

const SYSTEMS: readonly string[] = VARIANTS.map(({ id }) => id)

/** The largest score that a record holds, in centipawns. */
export const MAX_SCORE = 15_000

const AT = {
  pieces: 8,
  score: 24,
  result: 26,
  flags: 27,
  ply: 28,
  halfmoves: 29,
  system: 30,
  special: 31,
} as const

const codeOf = ({ color, role }: Piece): number => (COLORS.indexOf(color) << 3) | (ROLES.indexOf(role) + 1)

const pieceOf = (code: number): Piece => ({ color: COLORS[code >> 3]!, role: ROLES[(code & 7) - 1]! })

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

const RIGHTS = COLORS.flatMap(color => CASTLING_SIDES.map(side => ({ color, side })))

const flagsOf = ({ turn, castling }: Setup): number =>
  RIGHTS.reduce(
    (flags, { color, side }, i) => (castling[color][side] === undefined ? flags : flags | (2 << i)),
    COLORS.indexOf(turn),
  )

const bitsOf = (rights: ByColor<boolean>): number => (rights.white ? 1 : 0) | (rights.black ? 2 : 0)

const specialOf = ({ leap, adjustable, transposition }: Memory): number => {
  const adjustment = { white: adjustable.white.length > 0, black: adjustable.black.length > 0 }
  return bitsOf(leap) | (bitsOf(adjustment) << 2) | (bitsOf(transposition) << 4)
}

const writePieces = (record: Buffer, { board }: Setup): void => {
  let occupied = 0n
  let count = 0
  for (const [square, piece] of board.pieces.entries()) {
    if (!piece) continue
    occupied |= 1n << BigInt(square)
    record[AT.pieces + (count >> 1)]! |= codeOf(piece) << (4 * (count & 1))
    count++
  }
  record.writeBigUInt64LE(occupied, 0)
}

/** A sample as a record of {@link RECORD_BYTES}. */
export const packSample = ({ variant, setup, score, result, ply }: Sample): Buffer => {
  const record = Buffer.alloc(RECORD_BYTES)
  writePieces(record, setup)
  record.writeInt16LE(clamp(Math.round(score), -MAX_SCORE, MAX_SCORE), AT.score)
  record[AT.result] = result
  record[AT.flags] = flagsOf(setup)
  record[AT.ply] = Math.min(ply, 255)
  record[AT.halfmoves] = Math.min(setup.halfmoves, 255)
  record[AT.system] = SYSTEMS.indexOf(variant.id)
  record[AT.special] = specialOf(setup.memory)
  return record
}

const readPieces = (record: Buffer): readonly (Piece | undefined)[] => {
  const occupied = record.readBigUInt64LE(0)
  let count = 0
  return Array.from({ length: 64 }, (_, square) => {
    if (((occupied >> BigInt(square)) & 1n) === 0n) return undefined
    const code = (record[AT.pieces + (count >> 1)]! >> (4 * (count & 1))) & 15
    count++
    return pieceOf(code)
  })
}

type Pieces = readonly (Piece | undefined)[]

const homeSquares = (color: Color): readonly Square[] =>
  Array.from({ length: 8 }, (_, file) => file + (color === 'white' ? 0 : 56))

const homesOf = (pieces: Pieces, color: Color, role: Piece['role']): readonly Square[] =>
  homeSquares(color).filter(square => pieces[square]?.role === role && pieces[square].color === color)

/** The outermost rook on a side of the king, or of the board where the system goes by halves. */
const castlingRook = (
  variant: VariantDefinition,
  pieces: Pieces,
  color: Color,
  side: CastlingSide,
): Square | undefined => {
  const middle =
    variant.castling?.rookOf === 'half' ? homeSquares(color)[4]! - 0.5 : homesOf(pieces, color, 'king')[0]
  if (middle === undefined) return undefined
  const rooks = homesOf(pieces, color, 'rook')
  return side === 'aSide' ? rooks.find(rook => rook < middle) : rooks.findLast(rook => rook > middle)
}

const readCastling = (variant: VariantDefinition, pieces: Pieces, flags: number): ByColor<CastlingRights> => {
  const rights: Record<Color, Partial<Record<CastlingSide, Square>>> = { white: {}, black: {} }
  for (const [i, { color, side }] of RIGHTS.entries()) {
    const rook = ((flags >> (i + 1)) & 1) === 1 ? castlingRook(variant, pieces, color, side) : undefined
    if (rook !== undefined) rights[color][side] = rook
  }
  return rights
}

const readMemory = (pieces: Pieces, special: number): Memory => {
  const has = (bit: number) => ((special >> bit) & 1) === 1
  const adjustable = (color: Color, bit: number) =>
    has(bit)
      ? homeSquares(color).flatMap((square, file) => (pieces[square]?.color === color ? [file] : []))
      : []
  return {
    leap: { white: has(0), black: has(1) },
    adjustable: { white: adjustable('white', 2), black: adjustable('black', 3) },
    transposition: { white: has(4), black: has(5) },
  }
}

/** Reads a record that {@link packSample} has written. */
export const readSample = (record: Buffer): Sample => {
  const variant = VARIANTS[record[AT.system]!]!
  const pieces = readPieces(record)
  return {
    variant,
    setup: {
      board: { size: EIGHT, pieces },
      pockets: { white: EMPTY_POCKET, black: EMPTY_POCKET },
      turn: COLORS[record[AT.flags]! & 1]!,
      castling: readCastling(variant, pieces, record[AT.flags]!),
      halfmoves: record[AT.halfmoves]!,
      fullmoves: 1 + (record[AT.ply]! >> 1),
      memory: readMemory(pieces, record[AT.special]!),
    },
    score: record.readInt16LE(AT.score),
    result: record[AT.result] as GameResult,
    ply: record[AT.ply]!,
  }
}

/** Reads all records of a file's bytes, in order. */
export function* readSamples(bytes: Buffer): Generator<Sample> {
  for (let at = 0; at + RECORD_BYTES <= bytes.length; at += RECORD_BYTES)
    yield readSample(bytes.subarray(at, at + RECORD_BYTES))
}
