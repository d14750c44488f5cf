import { COLORS, type Color } from '../../board/color'
import { NO_MEMORY, type Board, type Memory } from '../../board/setup'
import { fileName, parseFile } from '../../board/square'
import { err, ok, type Result } from '../../result'
import type { VariantRules } from '../../variants/variant'
import type { FenError, FenWarning } from './fenError'
import { fenError, type FenText, type Read } from './fenField'
import { canLeap, homePiece, isAdjustable } from '../../setup/rights/possibleRights'

/** What one side may still do before its pieces have moved. */
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

/** Drops what the board cannot bear: a king or piece that is not at home, files that allow no adjustment. */
const borne = (rights: Rights, variant: VariantRules, row: Row, board: Board): Read<Rights> => {
  const leap = rights.leap && canLeap(variant, board, row.color)
  const present = rights.files.filter(file => homePiece(variant, board, row.color, file) !== undefined)
  const files = isAdjustable(variant, board, row.color, present) ? present : []
  const dropped = rights.files.filter(file => !files.includes(file)).map(fileName)
  const found = [...(leap === rights.leap ? [] : ['K']), ...dropped]
  return { value: { leap, files }, warnings: found.map(letter => warning(row, letter)) }
}

/** One side's half: `K` if the king may leap, then files in any order; `-` for nothing. */
const parseHalf = (text: string, files: number): Result<Rights, number> => {
  const leap = text.startsWith('K')
  const letters = text === '-' ? '' : text.slice(leap ? 1 : 0)
  const found = Array.from(letters, parseFile)
  const bad = found.findIndex(file => file === undefined || file >= files)
  if (text === '' || bad >= 0) return err(bad < 0 ? 0 : bad + (leap ? 1 : 0))
  const ascending = [...new Set(found as number[])].sort((a, b) => a - b)
  return ok({ leap, files: ascending })
}

/** Reads `WHITE/BLACK`, such as `Kabcdefgh/K`; `-` alone means that nothing is left to either side. */
export const parseAdjustments = (
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

/** Writes both sides' halves, `-` for a side that has nothing left. */
export const makeAdjustments = ({ leap, adjustable }: Memory): string =>
  COLORS.map(color => (leap[color] ? 'K' : '') + adjustable[color].map(fileName).join('') || '-').join('/')
