import path from 'node:path'
import { chain, ok } from '@shared/result'
import type { Answered } from '../io/answers'
import { withProgress, fail, type ExitCode, type Terminal } from '../io/terminal'
import { defineCommand, type CommandLine } from '../io/command'
import { switchFlag } from '../io/flags'
import { jsonFlag, seedFlag, withFlag } from '../io/sharedFlags'
import type { OddsJob } from '../odds/oddsJob'
import { startOdds } from '../odds/oddsThread'
import { equipmentOf, procedureFile, readProcedureOf } from '../io/procedures'

// The path as seen from the bundle, out/main: the thread must be compiled, so it cannot run from the sources.
const WORKER = path.join(import.meta.dirname, 'oddsWorker.js')

const FLAGS = {
  both: switchFlag('the armies of both players together'),
  with: withFlag,
  seed: seedFlag,
  json: jsonFlag,
}
type OddsLine = CommandLine<typeof FLAGS>

const jobOf = async (
  { words: [word = ''], flags }: OddsLine,
  terminal: Terminal,
): Promise<Answered<OddsJob>> => {
  const file = procedureFile(word)
  const { both, json, seed } = flags
  return chain(await readProcedureOf(word, terminal), procedure =>
    chain(equipmentOf(flags.with, procedure), equipment =>
      ok({
        procedure,
        equipment,
        both,
        json,
        ...(seed !== undefined && { seed }),
        ...(file !== undefined && { file }),
      }),
    ),
  )
}

const run = async (line: OddsLine, terminal: Terminal): Promise<ExitCode> => {
  const job = await jobOf(line, terminal)
  if (!job.ok) return fail(terminal, job.error, 1)
  const answer = await withProgress(terminal, status => startOdds(WORKER, job.value, status))
  if (answer === undefined) return 130
  if (!answer.ok) return fail(terminal, answer.error, 1)
  await terminal.write(answer.value)
  return 0
}

export const oddsCommand = defineCommand({
  name: 'odds',
  words: 'PROCEDURE',
  summary: 'work out how likely each rank is, exactly',
  flags: FLAGS,
  count: [1, 1],
  run,
})
