import path from 'node:path'
import { SELF_TEST_LEVELS, type SelfTestLevel } from '@shared/ipc/selfTest'
import { err, ok } from '@shared/result'
import { isVariantId, VARIANTS, type VariantId } from '@shared/variants'
import { PROGRAM_FOLDER } from '../../core/programFolder'
import type { RunProgress, Report } from '../../selfTest/carryOut'
import { readReferences } from '../../selfTest/references'
import { startRun } from '../../selfTest/selfTestRun'
import { stepsOf, type TestStep } from '../../selfTest/steps'
import { plannedRows } from '../../selfTest/tally'
import type { Answered } from '../io/answers'
import { withProgress } from '../io/withProgress'
import { defineCommand } from '../io/command'
import { choiceFlag, textFlag } from '../io/flags'
import { jsonFlag } from '../io/sharedFlags'
import { fail, type ExitCode, type Terminal } from '../io/terminal'
import { describeError } from '../../rules/describeError'
import { describeReferences, jsonReport, openingLine, progressLine, textReport } from './selfTestText'

// Seen from the bundle, out/main: the thread is compiled, so there is no running it from the sources.
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

/** Carries the steps out in a thread; Ctrl-C ends it early with what there is. */
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
