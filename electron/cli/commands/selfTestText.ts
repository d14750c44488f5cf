import type { ReferencesError, SelfTestDifference, SelfTestLevel, SelfTestRow } from '@shared/ipc/selfTest'
import type { RunProgress, Report } from '../../selfTest/carryOut'

const SECOND = 1000

const grouped = (count: number | string): string =>
  typeof count === 'number' ? count.toLocaleString('en') : count

const seconds = (milliseconds: number): string => `${(milliseconds / SECOND).toFixed(1)} s`

/** Why the reference numbers cannot be read, as a sentence. */
export const describeReferences = ({ reason, file, line = 0 }: ReferencesError): string =>
  reason === 'missing'
    ? `the reference numbers in ${file} are missing`
    : `${file}, line ${line}: this is nothing that a file of reference numbers can say`

/** ` 43 %  12 s left  chess: Kiwipete, depth 5` */
export const progressLine = ({ done, leftMs, current }: RunProgress): string => {
  const share = `${String(Math.floor(100 * done)).padStart(3)} %`
  const left = leftMs === undefined ? '' : `  ${Math.max(1, Math.round(leftMs / SECOND))} s left`
  const depth = current?.depth === undefined ? '' : `, depth ${current.depth}`
  return current ? `${share}${left}  ${current.variant}: ${current.what}${depth}` : `${share}${left}`
}

/** `Level quick: 663,024,189 nodes and 137 counts`, and a line below to begin the table on. */
export const openingLine = (level: SelfTestLevel, rows: readonly SelfTestRow[]): string => {
  const nodes = rows.reduce((sum, { expected }) => sum + expected, 0)
  const counts = rows.reduce((sum, row) => sum + row.counts, 0)
  return `Level ${level}: ${grouped(nodes)} nodes and ${grouped(counts)} counts\n\n`
}

const isThrough = ({ positions, positionsDone, counts, countsDone }: SelfTestRow): boolean =>
  positionsDone === positions && countsDone === counts

const resultOf = (row: SelfTestRow): string => {
  if (row.differences > 0) return row.differences === 1 ? '1 difference' : `${row.differences} differences`
  return isThrough(row) ? 'agrees' : 'not finished'
}

/** Million leaves a second; empty for what was too quick to measure. */
const speedOf = ({ found, milliseconds }: SelfTestRow): string =>
  milliseconds < 1 ? '' : (found / milliseconds / SECOND).toFixed(1)

const HEAD = ['system', 'counts', 'positions', 'nodes', 'Mnodes/s', 'result'] as const

const cellsOf = (row: SelfTestRow): readonly string[] => [
  row.variant,
  `${row.countsDone}/${row.counts}`,
  row.positions > 0 ? `${row.positionsDone}/${row.positions}` : '',
  row.positions > 0 ? grouped(row.found) : '',
  speedOf(row),
  resultOf(row),
]

/** First and last column to the left, numbers to the right. */
const table = (lines: readonly (readonly string[])[]): string => {
  const widths = HEAD.map((_, column) => Math.max(...lines.map(cells => cells[column]!.length)))
  const last = HEAD.length - 1
  const pad = (cell: string, column: number): string => {
    if (column === last) return cell
    return column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)
  }
  return lines.map(cells => `${cells.map(pad).join('  ')}\n`).join('')
}

const treeText = ({ tree }: SelfTestDifference): string => {
  if (!tree) return ''
  const options = tree.options.map(option => ` --option ${option}`).join('')
  const divide = tree.divide.map(({ uci, nodes }) => `  ${uci} ${nodes}\n`).join('')
  return `  ${tree.fen}${options}\n${divide}`
}

const differenceText = (difference: SelfTestDifference): string => {
  const { variant, what, expected, found, tree } = difference
  const depth = tree ? `, depth ${tree.depth}` : ''
  return `\n${variant}: ${what}${depth}: expected ${expected}, found ${found}\n${treeText(difference)}`
}

const summary = ({ ending, rows, differences, elapsedMs }: Report): string => {
  const leaves = rows.reduce((sum, { found }) => sum + found, 0)
  const counts = rows.reduce((sum, { countsDone }) => sum + countsDone, 0)
  const verdict =
    differences.length === 0
      ? 'no difference'
      : differences.length === 1
        ? '1 difference'
        : `${differences.length} differences`
  const stopped = ending === 'finished' ? '' : ' so far'
  return `\n${grouped(leaves)} nodes and ${counts} counts in ${seconds(elapsedMs)}: ${verdict}${stopped}\n`
}

/** A table with a line for each system, then every difference with its divide, then the sum of it. */
export const textReport = (report: Report): string =>
  table([HEAD, ...report.rows.map(cellsOf)]) +
  report.differences.map(differenceText).join('') +
  summary(report)

/** The same for programs, in one line. */
export const jsonReport = (level: SelfTestLevel, { ending, rows, differences, elapsedMs }: Report): string =>
  JSON.stringify({
    level,
    ending,
    milliseconds: Math.round(elapsedMs),
    systems: rows.map(({ milliseconds, differences: count, ...row }) => ({
      ...row,
      milliseconds: Math.round(milliseconds),
      differences: count,
    })),
    differences,
  })
