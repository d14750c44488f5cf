import type { EngineProfile, OptionValue } from '@shared/analysis/engine'
import { err, ok, type Result } from '@shared/result'
import { programIdentity, settingsOf } from '../store/engineIdentity'
import type { EngineProgram } from '../uciClient/engineProcess'
import { PATIENCE, type Patience } from '../uciClient/timeLimits'
import { within } from '../uciClient/threadsOf'
import type { PlayerFault } from '../uciClient/playerFault'
import { UciPlayer } from '../uciClient/uciPlayer'
import { programWorker, type ProgramInit } from './programWorker'
import { type EngineFailed, onAllBoards, type SearcherIdentity, type SharedSearcher } from './searcher'
import { WorkerPool } from './workerPool'

export interface ProgramSearcherOptions extends Pick<ProgramInit, 'core' | 'guard'> {
  readonly program: EngineProgram
  /** What the user has set, by option name; threads and hash are set here. */
  readonly values: EngineProfile['values']
  /** Processes, each with a position of its own. */
  readonly width: number
  readonly patience?: Patience
  /** How much the processes step back for others, 0 (not at all) to 19; not at all if not set. */
  readonly niceness?: number
  /** The program is no longer wanted. */
  readonly signal?: AbortSignal
}

/** MiB; small, so that a program that clears it before each position loses no time over it. */
const HASH_MIB = 16

/** Rises when the same program gives other answers: hash, limits, how scores are read. */
const METHOD = 1

/**
 * Options that are set where the program has them: one thread, which alone gives the same answer twice, and a small
 * hash.
 */
const OWN_SETTINGS: Readonly<Record<string, number>> = { Threads: 1, Hash: HASH_MIB }

/** The settings as the program can have them. */
const ownValues = (options: EngineProfile['options']): Readonly<Record<string, OptionValue>> =>
  Object.fromEntries(
    options.flatMap(option => {
      const wanted = OWN_SETTINGS[option.name]
      if (wanted === undefined || option.kind !== 'spin') return []
      return [[option.name, within(option, wanted)] as const]
    }),
  )

const profileOf = (
  { path, args }: EngineProgram,
  { name, author, options }: UciPlayer['introduction'],
  values: EngineProfile['values'],
): EngineProfile => ({
  id: path,
  origin: 'external',
  name: name === '' ? path : name,
  author,
  path,
  args,
  options,
  values: { ...values, ...ownValues(options) },
  variants: [],
  playsChess960: false,
})

/** Names a program with what the user has set, without starting it. */
export const programSearcherIdentity = (
  { path, args, thread }: EngineProgram,
  values: EngineProfile['values'],
): SearcherIdentity => {
  const file = programIdentity(path, thread !== undefined)
  return onAllBoards(JSON.stringify(['external', METHOD, file, args, settingsOf({ values })]))
}

const failed = (engine: string, { kind, detail, said }: PlayerFault): EngineFailed => ({
  kind: 'engineFailed',
  engine,
  detail: `${kind}: ${detail}`,
  said,
})

/**
 * A UCI program as a searcher: one thread, with `ucinewgame` before each position. It is started once to read its name
 * and options.
 */
export const openProgramSearcher = async ({
  program,
  values,
  width,
  core,
  guard,
  patience = PATIENCE,
  niceness = 0,
  signal,
}: ProgramSearcherOptions): Promise<Result<SharedSearcher, EngineFailed>> => {
  const started = await UciPlayer.start(program, guard, patience, signal)
  if (!started.ok) return err(failed(program.path, started.error))
  const profile = profileOf(program, started.value.introduction, values)
  await started.value.quit()
  const init: ProgramInit = { program, profile, core, guard, patience, niceness }
  return ok(
    new WorkerPool({
      identity: programSearcherIdentity(program, values),
      width,
      engine: profile.name,
      open: () => programWorker(init),
    }),
  )
}
