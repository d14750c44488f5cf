import type { EngineProfile } from '@shared/analysis/engine'
import { ok, type Result } from '@shared/result'
import type { Core } from '../../core/load'
import type { OrphanGuard } from '../uciClient/orphanGuard'
import { ownSearcher, ownSearcherIdentity } from './ownSearcher'
import { threadsOf } from '../uciClient/threadsOf'
import { openProgramSearcher, programSearcherIdentity } from './programSearcher'
import type { EngineFailed, SharedSearcher } from './searcher'

/** An engine that can search positions; nothing is started before it is opened. */
export interface SearchEngine {
  /** As the searcher will have it. */
  readonly identity: string
  /** Positions side by side. */
  readonly width: number
  /**
   * @param signal it is no longer wanted
   * @param niceness how much it steps back for others, 0 (not at all) to 19
   */
  open(signal: AbortSignal, niceness?: number): Promise<Result<SharedSearcher, EngineFailed>>
}

export interface SearchEngineParts {
  readonly core: Core
  /** The compiled core. */
  readonly corePath: string
  /** The compiled thread, `questionWorker.js`. */
  readonly questionWorker: string
  readonly guard: OrphanGuard
}

const builtIn = (
  { corePath, questionWorker: workerFile }: SearchEngineParts,
  identity: string,
  width: number,
): SearchEngine => ({
  identity,
  width,
  open: (_, niceness) =>
    Promise.resolve(
      ok(ownSearcher({ corePath, workerFile, width, ...(niceness !== undefined && { niceness }) })),
    ),
})

const external = (
  { core, guard }: SearchEngineParts,
  path: string,
  { args, values }: EngineProfile,
  width: number,
): SearchEngine => {
  const program = { path, args }
  return {
    identity: programSearcherIdentity(program, values),
    width,
    open: (signal, niceness = 0) =>
      openProgramSearcher({ program, values, width, core, guard, signal, niceness }),
  }
}

/** Engines that can search positions, ours and programs beside us. */
export interface SearchEngines {
  /** An engine as the user has set it up. */
  of(profile: EngineProfile): SearchEngine
  /** Our own engine, whatever the user has set. */
  own(width: number): SearchEngine
}

export const searchEngines = (parts: SearchEngineParts): SearchEngines => {
  let identity: string | undefined
  const own = (width: number): SearchEngine =>
    builtIn(parts, (identity ??= ownSearcherIdentity(parts.corePath)), width)
  return {
    own,
    of: profile =>
      profile.path === undefined
        ? own(threadsOf(profile))
        : external(parts, profile.path, profile, threadsOf(profile)),
  }
}
