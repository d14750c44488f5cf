import { assertNever } from '../../exhaustive'
import { COLORS, type ByColor, type Color } from '../../board/color'
import { NO_MEMORY, type Board, type CastlingRights, type Memory, type Setup } from '../../board/setup'
import { ok, type Result } from '../../result'
import type { VariantDefinition, VariantRules } from '../../variants/variant'
import { makeAdjustments, parseAdjustments } from './fenAdjustment'
import type { FenError } from './fenError'
import { clean, fenError, type FenText, type Read } from './fenField'
import { isSamePosition } from '../../setup/starts/sameSetup'
import { startNumberOfBoard } from '../../setup/starts/starts'
import { ranksOf, startPosition } from '../../setup/starts/startPosition'

/**
 * What is remembered where the FEN does not say: all that a start of the system begins with, and nothing in any other
 * position.
 */
const startMemory = (variant: VariantDefinition, setup: Omit<Setup, 'memory'>): Memory => {
  const isFirst = setup.halfmoves === 0 && setup.fullmoves === 1
  if (!isFirst || startNumberOfBoard(variant, setup.board) === undefined) return NO_MEMORY
  const start = startPosition(variant, ranksOf(variant, setup.board))
  return isSamePosition({ ...start, memory: NO_MEMORY }, { ...setup, memory: NO_MEMORY })
    ? start.memory
    : NO_MEMORY
}

/** What the seventh field of a system remembers, as its rules say. */
const memoryKind = (variant: VariantRules): 'adjustment' | 'relocation' | 'transposition' | undefined => {
  if (variant.adjustment) return 'adjustment'
  if (variant.transposition) return 'transposition'
  return variant.setupPhase?.kind === 'relocation' ? 'relocation' : undefined
}

const castles = (rights: CastlingRights): boolean => rights.aSide !== undefined || rights.hSide !== undefined

/**
 * What a FEN without a seventh field means: an unmoved king may leap if it may castle, no more; without leaps, in a start of
 * the system, that its bishops may still be adjusted.
 */
export const defaultMemory = (variant: VariantDefinition, setup: Omit<Setup, 'memory'>): Memory => {
  if (memoryKind(variant) !== 'adjustment') return NO_MEMORY
  const { white, black } = setup.castling
  if (variant.leap.length > 0) return { ...NO_MEMORY, leap: { white: castles(white), black: castles(black) } }
  return startMemory(variant, setup)
}

const parseTranspositions = (field: FenText): Result<Read<Memory>, FenError> => {
  const { text } = field
  if (!/^(?:-|T?t?|tT)$/.test(text)) return fenError(field, 'notARight')
  const transposition = { white: text.includes('T'), black: text.includes('t') }
  return ok(clean({ ...NO_MEMORY, transposition }))
}

const parseRelocation = (field: FenText): Result<Read<Memory>, FenError> => {
  const { text } = field
  if (text === '-') return ok(clean(NO_MEMORY))
  if (text !== 'king' && text !== 'queen') return fenError(field, 'notARight')
  return ok(clean({ ...NO_MEMORY, relocation: text }))
}

/** Reads the seventh field. A system without one drops it with a warning. */
export const parseMemory = (
  variant: VariantRules,
  field: FenText,
  board: Board,
): Result<Read<Memory>, FenError> => {
  const kind = memoryKind(variant)
  switch (kind) {
    case 'adjustment':
      return parseAdjustments(variant, field, board)
    case 'transposition':
      return parseTranspositions(field)
    case 'relocation':
      return parseRelocation(field)
    case undefined:
      return ok({
        value: NO_MEMORY,
        warnings: [{ field: field.field, reason: 'noSuchRule', found: field.text }],
      })
    default:
      return assertNever(kind)
  }
}

const makeTranspositions = (transposition: ByColor<boolean>): string => {
  const letter = (color: Color): string => (color === 'white' ? 'T' : 't')
  return COLORS.map(color => (transposition[color] ? letter(color) : '')).join('') || '-'
}

/** Writes the seventh field; undefined where the system has none, or no longer any. */
export const makeMemory = (variant: VariantRules, memory: Memory): string | undefined => {
  const kind = memoryKind(variant)
  switch (kind) {
    case 'adjustment':
      return makeAdjustments(memory)
    case 'transposition':
      return makeTranspositions(memory.transposition)
    case 'relocation':
      return memory.relocation
    case undefined:
      return undefined
    default:
      return assertNever(kind)
  }
}
