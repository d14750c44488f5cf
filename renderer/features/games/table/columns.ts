import { SORT_KEYS, type SortKey } from '../list/gameOrder'

/** The columns of the table, from the left: all that games can be sorted by. */
export const COLUMN_IDS = SORT_KEYS
export type ColumnId = SortKey

interface Width {
  /** Least width in pixels. */
  readonly least: number
  /** Its share of the remaining width. */
  readonly share?: number
}

const WIDTHS: Readonly<Record<Exclude<ColumnId, 'number'>, Width>> = {
  white: { least: 118, share: 3 },
  whiteElo: { least: 44 },
  black: { least: 118, share: 3 },
  blackElo: { least: 44 },
  event: { least: 84, share: 3 },
  round: { least: 56 },
  date: { least: 96 },
  system: { least: 110, share: 1 },
  start: { least: 100 },
  startNumber: { least: 86 },
  result: { least: 52 },
  couplet: { least: 92 },
  plies: { least: 48 },
  faults: { least: 54 },
}

/** The width in pixels that the number of the last game needs, at least that of the heading with its arrow. */
const numberWidth = (games: number): number => Math.max(54, 16 + 8 * String(games).length)

const widthOf = (id: ColumnId, games: number): Width =>
  id === 'number' ? { least: numberWidth(games) } : WIDTHS[id]

/** Numbers are aligned to the right, results and faults are centered. */
export const ALIGNMENT: Readonly<Partial<Record<ColumnId, 'end' | 'center'>>> = {
  number: 'end',
  whiteElo: 'end',
  blackElo: 'end',
  startNumber: 'end',
  result: 'center',
  plies: 'end',
  faults: 'center',
}

/** Width of the box that selects a game, before all columns, in pixels. */
export const SELECT_WIDTH = 40

/** The columns that are left out if there is no room, the first ones first. */
const LEAVING: readonly (readonly ColumnId[])[] = [
  ['whiteElo', 'blackElo'],
  ['round'],
  ['plies'],
  ['system'],
  ['event'],
  ['startNumber'],
  ['date'],
]

const leastWidth = (columns: readonly ColumnId[], games: number): number =>
  columns.reduce((sum, id) => sum + widthOf(id, games).least, SELECT_WIDTH)

/** The players are always named. */
export const ALWAYS_SHOWN: readonly ColumnId[] = ['number', 'white', 'black']

/**
 * The columns that are shown in a table of this width.
 *
 * @param hidden columns that the user has hidden
 * @param games number of games in the file
 */
export const columnsFor = (width: number, hidden: readonly string[], games: number): readonly ColumnId[] => {
  let columns = COLUMN_IDS.filter(id => ALWAYS_SHOWN.includes(id) || !hidden.includes(id))
  for (const leaving of LEAVING) {
    if (leastWidth(columns, games) <= width) break
    columns = columns.filter(id => !leaving.includes(id))
  }
  return columns
}

/** The columns as a template for a CSS grid, including the box before them. */
export const gridTemplate = (columns: readonly ColumnId[], games: number): string => {
  const tracks = columns.map(id => {
    const { least, share } = widthOf(id, games)
    return share === undefined ? `${least}px` : `minmax(${least}px, ${share}fr)`
  })
  return [`${SELECT_WIDTH}px`, ...tracks].join(' ')
}
