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
  /** The values set by the user, by option name; threads and hash are set here instead. */
  readonly values: EngineProfile['values']
  /** The number of processes; each searches a position of its own. */
  readonly width: number
  readonly patience?: Patience
  /** The niceness of the processes, 0 (none, the default) to 19. */
  readonly niceness?: number
  /** Aborts when the program is no longer needed. */
  readonly signal?: AbortSignal
}

/** In MiB; small, so that a program that clears its hash before each position loses no time. */
const HASH_MIB = 16

/**
 * Must be increased whenever the same program gives other answers: by the hash, the limits, or the reading of scores.
 */
const METHOD = 1

/**
 * Options that are set if the program has them: one thread, since only then are answers reproducible, and a small hash.
 */
const OWN_SETTINGS: Readonly<Record<string, number>> = { Threads: 1, Hash: HASH_MIB }

/** These settings, limited to what the program accepts. */
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

/** Identifies a program with the user's settings, without starting it. */
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
