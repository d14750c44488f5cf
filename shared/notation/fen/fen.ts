import { type Color, COLORS, type ByColor } from '../../board/color'
import type { Setup, Board } from '../../board/setup'
import { squareName, parseSquare, type Square } from '../../board/square'
import { chain, err, map, ok, type Result } from '../../result'
import type { VariantDefinition, VariantRules, Army } from '../../variants/variant'
import { makeBoard, parseBoard } from './fenBoard'
import { makeCastling, parseCastling } from './fenCastling'
import { FEN_FIELDS, type FenError, type FenField, type FenWarning } from './fenError'
import { clean, fenError, type FenText, type Read } from './fenField'
import { defaultMemory, makeMemory, parseMemory } from './fenMemory'
import { canHaveBeenSkipped } from '../../setup/rights/enPassant'
import { EMPTY_POCKET, pocketSize, type Pocket } from '../../board/pocket'
import type { Role } from '../../board/role'
import { letterOfPiece, pieceOfLetter, POCKET_ORDER } from '../../variants/army'

const NO_POCKETS: ByColor<Pocket> = { white: EMPTY_POCKET, black: EMPTY_POCKET }

/**
 * Reads the text between the brackets, e.g. `QRNNKqrnnk`: White's pieces in upper case, in any order. An empty text and `-` are empty
 * pockets; only a system with placement may have others.
 */
const parsePockets = (
  { army, setupPhase }: Pick<VariantRules, 'army' | 'setupPhase'>,
  field: FenText,
): Result<ByColor<Pocket>, FenError> => {
  if (field.text === '' || field.text === '-') return ok(NO_POCKETS)
  if (setupPhase?.kind !== 'placement') return fenError(field, 'notForThisVariant')
  const held: ByColor<Partial<Record<Role, number>>> = { white: {}, black: {} }
  for (let at = 0; at < field.text.length; at++) {
    const piece = pieceOfLetter(army, field.text[at]!)
    if (!piece) return fenError(field, 'unknownPiece', at, field.text[at])
    const pocket = held[piece.color]
    pocket[piece.role] = (pocket[piece.role] ?? 0) + 1
  }
  return ok(held)
}

/** Writes pockets with their brackets, White first, Q R B N K; nothing if both are empty. */
const makePockets = (army: Army, pockets: ByColor<Pocket>): string => {
  if (pocketSize(pockets.white) + pocketSize(pockets.black) === 0) return ''
  const letters = COLORS.flatMap(color =>
    POCKET_ORDER.map(role => {
      const count = pockets[color][role] ?? 0
      return count > 0 ? letterOfPiece(army, { color, role }).repeat(count) : ''
    }),
  )
  return `[${letters.join('')}]`
}

/**
 * Reads the en-passant square, which is accepted after any double step, whether or not a pawn can capture there. A square that no pawn can
 * have skipped is dropped with a warning.
 */
const parseEnPassant = (
  variant: VariantRules,
  field: FenText,
  board: Board,
  turn: Color,
): Result<Read<Square | undefined>, FenError> => {
  if (field.text === '-') return ok(clean(undefined))
  const square = parseSquare(field.text, board.size)
  if (square === undefined) return fenError(field, 'notASquare')
  if (canHaveBeenSkipped(variant, board, turn, square)) return ok(clean(square))
  return ok({
    value: undefined,
    warnings: [{ field: field.field, reason: 'noPawn', found: field.text }],
  })
}

/** The longest FEN of a 12 x 12 board with full pockets has about 250 characters. */
const MAX_LENGTH = 400

/** The most digits of a counter; that is enough for 900,000 moves. */
const MAX_DIGITS = 6

/** A FEN split into its fields, which are not read yet. Missing fields contain what their absence means. */
type FenTexts = Readonly<Record<FenField, FenText>>

const ABSENT: Readonly<Record<FenField, string>> = {
  board: '',
  pockets: '',
  turn: 'w',
  castling: '-',
  epSquare: '-',
  halfmoves: '0',
  fullmoves: '1',
  memory: '',
  extra: '',
}

const AFTER_BOARD = FEN_FIELDS.filter(field => field !== 'board' && field !== 'pockets')

/** Splits `8/8[Qq]` into board and pockets. */
const splitBoard = ({ text, at }: FenText): Result<readonly [board: FenText, pockets: FenText], FenError> => {
  const open = text.indexOf('[')
  const end = open < 0 ? text.length : open
  const board: FenText = { field: 'board', text: text.slice(0, end), at }
  const pockets: FenText = { field: 'pockets', text: text.slice(end + 1, -1), at: at + end + 1 }
  if (open < 0) return ok([board, { ...pockets, text: '' }])
  if (text.endsWith(']')) return ok([board, pockets])
  return fenError({ field: 'pockets', text, at }, 'unterminatedPocket', open)
}

const splitFen = (text: string): Result<FenTexts, FenError> => {
  const [first, ...rest] = [...text.matchAll(/\S+/g)]
  if (!first) return fenError({ field: 'board', text: '', at: text.length }, 'missing')
  const boardAndPockets = splitBoard({ field: 'board', text: first[0], at: first.index })
  if (!boardAndPockets.ok) return boardAndPockets
  const [board, pockets] = boardAndPockets.value
  const others = AFTER_BOARD.map((field, index): [FenField, FenText] => {
    const found = rest[index]
    return [field, { field, text: found?.[0] ?? ABSENT[field], at: found?.index ?? text.length }]
  })
  return ok({ board, pockets, ...Object.fromEntries(others) } as FenTexts)
}

const parseTurn = (field: FenText): Result<Color, FenError> => {
  if (field.text === 'w') return ok('white')
  return field.text === 'b' ? ok('black') : fenError(field, 'notAColor')
}

const parseCounter = (field: FenText): Result<number, FenError> => {
  if (!/^\d+$/.test(field.text)) return fenError(field, 'notANumber')
  return field.text.length > MAX_DIGITS ? fenError(field, 'tooLong') : ok(Number(field.text))
}

/** The position of a FEN, and what was dropped because it is impossible on the board. */
export interface ReadFen {
  readonly setup: Setup
  readonly warnings: readonly FenWarning[]
}

/** The part of a position that is needed to read the later fields. */
type Ground = Pick<Setup, 'board' | 'pockets' | 'turn'>

const parseGround = (variant: VariantDefinition, texts: FenTexts): Result<Ground, FenError> =>
  chain(parseBoard(variant, texts.board), board =>
    chain(parsePockets(variant, texts.pockets), pockets =>
      map(parseTurn(texts.turn), turn => ({ board, pockets, turn })),
    ),
  )

type Counters = Pick<Setup, 'halfmoves' | 'fullmoves'>

const parseCounters = (texts: FenTexts): Result<Counters, FenError> =>
  chain(parseCounter(texts.halfmoves), halfmoves =>
    map(parseCounter(texts.fullmoves), fullmoves => ({ halfmoves, fullmoves: Math.max(1, fullmoves) })),
  )

const parseRest = (
  variant: VariantDefinition,
  texts: FenTexts,
  ground: Ground,
): Result<ReadFen, FenError> => {
  const castling = parseCastling(variant, texts.castling, ground)
  if (!castling.ok) return castling
  const epSquare = parseEnPassant(variant, texts.epSquare, ground.board, ground.turn)
  if (!epSquare.ok) return epSquare
  const counters = parseCounters(texts)
  if (!counters.ok) return counters
  const ep = epSquare.value.value
  const setup = {
    ...ground,
    castling: castling.value.value,
    ...(ep === undefined ? {} : { epSquare: ep }),
    ...counters.value,
  }
  const memory =
    texts.memory.text === ''
      ? ok(clean(defaultMemory(variant, setup)))
      : parseMemory(variant, texts.memory, ground.board)
  if (!memory.ok) return memory
  return ok({
    setup: { ...setup, memory: memory.value.value },
    warnings: [castling, epSquare, memory].flatMap(read => read.value.warnings),
  })
}

/**
 * Reads a FEN of any system.
 *
 * - Any kind and amount of white space is accepted; trailing fields may be missing
 *   (White to move, no rights, counters 0 and 1, no memory).
 * - Pockets may be in any order; `[]` and `[-]` are empty.
 * - Castling may be KQkq, X-FEN or Shredder-FEN, in any order.
 * - A move counter of 0 is read as 1.
 * - Rights, an en-passant square and a memory that are impossible on the board are dropped with a warning.
 *
 * The position need not be playable. Takes time linear in the length of the text, at most 400 characters.
 */
export const parseFen = (variant: VariantDefinition, text: string): Result<ReadFen, FenError> => {
  if (text.length > MAX_LENGTH)
    return err({ kind: 'fen', field: 'extra', reason: 'tooLong', at: MAX_LENGTH, found: '' })
  const texts = splitFen(text)
  if (!texts.ok) return texts
  if (texts.value.extra.text !== '') return fenError(texts.value.extra, 'notForThisVariant')
  return chain(parseGround(variant, texts.value), ground => parseRest(variant, texts.value, ground))
}

/**
 * Writes a position as a FEN in canonical form. An en-passant square of the position is always written, so the caller must have removed it
 * if no capture is legal.
 */
export const makeFen = (variant: VariantDefinition, setup: Setup): string => {
  const { board, pockets, turn, castling, epSquare, halfmoves, fullmoves, memory } = setup
  const placement = makeBoard(variant.army, board) + makePockets(variant.army, pockets)
  const rights = makeCastling(variant, board, castling)
  const skipped = epSquare === undefined ? '-' : squareName(epSquare, board.size)
  const seventh = makeMemory(variant, memory)
  const fen = `${placement} ${turn === 'white' ? 'w' : 'b'} ${rights} ${skipped} ${halfmoves} ${fullmoves}`
  return seventh === undefined ? fen : `${fen} ${seventh}`
}
