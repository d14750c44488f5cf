import type { SortKey } from '../gameOrder'

/** The columns of the table, from the left. */
export const COLUMN_IDS = [
  'number',
  'white',
  'whiteElo',
  'black',
  'blackElo',
  'event',
  'round',
  'date',
  'system',
  'start',
  'startNumber',
  'result',
  'plies',
  'faults',
] as const satisfies readonly SortKey[]
export type ColumnId = (typeof COLUMN_IDS)[number]

interface Width {
  /** In pixels. */
  readonly least: number
  /** Share of what is left over. */
  readonly share?: number
}

const WIDTHS: Readonly<Record<ColumnId, Width>> = {
  number: { least: 62 },
  white: { least: 128, share: 3 },
  whiteElo: { least: 46 },
  black: { least: 128, share: 3 },
  blackElo: { least: 46 },
  event: { least: 100, share: 3 },
  round: { least: 58 },
  date: { least: 88 },
  system: { least: 118, share: 1 },
  start: { least: 104 },
  startNumber: { least: 74 },
  result: { least: 54 },
  plies: { least: 54 },
  faults: { least: 58 },
}

/** Numbers stand at the right, results and faults in the middle. */
export const ALIGNMENT: Readonly<Partial<Record<ColumnId, 'end' | 'center'>>> = {
  number: 'end',
  whiteElo: 'end',
  blackElo: 'end',
  startNumber: 'end',
  result: 'center',
  plies: 'end',
  faults: 'center',
}

/** The box that selects a game, before all columns; in pixels. */
export const SELECT_WIDTH = 40

/** These go where there is no room, the first ones first. */
const LEAVING: readonly (readonly ColumnId[])[] = [
  ['whiteElo', 'blackElo'],
  ['round'],
  ['plies'],
  ['system'],
  ['event'],
  ['startNumber'],
  ['date'],
]

const leastWidth = (columns: readonly ColumnId[]): number =>
  columns.reduce((sum, id) => sum + WIDTHS[id].least, SELECT_WIDTH)

/** Who plays is always told. */
export const ALWAYS_SHOWN: readonly ColumnId[] = ['number', 'white', 'black']

/**
 * The columns that are shown in a table of this width.
 *
 * @param hidden those that nobody wants to see
 */
export const columnsFor = (width: number, hidden: readonly string[]): readonly ColumnId[] => {
  let columns = COLUMN_IDS.filter(id => ALWAYS_SHOWN.includes(id) || !hidden.includes(id))
  for (const leaving of LEAVING) {
    if (leastWidth(columns) <= width) break
    columns = columns.filter(id => !leaving.includes(id))
  }
  return columns
}

/** The columns as a template for a CSS grid, the box before them included. */
export const gridTemplate = (columns: readonly ColumnId[]): string => {
  const tracks = columns.map(id => {
    const { least, share } = WIDTHS[id]
    return share === undefined ? `${least}px` : `minmax(${least}px, ${share}fr)`
  })
  return [`${SELECT_WIDTH}px`, ...tracks].join(' ')
}
