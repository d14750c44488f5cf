import { formatNumber, formatPercent } from '@shared/i18n/numbers'
import { textTable } from '@shared/textTable'
import type { LastTurn } from '@shared/solver/answer'
import { roundedCentipawns, type SolvedSetup, type WrittenSolution } from './solveSetup'

/** Values with an error are printed in whole centipawns; exact ones as they were given. */
const amount = (value: number, error = 0): string =>
  String(error > 0 ? Math.round(value) + 0 : roundedCentipawns(value))

const roughly = (error: number): string => String(Math.round(error))

const heading = ({ turn, value, error, arrays, reading, sampled }: SolvedSetup): string => {
  const mover = turn === 'white' ? 'White' : 'Black'
  const all = arrays === 1 ? '1 array' : `${formatNumber(arrays)} arrays`
  const many = sampled === undefined ? all : `from a sample of ${formatNumber(sampled)} of ${all}`
  const last = reading === 'simultaneous' ? ', last turn at once' : ''
  return `${mover} to move, ${many}${last}: ${amount(value, error)}${error > 0 ? ` ± ${roughly(error)}` : ''} cp for White\n`
}

/** The columns behind the move. Values that were given have no error, and a column of zeros says nothing. */
const columnsOf = ({
  error,
}: SolvedSetup): readonly (readonly [string, (move: WrittenSolution) => string])[] => [
  ['value', move => amount(move.value, move.error)],
  ...(error > 0 ? [['error', (move: WrittenSolution) => roughly(move.error)] as const] : []),
  ['cost', move => amount(move.cost, move.error)],
  ['arrays', move => formatNumber(move.arrays)],
]

/** Nothing stands behind the last cell of a row. */
const table = (rows: readonly (readonly string[])[]): string => textTable(rows).replaceAll(/ +$/gm, '')

const moveTable = (solved: SolvedSetup): string => {
  const columns = columnsOf(solved)
  const row = (move: WrittenSolution): readonly string[] => [
    `${solved.best.includes(move.uci) ? '*' : ' '} ${move.san}`,
    ...columns.map(([, cell]) => cell(move)),
  ]
  return table([['  move', ...columns.map(([name]) => name)], ...solved.moves.map(row)])
}

const SHARE_DIGITS = 1

const percent = (share: number): string => formatPercent(share, SHARE_DIGITS)

/** White's choices down, Black's across, and how often each is chosen. */
const matrixTable = ({ rows, columns, values, white, black }: LastTurn): string =>
  table([
    ['', ...columns, 'share'],
    ...rows.map((row, index) => [row, ...values[index]!.map(amount), percent(white[index]!)]),
    ['share', ...black.map(percent), ''],
  ])

/** A solved setup phase for people: every move, best first, the best marked, and the line to expect. */
export const solvedText = (solved: SolvedSetup): string =>
  [
    heading(solved),
    moveTable(solved),
    ...(solved.lastTurn ? [matrixTable(solved.lastTurn)] : []),
    `line: ${solved.sans.join(' ')}\n`,
  ].join('\n')
