import { type ByColor, type Color, COLORS } from '../../board/color'
import { type Board, type CastlingRights, type Memory, NO_MEMORY, type Setup } from '../../board/setup'
import { err, ok, type Result } from '../../result'
import type { VariantDefinition, VariantRules } from '../../variants/variant'
import type { FenError, FenWarning } from './fenError'
import { clean, fenError, type FenText, type Read } from './fenField'
import { isSamePosition } from '../../setup/starts/sameSetup'
import { startNumberOfBoard } from '../../setup/starts/starts'
import { ranksOf, startPosition } from '../../setup/starts/startPosition'
import { fileName, parseFile } from '../../board/square'
import { canLeap, homePiece, isAdjustable } from '../../setup/rights/possibleRights'

/** What one side may still do with pieces that have not moved. */
interface Rights {
  readonly leap: boolean
  /** Files of unmoved pieces, ascending. */
  readonly files: readonly number[]
}

interface Row {
  readonly field: FenText
  readonly color: Color
}

const warning = ({ field }: Row, found: string): FenWarning => ({
  field: field.field,
  reason: 'noPiece',
  found,
})

/** Drops what is impossible on the board: a king or piece that is not at home, and files that allow no adjustment. */
const borne = (rights: Rights, variant: VariantRules, row: Row, board: Board): Read<Rights> => {
  const leap = rights.leap && canLeap(variant, board, row.color)
  const present = rights.files.filter(file => homePiece(variant, board, row.color, file) !== undefined)
  const files = isAdjustable(variant, board, row.color, present) ? present : []
  const dropped = rights.files.filter(file => !files.includes(file)).map(fileName)
  const found = [...(leap === rights.leap ? [] : ['K']), ...dropped]
  return { value: { leap, files }, warnings: found.map(letter => warning(row, letter)) }
}

/** Reads one side's half: `K` if the king may leap, then files in any order; `-` for neither. */
const parseHalf = (text: string, files: number): Result<Rights, number> => {
  const leap = text.startsWith('K')
  const letters = text === '-' ? '' : text.slice(leap ? 1 : 0)
  const found = Array.from(letters, parseFile)
  const bad = found.findIndex(file => file === undefined || file >= files)
  if (text === '' || bad >= 0) return err(bad < 0 ? 0 : bad + (leap ? 1 : 0))
  const ascending = [...new Set(found as number[])].sort((a, b) => a - b)
  return ok({ leap, files: ascending })
}

/** Reads `WHITE/BLACK`, such as `Kabcdefgh/K`; a single `-` means that neither side has any rights left. */
const parseAdjustments = (
  variant: VariantRules,
  field: FenText,
  board: Board,
): Result<Read<Memory>, FenError> => {
  const [white, black, ...more] = (field.text === '-' ? '-/-' : field.text).split('/')
  if (white === undefined || black === undefined || more.length > 0) return fenError(field, 'notARight')
  const starts = { white: 0, black: white.length + 1 }
  const value = { leap: { white: false, black: false }, adjustable: { ...NO_MEMORY.adjustable } }
  const warnings: FenWarning[] = []
  for (const color of COLORS) {
    const half = parseHalf(color === 'white' ? white : black, board.size.files)
    if (!half.ok) return fenError(field, 'notARight', starts[color] + half.error)
    const read = borne(half.value, variant, { field, color }, board)
    value.leap[color] = read.value.leap
    value.adjustable[color] = read.value.files
    warnings.push(...read.warnings)
  }
  return ok({ value: { ...NO_MEMORY, ...value }, warnings })
}

/** Writes both sides' halves, `-` for a side without rights. */
const makeAdjustments = ({ leap, adjustable }: Memory): string =>
  COLORS.map(color => (leap[color] ? 'K' : '') + adjustable[color].map(fileName).join('') || '-').join('/')

/**
 * The memory assumed where the FEN does not say: everything that a start of the system begins with, and nothing in any
 * other position.
 */
const startMemory = (variant: VariantDefinition, setup: Omit<Setup, 'memory'>): Memory => {
  const isFirst = setup.halfmoves === 0 && setup.fullmoves === 1
  if (!isFirst || startNumberOfBoard(variant, setup.board) === undefined) return NO_MEMORY
  const start = startPosition(variant, ranksOf(variant, setup.board))
  return isSamePosition({ ...start, memory: NO_MEMORY }, { ...setup, memory: NO_MEMORY })
    ? start.memory
    : NO_MEMORY
}

/** What the seventh field remembers in a system. */
const memoryKind = (variant: VariantRules): 'adjustment' | 'relocation' | 'transposition' | undefined => {
  if (variant.adjustment) return 'adjustment'
  if (variant.transposition) return 'transposition'
  return variant.setupPhase?.kind === 'relocation' ? 'relocation' : undefined
}

const castles = (rights: CastlingRights): boolean => rights.aSide !== undefined || rights.hSide !== undefined

/**
 * The memory of a FEN without a seventh field: in systems with leaps, a king may leap if it may castle; in other systems with adjustments,
 * a start still allows those of the system.
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

/** Reads the seventh field. In a system without one it is dropped with a warning. */
export const parseMemory = (
  variant: VariantRules,
  field: FenText,
  board: Board,
): Result<Read<Memory>, FenError> => {
  switch (memoryKind(variant)) {
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
  }
}

const makeTranspositions = (transposition: ByColor<boolean>): string => {
  const letter = (color: Color): string => (color === 'white' ? 'T' : 't')
  return COLORS.map(color => (transposition[color] ? letter(color) : '')).join('') || '-'
}

/** Writes the seventh field; undefined if the system has none, or the position no longer needs it. */
export const makeMemory = (variant: VariantRules, memory: Memory): string | undefined => {
  switch (memoryKind(variant)) {
    case 'adjustment':
      return makeAdjustments(memory)
    case 'transposition':
      return makeTranspositions(memory.transposition)
    case 'relocation':
      return memory.relocation
    case undefined:
      return undefined
  }
}
