import path from 'node:path'
import {
  type ReferencesError,
  SELF_TEST_LEVELS,
  type SelfTestDifference,
  type SelfTestLevel,
  type SelfTestRow,
} from '@shared/ipc/selfTest'
import { err, ok } from '@shared/result'
import { textTable } from '@shared/textTable'
import { isVariantId, type VariantId, VARIANTS } from '@shared/variants'
import { PROGRAM_FOLDER } from '../../core/programFolder'
import type { Report, RunProgress } from '../../selfTest/carryOut'
import { readReferences } from '../../selfTest/references'
import { startRun } from '../../selfTest/selfTestRun'
import { stepsOf, type TestStep } from '../../selfTest/steps'
import { plannedRows } from '../../selfTest/tally'
import type { Answered } from '../io/answers'
import { defineCommand } from '../io/command'
import { choiceFlag, textFlag } from '../io/flags'
import { jsonFlag } from '../io/sharedFlags'
import { type ExitCode, fail, type Terminal, withProgress } from '../io/terminal'
import { describeError } from '../../rules/describeError'
import { rowState, speedOf, workOf } from '@shared/selfTest'

const SECOND = 1000

const grouped = (count: number | string): string =>
  typeof count === 'number' ? count.toLocaleString('en') : count

const seconds = (milliseconds: number): string => `${(milliseconds / SECOND).toFixed(1)} s`

/** Why the reference numbers cannot be read, as a sentence. */
const describeReferences = ({ reason, file, line = 0 }: ReferencesError): string =>
  reason === 'missing'
    ? `the reference numbers in ${file} are missing`
    : `${file}, line ${line}: this is nothing that a file of reference numbers can say`

/** The progress in one line: ` 43 %  12 s left  chess: Kiwipete, depth 5`. */
const progressLine = ({ done, leftMs, current }: RunProgress): string => {
  const share = `${String(Math.floor(100 * done)).padStart(3)} %`
  const left = leftMs === undefined ? '' : `  ${Math.max(1, Math.round(leftMs / SECOND))} s left`
  const depth = current?.depth === undefined ? '' : `, depth ${current.depth}`
  return current ? `${share}${left}  ${current.variant}: ${current.what}${depth}` : `${share}${left}`
}

/** The text before the table: `Level quick: 663,024,189 nodes and 137 counts`, and an empty line. */
const openingLine = (level: SelfTestLevel, rows: readonly SelfTestRow[]): string => {
  const nodes = rows.reduce((sum, { expected }) => sum + expected, 0)
  const counts = rows.reduce((sum, row) => sum + row.counts, 0)
  return `Level ${level}: ${grouped(nodes)} nodes and ${grouped(counts)} counts\n\n`
}

const differencesText = (count: number): string => (count === 1 ? '1 difference' : `${count} differences`)

const resultOf = (row: SelfTestRow): string => {
  const state = rowState(row, false)
  if (state === 'differs') return differencesText(row.differences)
  return state === 'agrees' ? 'agrees' : 'not finished'
}

const HEAD = ['system', 'counts', 'positions', 'nodes', 'Mnodes/s', 'result'] as const

const cellsOf = (row: SelfTestRow): readonly string[] => [
  row.variant,
  `${row.countsDone}/${row.counts}`,
  row.positions > 0 ? `${row.positionsDone}/${row.positions}` : '',
  row.positions > 0 ? grouped(row.found) : '',
  speedOf(row)?.toFixed(1) ?? '',
  resultOf(row),
]

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
  const { leaves, counts } = workOf(rows)
  const verdict = differences.length === 0 ? 'no difference' : differencesText(differences.length)
  const stopped = ending === 'finished' ? '' : ' so far'
  return `\n${grouped(leaves)} nodes and ${counts} counts in ${seconds(elapsedMs)}: ${verdict}${stopped}\n`
}

/** A report as text: a table with a line for each system, then each difference with its divide, then a summary. */
const textReport = (report: Report): string =>
  textTable([HEAD, ...report.rows.map(cellsOf)], 'left') +
  report.differences.map(differenceText).join('') +
  summary(report)

/** A report as JSON, in one line. */
const jsonReport = (level: SelfTestLevel, { ending, rows, differences, elapsedMs }: Report): string =>
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

// The path as seen from the bundle, out/main: the thread must be compiled, so it cannot run from the sources.
const REFERENCES = path.join(PROGRAM_FOLDER, 'test', 'perft')
const PLACE = {
  workerFile: path.join(import.meta.dirname, 'selfTestWorker.js'),
  corePath: path.join(PROGRAM_FOLDER, 'resources', 'core.wasm'),
}

const levelFlag = choiceFlag(
  'LEVEL',
  'quick (10 s), standard (1 min) or full; quick if not said',
  SELF_TEST_LEVELS,
  {
    usual: 'quick',
    fault: () => `the level must be one of ${SELF_TEST_LEVELS.join(', ')}`,
  },
)

const variantsOf = (words: readonly string[]): Answered<readonly VariantId[]> => {
  const stranger = words.find(word => !isVariantId(word))
  if (stranger !== undefined) return err(describeError({ kind: 'unknownVariant', found: stranger }))
  const ids = VARIANTS.map(({ id }) => id)
  return ok(words.length > 0 ? ids.filter(id => words.includes(id)) : ids)
}

const stepsFor = (
  words: readonly string[],
  folder: string,
  level: SelfTestLevel,
): Answered<readonly TestStep[]> => {
  const variants = variantsOf(words)
  if (!variants.ok) return variants
  const references = readReferences(path.resolve(folder), variants.value)
  return references.ok ? ok(stepsOf(references.value, level)) : err(describeReferences(references.error))
}

/** Runs the steps in a thread; Ctrl-C ends it early with the results so far. */
const carryOut = (terminal: Terminal, steps: readonly TestStep[], opening: string): Promise<Report> =>
  withProgress(terminal, status => {
    const run = startRun(PLACE, steps, (progress: RunProgress) => status(progressLine(progress)))
    const outcome = Promise.resolve(terminal.write(opening)).then(() => run.report)
    return { outcome, stop: () => run.cancel() }
  })

const exitCodeOf = ({ ending, differences }: Report): ExitCode => {
  if (ending === 'broken' || differences.length > 0) return 1
  return ending === 'cancelled' ? 130 : 0
}

export const selfTestCommand = defineCommand({
  name: 'selftest',
  words: '[VARIANT...]',
  summary: 'hold the rules of all systems, or of some, against the reference numbers',
  flags: {
    level: levelFlag,
    references: textFlag('DIR', 'read the reference numbers from here'),
    json: jsonFlag,
  },
  count: [0],
  run: async ({ words, flags: { level, references = REFERENCES, json } }, terminal) => {
    const steps = stepsFor(words, references, level)
    if (!steps.ok) return fail(terminal, steps.error, 1)
    const opening = json ? '' : openingLine(level, plannedRows(steps.value))
    const report = await carryOut(terminal, steps.value, opening)
    await terminal.write(json ? `${jsonReport(level, report)}\n` : textReport(report))
    if (report.detail !== undefined) terminal.complain(`backrank: ${report.detail}`)
    return exitCodeOf(report)
  },
})
