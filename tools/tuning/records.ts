import { COLORS, type ByColor, type Color } from '@shared/board/color'
import { EMPTY_POCKET } from '@shared/board/pocket'
import type { Piece } from '@shared/board/piece'
import {
  CASTLING_SIDES,
  type CastlingRights,
  type CastlingSide,
  type Memory,
  type Setup,
} from '@shared/board/setup'
import type { BoardSize, Square } from '@shared/board/square'
import { VARIANTS } from '@shared/variants'
import type { VariantDefinition } from '@shared/variants/variant'
import {
  boardSquare,
  coreSquare,
  EIGHT_LAYOUT,
  layoutOf,
  WIDE_LAYOUT,
  type BoardLayout,
} from '../../electron/core/boardLayout'

/** The results of games in records; unknown for positions beside a game. */
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

/** How positions of some boards are recorded: a set of squares, codes of the pieces on them, and eight bytes of labels. */
export interface RecordFormat {
  /** The name in the manifests of folders. */
  readonly name: string
  readonly layout: BoardLayout
  readonly bytes: number
  /** The offset of the piece codes, and the number of bits of each. */
  readonly pieces: number
  readonly pieceBits: 4 | 8
  /** The offset of the score and the labels after it. */
  readonly labels: number
}

export const EIGHT_RECORDS: RecordFormat = {
  name: 'backrank positions 1',
  layout: EIGHT_LAYOUT,
  bytes: 32,
  pieces: 8,
  pieceBits: 4,
  labels: 24,
}

/** Records of larger boards; a set of squares has ten ranks of ten files. */
export const WIDE_RECORDS: RecordFormat = {
  name: 'backrank positions of larger boards 1',
  layout: WIDE_LAYOUT,
  bytes: 64,
  pieces: 16,
  pieceBits: 8,
  labels: 56,
}

/** The format of records of a system. */
export const recordsOf = ({ board }: Pick<VariantDefinition, 'board'>): RecordFormat =>
  layoutOf(board) === EIGHT_LAYOUT ? EIGHT_RECORDS : WIDE_RECORDS

const SYSTEMS: readonly string[] = VARIANTS.map(({ id }) => id)

/** The largest score that a record holds, in centipawns. */
export const MAX_SCORE = 15_000

/** The offsets of the labels from the score. */
export const LABEL = { score: 0, result: 2, flags: 3, ply: 4, halfmoves: 5, system: 6, special: 7 } as const

/** The number of a larger board, as in the core: ten by eight, nine by nine, ten by ten, Janggi's. */
const boardNumber = ({ board: { files, ranks } }: VariantDefinition): number =>
  files === 9 && ranks === 10 ? 3 : ranks - 8

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value))

const RIGHTS = COLORS.flatMap(color => CASTLING_SIDES.map(side => ({ color, side })))

const BOARD_SHIFT = 5

const flagsOf = (variant: VariantDefinition, { turn, castling }: Setup): number =>
  RIGHTS.reduce(
    (flags, { color, side }, i) => (castling[color][side] === undefined ? flags : flags | (2 << i)),
    COLORS.indexOf(turn) |
      (layoutOf(variant.board) === EIGHT_LAYOUT ? 0 : boardNumber(variant) << BOARD_SHIFT),
  )

const bitsOf = (rights: ByColor<boolean>): number => (rights.white ? 1 : 0) | (rights.black ? 2 : 0)

const specialOf = ({ leap, adjustable, transposition }: Memory): number => {
  const adjustment = { white: adjustable.white.length > 0, black: adjustable.black.length > 0 }
  return bitsOf(leap) | (bitsOf(adjustment) << 2) | (bitsOf(transposition) << 4)
}

/**
 * Writes a number of `bits` bits, such as a bit of a set of squares or the code of a piece; the first number is in the
 * lowest bits of its byte.
 */
const writeBits = (bytes: Buffer, at: number, bits: number, value: number): void => {
  bytes[(at * bits) >> 3]! |= value << ((at * bits) & 7)
}

const readBits = (bytes: Buffer, at: number, bits: number): number =>
  (bytes[(at * bits) >> 3]! >> ((at * bits) & 7)) & ((1 << bits) - 1)

const writePieces = (
  record: Buffer,
  { layout, pieces: at, pieceBits }: RecordFormat,
  { board }: Setup,
): void => {
  const codes = record.subarray(at)
  let count = 0
  for (const [square, piece] of board.pieces.entries()) {
    if (!piece) continue
    writeBits(record, coreSquare(layout, board.size, square), 1, 1)
    writeBits(codes, count++, pieceBits, layout.pieces.codeOf(piece))
  }
}

/** Packs a sample as a record; its system determines the format. */
export const packSample = ({ variant, setup, score, result, ply }: Sample): Buffer => {
  const format = recordsOf(variant)
  const record = Buffer.alloc(format.bytes)
  writePieces(record, format, setup)
  const labels = record.subarray(format.labels)
  labels.writeInt16LE(clamp(Math.round(score), -MAX_SCORE, MAX_SCORE), LABEL.score)
  labels[LABEL.result] = result
  labels[LABEL.flags] = flagsOf(variant, setup)
  labels[LABEL.ply] = Math.min(ply, 255)
  labels[LABEL.halfmoves] = Math.min(setup.halfmoves, 255)
  labels[LABEL.system] = SYSTEMS.indexOf(variant.id)
  labels[LABEL.special] = specialOf(setup.memory)
  return record
}

const readPieces = (
  record: Buffer,
  { layout, pieces: at, pieceBits }: RecordFormat,
  size: BoardSize,
): readonly (Piece | undefined)[] => {
  const codes = record.subarray(at)
  const pieces = Array.from<Piece | undefined>({ length: size.files * size.ranks })
  let count = 0
  for (let square = 0; square < layout.squares; square++)
    if (readBits(record, square, 1) === 1)
      pieces[boardSquare(layout, size, square)] = layout.pieces.pieces[readBits(codes, count++, pieceBits)]
  return pieces
}

type Pieces = readonly (Piece | undefined)[]

const homeSquares = ({ files, ranks }: BoardSize, color: Color): readonly Square[] =>
  Array.from({ length: files }, (_, file) => file + (color === 'white' ? 0 : files * (ranks - 1)))

/** The outermost rook on a side of the king, or of the board if the system goes by halves. */
const castlingRook = (
  { castling, board }: VariantDefinition,
  pieces: Pieces,
  color: Color,
  side: CastlingSide,
): Square | undefined => {
  const home = homeSquares(board, color)
  const homesOf = (role: Piece['role']) =>
    home.filter(square => pieces[square]?.role === role && pieces[square].color === color)
  const middle = castling?.rookOf === 'half' ? home[board.files / 2]! - 0.5 : homesOf('king')[0]
  if (middle === undefined) return undefined
  const rooks = homesOf('rook')
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

const readMemory = ({ board }: VariantDefinition, pieces: Pieces, special: number): Memory => {
  const has = (bit: number) => ((special >> bit) & 1) === 1
  const adjustable = (color: Color, bit: number) =>
    has(bit)
      ? homeSquares(board, color).flatMap((square, file) => (pieces[square]?.color === color ? [file] : []))
      : []
  return {
    leap: { white: has(0), black: has(1) },
    adjustable: { white: adjustable('white', 2), black: adjustable('black', 3) },
    transposition: { white: has(4), black: has(5) },
  }
}

/** Reads a record that {@link packSample} wrote in a format. */
export const readSample = (record: Buffer, format: RecordFormat = EIGHT_RECORDS): Sample => {
  const labels = record.subarray(format.labels)
  const variant = VARIANTS[labels[LABEL.system]!]!
  const pieces = readPieces(record, format, variant.board)
  return {
    variant,
    setup: {
      board: { size: variant.board, pieces },
      pockets: { white: EMPTY_POCKET, black: EMPTY_POCKET },
      turn: COLORS[labels[LABEL.flags]! & 1]!,
      castling: readCastling(variant, pieces, labels[LABEL.flags]!),
      halfmoves: labels[LABEL.halfmoves]!,
      fullmoves: 1 + (labels[LABEL.ply]! >> 1),
      memory: readMemory(variant, pieces, labels[LABEL.special]!),
    },
    score: labels.readInt16LE(LABEL.score),
    result: labels[LABEL.result] as GameResult,
    ply: labels[LABEL.ply]!,
  }
}

/** The records of a file's bytes, in order; an incomplete one at the end is left out. */
export function* recordsIn(bytes: Buffer, { bytes: length }: RecordFormat): Generator<Buffer> {
  for (let at = 0; at + length <= bytes.length; at += length) yield bytes.subarray(at, at + length)
}

/** Reads all records of a file's bytes, in order. */
export function* readSamples(bytes: Buffer, format: RecordFormat = EIGHT_RECORDS): Generator<Sample> {
  for (const record of recordsIn(bytes, format)) yield readSample(record, format)
}
