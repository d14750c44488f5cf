import type { EngineProfile } from '@shared/analysis/engine'
import { relativeSpeedOf } from '@shared/analysis/relativeSpeed'
import { ok, type Result } from '@shared/result'
import type { Core } from '../../core/load'
import type { OrphanGuard } from '../uciClient/orphanGuard'
import { ownSearcher, ownSearcherIdentity } from './ownSearcher'
import { ordinaryWidth, poolBounds } from '../pool/poolBounds'
import { programOf } from '../uciClient/programOf'
import { threadsOf } from '../uciClient/threadsOf'
import { openProgramSearcher, programSearcherIdentity } from './programSearcher'
import { openQuestion } from './openQuestion'
import { requestFor } from './programWorker'
import type { EngineFailed, SearcherIdentity, SearchQuestion, SharedSearcher } from './searcher'

/** An engine that can search positions; nothing is started before {@link SearchEngine.open}. */
export interface SearchEngine {
  /** The identity that its searcher will have. */
  readonly identity: SearcherIdentity
  /** The number of positions searched side by side. */
  readonly width: number
  /** The number of nodes that it searches while our engine searches one. */
  readonly relativeSpeed: number
  /** Whether it knows all rules that may apply from the position of a question on. */
  plays(question: SearchQuestion): boolean
  /** @param signal aborts the opening @param niceness of its threads, 0 to 19 */
  open(signal: AbortSignal, niceness?: number): Promise<Result<SharedSearcher, EngineFailed>>
}

export interface SearchEngineParts {
  readonly core: Core
  /** The path of the compiled core. */
  readonly corePath: string
  /** The path of the compiled thread, `questionWorker.js`. */
  readonly questionWorker: string
  /** The path of the compiled thread for engines that are scripts, `scriptWorker.js`. */
  readonly scriptWorker: string
  readonly guard: OrphanGuard
}

const builtIn = (
  { corePath, questionWorker: workerFile }: SearchEngineParts,
  identity: SearcherIdentity,
  width: number,
): SearchEngine => ({
  identity,
  width,
  relativeSpeed: 1,
  plays: () => true,
  open: (_, niceness) => Promise.resolve(ok(ownSearcher({ corePath, workerFile, width, niceness }))),
})

const external = (
  { core, guard, scriptWorker }: SearchEngineParts,
  profile: EngineProfile,
  width: number,
): SearchEngine => {
  const { values } = profile
  const program = programOf(profile, scriptWorker)
  return {
    identity: programSearcherIdentity(program, values),
    width,
    relativeSpeed: relativeSpeedOf(profile),
    plays: question => {
      const opened = openQuestion(core, question)
      if (!opened.ok) return false
      using position = opened.value.position
      const request = requestFor(profile, question, { ...opened.value, position })
      return request.ok && !request.value.lacksMoves
    },
    open: (signal, niceness = 0) =>
      openProgramSearcher({ program, values, width, core, guard, signal, niceness }),
  }
}

/**
 * Positions searched side by side: as many as the threads that the user has set; our engine and a bundled one have more
 * by default.
 */
const widthOf = (profile: EngineProfile): number => {
  const isSet = typeof profile.values.Threads === 'number'
  if (profile.origin === 'external' || (profile.origin === 'builtIn' && isSet)) return threadsOf(profile)
  return ordinaryWidth(poolBounds())
}

/** Engines that can search positions: ours and external programs. */
export interface SearchEngines {
  /** The engine of a profile, with the user's settings. */
  of(profile: EngineProfile): SearchEngine
  /** Our own engine, regardless of the user's settings. */
  own(width: number): SearchEngine
}

export const searchEngines = (parts: SearchEngineParts): SearchEngines => {
  let identity: SearcherIdentity | undefined
  const own = (width: number): SearchEngine =>
    builtIn(parts, (identity ??= ownSearcherIdentity(parts.corePath)), width)
  return {
    own,
    of: profile =>
      profile.path === undefined ? own(widthOf(profile)) : external(parts, profile, widthOf(profile)),
  }
}
