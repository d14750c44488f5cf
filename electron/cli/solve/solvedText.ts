import { formatNumber, formatPercent } from '@shared/i18n/numbers'
import { textTable } from '@shared/textTable'
import type { LastTurn } from '@shared/solver/answer'
import { roundedCentipawns, type SolvedSetup, type WrittenSolution } from './solveSetup'

/** A value as text: in whole centipawns if it has an error, otherwise exactly as it was given. */
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

/** The columns after the move. Values that were given have no error, so that column is left out for them. */
const columnsOf = ({
  error,
}: SolvedSetup): readonly (readonly [string, (move: WrittenSolution) => string])[] => [
  ['value', move => amount(move.value, move.error)],
  ...(error > 0 ? [['error', (move: WrittenSolution) => roughly(move.error)] as const] : []),
  ['cost', move => amount(move.cost, move.error)],
  ['arrays', move => formatNumber(move.arrays)],
]

/** A table without blanks at the ends of its lines. */
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

/** The matrix of the last turn: White's choices as rows, Black's as columns, and the share of each. */
const matrixTable = ({ rows, columns, values, white, black }: LastTurn): string =>
  table([
    ['', ...columns, 'share'],
    ...rows.map((row, index) => [row, ...values[index]!.map(amount), percent(white[index]!)]),
    ['share', ...black.map(percent), ''],
  ])

/** A solved setup phase as text: every move, the best first and marked, and the expected line. */
export const solvedText = (solved: SolvedSetup): string =>
  [
    heading(solved),
    moveTable(solved),
    ...(solved.lastTurn ? [matrixTable(solved.lastTurn)] : []),
    `line: ${solved.sans.join(' ')}\n`,
  ].join('\n')
