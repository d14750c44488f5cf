import path from 'node:path'
import { chain, ok } from '@shared/result'
import type { Answered } from '../io/answers'
import { attend } from '../io/attend'
import type { Command, CommandLine, ExitCode, Terminal } from '../io/command'
import type { OddsJob } from '../odds/oddsJob'
import { startOdds } from '../odds/oddsThread'
import { equipmentOf, fileOf, readProcedureOf } from '../io/procedures'

// Seen from the bundle, out/main: the thread is compiled, so there is no running it from the sources.
const WORKER = path.join(import.meta.dirname, 'oddsWorker.js')

const jobOf = (line: CommandLine): Answered<OddsJob> => {
  const word = line.words[0] ?? ''
  const file = fileOf(word)
  const seed = line.values('seed').at(-1)
  return chain(readProcedureOf(word), procedure =>
    chain(equipmentOf(line, procedure), equipment =>
      ok({
        procedure,
        equipment,
        both: line.has('both'),
        json: line.has('json'),
        ...(seed !== undefined && { seed }),
        ...(file !== undefined && { file }),
      }),
    ),
  )
}

const fail = (terminal: Terminal, sentence: string): ExitCode => {
  terminal.complain(`backrank: ${sentence}`)
  return 1
}

const run = async (line: CommandLine, terminal: Terminal): Promise<ExitCode> => {
  const job = jobOf(line)
  if (!job.ok) return fail(terminal, job.error)
  const answer = await attend(terminal, status => startOdds(WORKER, job.value, status))
  if (answer === undefined) return 130
  if (!answer.ok) return fail(terminal, answer.error)
  await terminal.write(answer.value)
  return 0
}

export const odds: Command = {
  name: 'odds',
  words: 'PROCEDURE',
  summary: 'work out how likely each rank is, exactly',
  flags: ['both', 'with', 'seed', 'json'],
  count: [1, 1],
  run,
}
