import { COLORS, type Color } from '../board/color'
import type { Role } from '../board/role'
import { NO_MEMORY, type Board, type Memory } from '../board/setup'
import { fileName, isDark, parseFile, squareAt, type Square } from '../board/square'
import { err, ok, type Result } from '../result'
import type { VariantRules } from '../variants/variant'
import type { FenError, FenWarning } from './fenError'
import { fenError, type FenText, type Read } from './fenField'
import { homeRank } from './homeRank'

/** What one side may still do before its pieces have moved. */
interface Rights {
  readonly leap: boolean
  /** Files of unmoved pieces, ascending. */
  readonly files: readonly number[]
}

interface Row {
  readonly field: FenText
  readonly color: Color
  readonly squareOf: (file: number) => Square
  /** The role of the side's own piece on a file of its back rank, pawns left out. */
  readonly roleOn: (file: number) => Role | undefined
}

const rowOf = (variant: VariantRules, field: FenText, board: Board, color: Color): Row => {
  const squareOf = (file: number) => squareAt(file, homeRank(variant, color), board.size)
  const roleOn = (file: number) => {
    const piece = board.pieces[squareOf(file)]
    return piece?.color === color && piece.role !== 'pawn' ? piece.role : undefined
  }
  return { field, color, squareOf, roleOn }
}

const warning = ({ field }: Row, found: string): FenWarning => ({
  field: field.field,
  reason: 'noPiece',
  found,
})

/** Something is left to adjust: an unmoved bishop beside an unmoved piece, and no two of different colors. */
const isAdjustable = (files: readonly number[], { roleOn, squareOf }: Row, board: Board): boolean => {
  const bishops = files.filter(file => roleOn(file) === 'bishop')
  const shades = new Set(bishops.map(file => isDark(squareOf(file), board.size)))
  return shades.size === 1 && bishops.some(file => files.includes(file - 1) || files.includes(file + 1))
}

/** Drops what the board cannot bear: a king or piece that is not at home, files that allow no adjustment. */
const borne = (rights: Rights, variant: VariantRules, row: Row, board: Board): Read<Rights> => {
  const hasKing = Array.from({ length: board.size.files }, (_, file) => row.roleOn(file)).includes('king')
  const leap = rights.leap && hasKing && variant.leap.length > 0
  const present = rights.files.filter(file => row.roleOn(file) !== undefined)
  const files = isAdjustable(present, row, board) ? present : []
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
    const read = borne(half.value, variant, rowOf(variant, field, board, color), board)
    value.leap[color] = read.value.leap
    value.adjustable[color] = read.value.files
    warnings.push(...read.warnings)
  }
  return ok({ value: { ...NO_MEMORY, ...value }, warnings })
}

/** Writes both sides' halves, `-` for a side that has nothing left. */
export const makeAdjustments = ({ leap, adjustable }: Memory): string =>
  COLORS.map(color => (leap[color] ? 'K' : '') + adjustable[color].map(fileName).join('') || '-').join('/')
